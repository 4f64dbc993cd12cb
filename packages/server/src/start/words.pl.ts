import type { StartWords } from './words.ts'

export const polish: StartWords = {
  problems: {
    setting: ({ name, given, allowed }) => `${name} nie może mieć wartości „${given}”; dozwolone: ${allowed}.`,
    portTaken: ({ port }) =>
      `Port ${port} jest zajęty, może przez działający już Sennik. Zatrzymaj go albo wybierz inny port: SENNIK_PORT=${port + 1} npm start`,
    portForbidden: ({ port }) =>
      `System nie pozwala temu użytkownikowi otworzyć portu ${port}. Wybierz port powyżej 1023: SENNIK_PORT=8080 npm start`,
    hostUnknown: ({ host }) =>
      `Ten komputer nie ma adresu „${host}” (SENNIK_HOST). Podaj 0.0.0.0, by użyć wszystkich jego adresów, albo 127.0.0.1 tylko dla niego samego.`,
    storeNewer: ({ file, version, known }) =>
      `${file} pochodzi z nowszego Sennika (wersja pliku ${version}; ten zna ${known}). Uruchom nowszy. Plik pozostał bez zmian.`,
    storeCorrupt: ({ file }) =>
      `${file} jest uszkodzony i pozostał nietknięty. Podstaw kopię zapasową albo przenieś go, by zacząć od pustego domu.`,
    storeForeign: ({ file }) =>
      `${file} należy do innego programu i pozostał nietknięty. Wybierz inny folder: SENNIK_DATA=… npm start`,
    storeInUse: ({ file }) =>
      `${file} jest używany przez inny działający Sennik. Zatrzymaj go albo wybierz inny folder: SENNIK_DATA=… npm start`,
    storeNotWritable: ({ file }) =>
      `Ten użytkownik nie może utworzyć ani zapisać ${file}. Nadaj mu prawa albo wybierz inny folder: SENNIK_DATA=… npm start`,
  },
  open: (address, others) =>
    `Sennik jest otwarty: ${address}${others.length === 0 ? '' : `  (dla innych w twojej sieci: ${others.join(', ')})`}`,
  building: 'Przygotowuję strony…',
  closing: 'Zamykam. Nic nie przepadnie.',
}
