import { polishPlural } from '@sennik/engine'

/** A noun with a number: what one does something to (`2 karty`, `5 kart`), and up to how many (`do 2 kart`). */
interface Counted {
  (count: number): string
  /** `do 2 kart`, but `1 kartę`: what one may do less of. */
  upTo(count: number): string
  /** `najwyżej 2 karty`: the same, where another "do" follows or a goal could be meant. */
  atMost(count: number): string
}

function counted(one: string, few: string, many: string): Counted {
  const exactly = (count: number): string => `${count} ${polishPlural(count, one, few, many)}`
  return Object.assign(exactly, {
    upTo: (count: number): string => (count === 1 ? `1 ${one}` : `do ${count} ${many}`),
    atMost: (count: number): string => `${count === 1 ? '' : 'najwyżej '}${exactly(count)}`,
  })
}

export const cards = counted('kartę', 'karty', 'kart')
export const randomCards = counted('losową kartę', 'losowe karty', 'losowych kart')
export const stage2Cards = counted('kartę etapu 2', 'karty etapu 2', 'kart etapu 2')
export const upgrades = counted('ulepszenie', 'ulepszenia', 'ulepszeń')
export const dreams = counted('sen', 'sny', 'snów')
export const stage2Dreams = counted('sen etapu 2', 'sny etapu 2', 'snów etapu 2')
export const followers = counted('wyznawcę', 'wyznawców', 'wyznawców')
export const ownFollowers = counted('swojego wyznawcę', 'swoich wyznawców', 'swoich wyznawców')
export const foeFollowers = counted('wyznawcę rywala', 'wyznawców rywali', 'wyznawców rywali')
export const devouredFollowers = counted('pożartego wyznawcę', 'pożartych wyznawców', 'pożartych wyznawców')
export const ownDevoured = counted(
  'swojego pożartego wyznawcę',
  'swoich pożartych wyznawców',
  'swoich pożartych wyznawców',
)
export const shadows = counted('cień', 'cienie', 'cieni')
export const units = counted('jednostkę', 'jednostki', 'jednostek')
export const foreignUnits = counted('cudzą jednostkę', 'cudze jednostki', 'cudzych jednostek')
export const levels = counted('poziom fortecy', 'poziomy fortec', 'poziomów fortec')
export const foeLevels = counted('poziom fortecy rywala', 'poziomy fortec rywali', 'poziomów fortec rywali')
export const forts = counted('fortecę', 'fortece', 'fortec')
export const points = counted('punkt ruchu', 'punkty ruchu', 'punktów ruchu')
export const conversions = counted('konwersję', 'konwersje', 'konwersji')
export const conflicts = counted('konflikt', 'konflikty', 'konfliktów')
export const wonConflicts = counted('wygrany konflikt', 'wygrane konflikty', 'wygranych konfliktów')
export const steps = counted('stopień', 'stopnie', 'stopni')
export const climbedSteps = counted('przebyty stopień', 'przebyte stopnie', 'przebytych stopni')
export const builtLevels = counted(
  'zbudowany poziom fortecy',
  'zbudowane poziomy fortec',
  'zbudowanych poziomów fortec',
)
export const newFollowers = counted(
  'wyprodukowanego lub umieszczonego wyznawcę',
  'wyprodukowanych lub umieszczonych wyznawców',
  'wyprodukowanych lub umieszczonych wyznawców',
)
export const madeConversions = counted('wykonaną konwersję', 'wykonane konwersje', 'wykonanych konwersji')
export const commands = counted('wydaną komendę', 'wydane komendy', 'wydanych komend')
export const areas = counted('obszar', 'obszary', 'obszarów')
export const joinedAreas = counted(
  'połączony ze sobą obszar',
  'połączone ze sobą obszary',
  'połączonych ze sobą obszarów',
)
