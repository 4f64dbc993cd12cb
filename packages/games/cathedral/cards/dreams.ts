import type { Condition, DreamCard, DreamTime, Effect, Players, Stage } from './vocabulary.ts'
import { both, discard, draw, not, produce, spend } from './write.ts'

/*
 * The Dreams of both stages.
 * A reconstruction: the printed cards are not public. These are ours, made to fit every number and example of the rulebook; whoever owns the
 * box can play with the printed ones (`cards/read.ts`). The order is the numbering that records and positions use.
 */

interface DreamRest {
  readonly players?: Players
  readonly conditions?: readonly Condition[]
  readonly cost?: Effect
  readonly reward?: Effect
}

const dreamOf =
  (stage: Stage) =>
  (
    id: string,
    en: string,
    pl: string,
    when: DreamTime,
    points: number,
    pieces: number,
    { players = 2, conditions = [], cost = [], reward = [] }: DreamRest,
  ): DreamCard => ({ id, en, pl, stage, players, when, conditions, cost, reward, points, pieces, from: 'ours' })

const dream1 = dreamOf(1)
const dream2 = dreamOf(2)

/** Name, when it may be played, points, pieces of the Cathedral. */
export const DREAMS: readonly DreamCard[] = [
  dream1('S01', 'Procession', 'Procesja', 'end', 2, 1, { conditions: [{ is: 'presence', count: 5, at: 'any' }] }),
  dream1('S02', 'Four Signs', 'Cztery Znaki', 'end', 3, 1, { conditions: [{ is: 'symbols', count: 4 }] }),
  dream1('S03', 'Round the Altar', 'Wokół Ołtarza', 'end', 3, 1, {
    conditions: [{ is: 'controls', count: 3, at: 'cathedral' }],
  }),
  dream1('S04', 'Outer Lands', 'Zewnętrzne Ziemie', 'end', 2, 2, {
    conditions: [{ is: 'controls', count: 3, at: not('cathedral') }],
  }),
  dream1('S05', 'Twin Towers', 'Bliźniacze Wieże', 'end', 1, 1, { conditions: [{ is: 'forts', count: 2, level: 1 }] }),
  dream1('S06', 'The Spire', 'Iglica', 'end', 2, 1, { conditions: [{ is: 'forts', count: 1, level: 2 }] }),
  dream1('S07', 'Garden of Stone', 'Kamienny Ogród', 'end', 3, 1, {
    conditions: [{ is: 'forts', count: 3, level: 1 }],
  }),
  dream1('S08', 'Crowded Sleep', 'Tłoczny Sen', 'end', 2, 1, {
    conditions: [{ is: 'crowds', followers: 3, count: 2, at: 'any' }],
  }),
  dream1('S09', 'The Host', 'Zastęp', 'end', 2, 1, { conditions: [{ is: 'followers', count: 10, at: 'any' }] }),
  dream1('S10', 'Empty Hands', 'Puste Dłonie', 'any', 2, 0, { cost: [discard(3)] }),
  dream1('S11', 'Blood Price', 'Cena Krwi', 'any', 2, 1, { cost: [spend(3, 'any')] }),
  dream1('S12', 'First Blood', 'Pierwsza Krew', 'end', 1, 1, {
    conditions: [{ is: 'won', count: 1, against: 'shadow' }],
    reward: [draw(1)],
  }),
  dream1('S13', 'Two Victories', 'Dwa Zwycięstwa', 'myEnd', 3, 2, {
    conditions: [{ is: 'won', count: 2, against: 'any' }],
  }),
  dream1('S14', 'Rivals', 'Rywale', 'end', 3, 1, {
    players: 3,
    conditions: [{ is: 'won', count: 1, against: 'player' }],
  }),
  dream1('S15', 'The Whisperer', 'Szepczący', 'end', 1, 1, {
    conditions: [{ is: 'converted', count: 1 }],
    reward: [draw(1)],
  }),
  dream1('S16', 'Ascent', 'Wspinaczka', 'end', 2, 1, { conditions: [{ is: 'climbed', count: 3 }] }),
  dream1('S17', 'The First Seal', 'Pierwsza Pieczęć', 'end', 1, 1, {
    conditions: [{ is: 'climbedTo', step: 3, markers: 1 }],
  }),
  dream1('S18', 'Two Lanterns', 'Dwie Latarnie', 'end', 2, 1, {
    conditions: [{ is: 'climbedTo', step: 3, markers: 2 }],
  }),
  dream1('S19', 'Choir of Limbo', 'Chór Limbo', 'any', 2, 0, {
    conditions: [{ is: 'limbo', count: 3 }],
    reward: [produce(1, 'mine')],
  }),
  dream1('S20', 'Uninvited', 'Nieproszony', 'end', 1, 0, {
    players: 3,
    conditions: [{ is: 'wingedAt', at: 'foeHeld' }],
    reward: [draw(1)],
  }),
  dream1('S21', 'Far Flight', 'Daleki Lot', 'end', 1, 1, {
    players: 4,
    conditions: [{ is: 'wingedAt', at: both('corner', not('stronghold')) }],
    reward: [draw(1)],
  }),
  dream1('S22', 'The Learned', 'Uczeni', 'end', 2, 1, { conditions: [{ is: 'upgrades', count: 4 }] }),
  dream1('S23', 'The Hoard', 'Skarbiec', 'any', 1, 0, { conditions: [{ is: 'hand', count: 7 }] }),
  dream1('S24', 'Mason’s Night', 'Noc Murarza', 'end', 2, 1, { conditions: [{ is: 'built', count: 2 }] }),
  dream1('S25', 'Nativity', 'Narodziny', 'end', 2, 1, { players: 3, conditions: [{ is: 'produced', count: 4 }] }),
  dream1('S26', 'Unbroken Road', 'Nieprzerwana Droga', 'end', 2, 1, {
    players: 3,
    conditions: [{ is: 'chain', count: 4 }],
  }),
  dream1('S27', 'Under the Sign', 'Pod Znakiem', 'end', 2, 1, {
    players: 4,
    conditions: [{ is: 'controls', count: 2, at: 'marked' }],
  }),
  dream2('S28', 'Dominion', 'Dominium', 'end', 4, 1, { conditions: [{ is: 'controls', count: 5, at: 'any' }] }),
  dream2('S29', 'Ring of the Cathedral', 'Krąg Katedry', 'end', 5, 1, {
    conditions: [{ is: 'controls', count: 4, at: 'cathedral' }],
  }),
  dream2('S30', 'Watchtowers', 'Strażnice', 'end', 4, 1, { conditions: [{ is: 'forts', count: 2, level: 2 }] }),
  dream2('S31', 'The Tower', 'Wieża', 'end', 3, 1, { conditions: [{ is: 'forts', count: 1, level: 3 }] }),
  dream2('S32', 'City of Stone', 'Kamienne Miasto', 'end', 4, 1, { conditions: [{ is: 'levels', count: 6 }] }),
  dream2('S33', 'The Second Seal', 'Druga Pieczęć', 'end', 3, 1, {
    conditions: [{ is: 'climbedTo', step: 7, markers: 1 }],
  }),
  dream2('S34', 'Twin Ascent', 'Bliźniacze Wejście', 'end', 5, 1, {
    conditions: [{ is: 'climbedTo', step: 7, markers: 2 }],
  }),
  dream2('S35', 'Massacre', 'Masakra', 'myEnd', 5, 2, { conditions: [{ is: 'won', count: 2, against: 'any' }] }),
  dream2('S36', 'Vendetta', 'Wendeta', 'end', 4, 1, {
    players: 3,
    conditions: [{ is: 'won', count: 1, against: 'player' }],
  }),
  dream2('S37', 'Fed to the Dark', 'Nakarmieni Mrokiem', 'any', 3, 0, { conditions: [{ is: 'devoured', count: 2 }] }),
  dream2('S38', 'Tamed Horror', 'Oswojona Groza', 'end', 2, 0, {
    conditions: [{ is: 'nightmaresAt', count: 1, at: 'mine' }],
  }),
  dream2('S39', 'Master of Nightmares', 'Pan Koszmarów', 'end', 3, 0, {
    conditions: [{ is: 'commanded', count: 1 }],
    cost: [spend(1, 'any')],
  }),
  dream2('S40', 'The Wise', 'Mędrcy', 'end', 4, 1, { conditions: [{ is: 'upgrades', count: 6 }] }),
  dream2('S41', 'The Legion', 'Legion', 'end', 4, 1, {
    players: 4,
    conditions: [{ is: 'followers', count: 13, at: 'any' }],
  }),
  dream2('S42', 'Burned Library', 'Spalona Biblioteka', 'any', 3, 0, { cost: [discard(5)] }),
  dream2('S43', 'Hecatomb', 'Hekatomba', 'any', 4, 1, { cost: [spend(5, 'any')] }),
  dream2('S44', 'Emperor of Sleep', 'Cesarz Snu', 'end', 4, 1, { players: 4, conditions: [{ is: 'mostAreas' }] }),
  dream2('S45', 'Three Crowds', 'Trzy Tłumy', 'end', 4, 1, {
    players: 3,
    conditions: [{ is: 'crowds', followers: 3, count: 3, at: 'any' }],
  }),
  dream2('S46', 'Three Thrones', 'Trzy Trony', 'end', 4, 1, {
    players: 3,
    conditions: [{ is: 'fortSymbols', count: 3 }],
  }),
]
