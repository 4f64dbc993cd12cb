import { polishPlural } from '@sennik/engine'
import type { RefusalWords } from './words.ts'

export const polish: RefusalWords = {
  clause: ({ clause }) => `Zasady teraz na to nie pozwalają (${clause}).`,
  stale: () => 'Od twojego wyboru na stole coś się zmieniło. Spójrz jeszcze raz i wybierz ponownie.',
  notYourDecision: () => 'To nie twoja decyzja. Poczekaj, aż przyjdzie twoja kolej.',
  notYourSeat: () => 'To miejsce należy do kogoś innego. Wejdź na swoje miejsce albo jako widz.',
  nothingToUndo: () =>
    'Nie masz czego cofnąć: od tamtej chwili ktoś się czegoś dowiedział, dobrał kartę albo wykonał ruch.',
  noSuchTable: () => 'Nie ma takiego stołu. Sprawdź link albo poproś o nowy.',
  expired: () => 'Przy tym stole nikt nie zaczął gry i stół jest już zamknięty. Otwórz nowy.',
  tableFull: () => 'Wszystkie miejsca są zajęte. Możesz popatrzeć albo otworzyć własny stół.',
  seatTaken: () => 'Ktoś właśnie zajął to miejsce. Wybierz inne.',
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
    `Nie dało się tego odczytać${where === '' ? '' : ` (miejsce: ${where})`}. Dozwolone: ${expected}.`,
  noSuchPage: () => 'Pod tym adresem niczego nie ma.',
  wrongOrigin: () => 'Ta prośba przyszła z innej strony i nie została wykonana.',
  restarting: () => 'Serwer uruchamia się ponownie. Nic nie przepadło; spróbuj za chwilę.',
  broken: () => 'Coś zepsuło się po naszej stronie. Twoja gra jest bezpieczna; spróbuj ponownie.',
}
