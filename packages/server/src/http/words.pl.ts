import type { ApiWords } from './words.ts'

export const polish: ApiWords = {
  introduce:
    'Przedstawia to urządzenie: daje mu klucz w ciasteczku oraz imię i znak. Znane urządzenie zmienia imię i znak.',
  me: 'Kim jest to urządzenie.',
  changeMe: 'Zmienia imię lub znak.',
  myTables: 'Stoły, przy których to urządzenie ma miejsce, a gra trwa lub dopiero czeka, od ostatnio zmienionego.',
  openTable: 'Otwiera stół. To samo `id` nigdy nie otworzy dwóch.',
  quickPlay: 'Zajmuje miejsce przy jakimś otwartym stole tej gry albo otwiera stół, który czeka na innych.',
  waiting: 'Otwarte stoły, które na kogoś czekają, od najnowszego.',
  table: 'Stół tak, jak może go znać każdy.',
  cards: 'Zestaw kart stołu, przy którym nie gra się kartami z pudełka, jako plik. `cards` stołu to jego skrót.',
  record: 'Zapis skończonej gry, który sprawdza `sennik verify`.',
  title: 'Serwer od zewnątrz',
  intro: 'O wszystko, o co strona Sennika pyta serwer, może zapytać każdy program.',
  live: 'Połączenie ze stołem: jedno gniazdo na jeden stół. Najpierw powiedz `enter`; potem serwer mówi, co się dzieje.',
  query: 'Parametry',
  body: 'Treść',
  answer: 'Odpowiedź',
  clientSays: 'Co mówi klient',
  houseSays: 'Co mówi serwer',
  refusals: 'Każda odpowiedź inna niż 2xx ma tę postać; `message` jest dla ludzi.',
  forGuests: 'wymaga klucza urządzenia',
  machine: 'To samo dla maszyn',
  otherLanguage: 'in English',
}
