import type { StartWords } from './words.ts'

export const polish: StartWords = {
  problems: {
    setting: ({ name, given, allowed }) => `${name} nie może mieć wartości „${given}”; dozwolone: ${allowed.pl}.`,
    portTaken: ({ port }) =>
      `Port ${port} jest zajęty, może przez działający już Sennik. Zatrzymaj go albo wybierz inny port: SENNIK_PORT=${port + 1} npm start`,
    portForbidden: ({ port }) =>
      `System nie pozwala temu użytkownikowi otworzyć portu ${port}. Wybierz port powyżej 1023: SENNIK_PORT=8080 npm start`,
    hostUnknown: ({ host }) =>
      `Ten komputer nie ma adresu „${host}” (SENNIK_HOST). Podaj 0.0.0.0, by użyć wszystkich jego adresów, albo 127.0.0.1 tylko dla niego samego.`,
    storeNewer: ({ file, version, known }) =>
      `${file} pochodzi z nowszego Sennika (wersja pliku ${version}; ten zna ${known}). Uruchom nowszy. Plik pozostał bez zmian.`,
    storeCorrupt: ({ file }) =>
      `${file} jest uszkodzony i pozostał nietknięty. Podstaw kopię zapasową albo przenieś go, by zacząć od nowa.`,
    storeForeign: ({ file }) =>
      `${file} należy do innego programu i pozostał nietknięty. Wybierz inny katalog: SENNIK_DATA=… npm start`,
    storeInUse: ({ file }) =>
      `${file} jest używany przez inny działający Sennik. Zatrzymaj go albo wybierz inny katalog: SENNIK_DATA=… npm start`,
    storeNotWritable: ({ file }) =>
      `Ten użytkownik nie może utworzyć ani zapisać ${file} albo dysk jest tylko do odczytu. Nadaj mu prawa albo wybierz inny katalog: SENNIK_DATA=… npm start`,
    storeFull: ({ file }) =>
      `Na dysku nie ma miejsca na ${file}. Zwolnij miejsce i uruchom ponownie; nic nie przepadło.`,
    storeDisk: ({ file }) =>
      `Dysk nie odczytuje lub nie zapisuje ${file} tak, jak powinien: może jest pełny, przekroczono limit miejsca, psuje się albo został odłączony. Sprawdź go i uruchom ponownie.`,
    storeFailed: ({ file, reason }) =>
      `Nie da się otworzyć ${file} (${reason}). Podstaw kopię zapasową albo przenieś go, by zacząć od nowa.`,
    pagesNotBuilt: ({ reason }) =>
      `Nie udało się przygotować stron (${reason}). Zwolnij miejsce na dysku albo pozwól temu użytkownikowi pisać w katalogu Sennika i uruchom ponownie.`,
  },
  open: (address, others) =>
    `Sennik jest otwarty: ${address}${others.length === 0 ? '' : `  (dla innych w twojej sieci: ${others.join(', ')})`}`,
  backup: 'Kopia zapasowa w trakcie działania: npx sennik backup (sama kopia pliku sennik.sqlite nie wystarczy).',
  building: 'Przygotowuję strony…',
  closing: 'Zamykam. Nic nie przepadnie.',
}
