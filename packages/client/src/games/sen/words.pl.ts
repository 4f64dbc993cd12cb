import { polishPlural } from '@sennik/engine'
import type { Words } from './words.en.ts'

const ravens = (count: number): string => `${count} ${polishPlural(count, 'kruk', 'kruki', 'kruków')}`

export const polish: Words = {
  ravens,
  lands: {
    0: 'Łąka śpiących owiec',
    1: 'Grzybowy domek',
    2: 'Papierowa łódka',
    3: 'Herbaciane wzgórza',
    4: 'Wieloryb nad dachami',
    5: 'Latarnia morska',
    6: 'Nocna karuzela',
    7: 'Wieża z zegarem',
    8: 'Dom, tylko większy',
    9: 'Drzewo kruków',
    T: 'Dwa balony',
    P: 'Luneta',
    S: 'Lustrzane jezioro',
  },
  actions: {
    T: { name: 'Weź 2', rule: 'Dobierz dwie karty, jedną zatrzymaj.' },
    P: { name: 'Podejrzyj 1', rule: 'Podejrzyj jedną dowolną krainę.' },
    S: { name: 'Zamień 2', rule: 'Zamień krainy z dwóch snów.' },
  },
  whenDrawn: 'Działania można użyć tylko wtedy, gdy ta karta przychodzi ze stosu zakrytego.',
  back: 'Zakryta',
  backText: 'Kraina, która leży zakryta. Co na niej jest, właściciel mógł już zapomnieć.',
}
