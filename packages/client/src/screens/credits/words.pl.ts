import type { Words } from './words.en.ts'

export const polish = {
  title: 'Podziękowania',
  icons: 'Obrazki',
  iconsText: 'Każda karta i każda scena to nasza własna kompozycja. Sylwetki w nich pochodzą ze zbioru',
  iconsLicence: 'Kolory, cięcia i zestawienia są nasze. Licencja:',
  by: author => `rysunki: ${author}`,
  unknown: 'inne osoby współtworzące zbiór',
  fonts: 'Litery',
  fontsText: 'Dwa kroje pisma, przycięte do potrzebnych liter, na licencji SIL Open Font License 1.1:',
  code: 'Kod',
  codeText: 'Sennik to wolne oprogramowanie na licencji MIT. © 2026 Sennik contributors.',
  rules: 'Zasady',
  rulesText:
    'Zasady są napisane naszymi słowami, a obrazki są nasze. Sennik nie jest związany z autorami ani wydawcami gier i nie jest przez nich firmowany; nazwy gier należą do ich właścicieli.',
  privacy: 'Co przechowujemy',
  privacyHouse:
    'Serwer przechowuje wybrane przez ciebie imię i znak, losowy klucz tego urządzenia w ciasteczku oraz rozegrane gry. Nic więcej: żadnych adresów e-mail, reklam ani śledzenia.',
  privacyDevice:
    'Gry z botami i przy jednym ekranie, ustawienia oraz postęp nauki zostają na tym urządzeniu. Znikną po wyczyszczeniu danych tej strony.',
  version: version => `Wersja ${version}`,
} satisfies Words
