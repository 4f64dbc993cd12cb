import { englishPlural } from '@sennik/engine'

export const english = {
  backs: {
    back: 'Development card, face down',
    'back-S': 'Dream, face down',
    'back-K': 'Conflict card, face down',
    'back-N': 'Nightmare, face down',
  },
  backText: 'A card that lies face down.',
  unit: (seat: number) => `Follower of seat ${seat + 1}`,
  unitText: 'A unit of a player. Three of one side fit into an area, more with some Fortify cards.',
  shadow: 'Shadow',
  shadowText: 'A unit that belongs to nobody. It fights with conflict cards.',
  winged: (seat: number) => `Winged of seat ${seat + 1}`,
  wingedText: 'It flies over the map and turns units that are not yours into your followers. It never fights.',
  fort: (level: number) => `Fort, level ${level}`,
  fortText: 'A level of a fort. A fort is worth points at the end and protects the area.',

  scene: {
    title: (area: string) => `Conflict: ${area}`,
    shadows: 'Shadows',
    you: 'You',
    units: (count: number) => `${count} ${englishPlural(count, 'unit', 'units')}`,
    fort: (level: number) => `Fort ${level}`,
    laid: (count: number) => `${count} ${englishPlural(count, 'card', 'cards')} face down`,
    nothingLaid: 'no card yet',
    most: (count: number) => `at most ${count}`,
    shadowsDraw: 'draw a conflict card when all is laid',
    devours: 'Losses are devoured.',
    noCard: 'no card',
    attack: 'Attack',
    defence: 'Defence',
    hits: (damage: number) => `${damage} damage`,
    noHits: 'no damage',
    wins: 'victory',
    retreats: 'retreat',
    beaten: 'defeat',
    phases: {
      order: 'It is decided who lays first.',
      laying: 'Cards are laid face down.',
      winner: 'Losses are taken; now the winner is settled.',
      leaving: 'The loser leaves the area.',
      reward: 'What the conflict card says comes last.',
    },
    revealed: 'Cards are revealed',
    sum: (attack: number, defence: number, damage: number) => `${attack} − ${defence} = ${damage}`,
    zoom: (card: string) => `Look closer: ${card}`,
  },
}

export type Words = typeof english
