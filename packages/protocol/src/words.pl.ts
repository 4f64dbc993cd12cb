import { polishPlural } from '@sennik/engine'
import { expectedInPolish } from './expected.ts'
import type { NameFlaw } from './name.ts'
import type { RefusalWords } from './words.ts'

const NAMES: { readonly [F in NameFlaw]: string } = {
  empty: 'W imieniu musi być choć jedna litera albo znak, który widać.',
  unseen: 'W tym imieniu jest znak, którego nie widać. Napisz je bez niego.',
  script:
    'W tym imieniu jest litera, której nie da się tu pokazać. Wybierz literę z pisma będącego w codziennym użyciu.',
  marks: 'Nad jedną z liter tego imienia spiętrzono zbyt wiele znaków. Trzy wystarczą.',
  wide: 'To imię jest za szerokie: mieszczą się 24 litery, a szerokie znaki zajmują miejsce dwóch.',
}

export const polish: RefusalWords = {
  clause: ({ clause }) => `Zasady teraz na to nie pozwalają (${clause}).`,
  stale: () => 'Od twojego wyboru na stole coś się zmieniło. Spójrz jeszcze raz i wybierz ponownie.',
  notYourDecision: () => 'To nie twoja decyzja. Poczekaj, aż przyjdzie twoja kolej.',
  notYourSeat: () => 'To miejsce należy do kogoś innego. Wejdź na swoje miejsce albo jako widz.',
  nothingToUndo: () =>
    'Nie masz czego cofnąć: od tamtej chwili ktoś się czegoś dowiedział, dobrał kartę albo wykonał ruch.',
  noSuchTable: () => 'Nie ma takiego stołu. Sprawdź link albo poproś o nowy.',
  expired: () => 'Przy tym stole nikt nie zaczął gry i stół jest już zamknięty. Otwórz nowy.',
  endless: ({ most }) =>
    `Ten stół jest zamknięty: wydarzyło się przy nim już ${most.toLocaleString('pl')} rzeczy, więcej, niż potrzebuje jakakolwiek gra, a końca nie widać. Otwórz nowy.`,
  tableFull: () => 'Wszystkie miejsca są zajęte. Możesz popatrzeć albo otworzyć własny stół.',
  seatTaken: () => 'Ktoś właśnie zajął to miejsce. Wybierz inne.',
  seatKept: () =>
    'To miejsce czeka na kogoś, kto grał tu przed chwilą. Po pięciu minutach może je zająć każdy; do tego czasu możesz popatrzeć.',
  alreadyBegan: () => 'Gra już się zaczęła. Możesz popatrzeć.',
  notBegan: () => 'Gra jeszcze się nie zaczęła. Poczekaj na rozdanie kart.',
  notOver: () => 'Gra jeszcze trwa. To zobaczysz na jej końcu.',
  notHost: () => 'Może to zrobić tylko ta osoba, która otworzyła stół.',
  over: () => 'Gra jest skończona. Zagraj jeszcze raz albo obejrzyj jej przebieg.',
  needGuest: () => 'Jeszcze się nie znamy. Najpierw podaj swoje imię.',
  tooManyTables: () => 'Czeka na ciebie zbyt wiele stołów. Najpierw dokończ którąś grę albo wstań od któregoś stołu.',
  tooFast: ({ seconds }) =>
    `Za dużo naraz. Spróbuj ponownie za ${seconds} ${polishPlural(seconds, 'sekundę', 'sekundy', 'sekund')}.`,
  tooLarge: ({ bytes }) =>
    `To za długie. Przyjmujemy najwyżej ${bytes} ${polishPlural(bytes, 'bajt', 'bajty', 'bajtów')}.`,
  wrongVersion: () => 'Ta strona jest starsza niż serwer. Wczytaj ją ponownie.',
  badMessage: ({ where, expected }) =>
    `Nie dało się tego odczytać${where === '' ? '' : ` (miejsce: ${where})`}. Dozwolone: ${expectedInPolish(expected)}.`,
  badName: ({ flaw }) => NAMES[flaw],
  noSuchPage: () => 'Pod tym adresem niczego nie ma.',
  wrongOrigin: () =>
    'Ta prośba przyszła z innej strony i nie została wykonana. Jeśli to ta sama strona za serwerem pośredniczącym (proxy), jej adres trzeba podać w zmiennej SENNIK_ORIGIN.',
  unknownHost: () =>
    'Ten serwer nie odpowiada pod nazwą z tego adresu, bo mogła ją tu skierować każda obca strona. Jeśli to twój serwer, uruchom go z tym adresem w zmiennej SENNIK_ORIGIN, na przykład SENNIK_ORIGIN=https://sennik.example npm start. Do tego czasu działa adres złożony z cyfr, taki jak http://192.168.1.5:8080.',
  restarting: () => 'Serwer uruchamia się ponownie. Nic nie przepadło; spróbuj za chwilę.',
  broken: () => 'Coś zepsuło się po naszej stronie. Twoja gra jest bezpieczna; spróbuj ponownie.',
}
