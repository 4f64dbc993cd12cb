import type { ConflictCard, Effect, ShadowRow, Stage } from './vocabulary.ts'
import {
  banish,
  buildAnywhere,
  climb,
  command,
  convert,
  devour,
  discard,
  draw,
  either,
  fly,
  move,
  near,
  pay,
  place,
  play,
  produce,
  restore,
  shadow,
  shift,
  spend,
  wing,
} from './write.ts'

/*
 * The Conflict cards of both stages.
 * A reconstruction: the printed cards are not public. These are ours, made to fit every number and example of the rulebook; whoever owns the
 * box can play with the printed ones (`cards/read.ts`). The order is the numbering that records and positions use.
 */

/** Attack and Defence as on the card: `2/1`. */
type Fight = `${number}/${number}`

function row(fight: Fight): ShadowRow {
  const [attack, defence] = fight.split('/').map(Number)
  return { attack: attack!, defence: defence! }
}

const conflictOf =
  (stage: Stage) =>
  (id: string, [one, two, three]: readonly [Fight, Fight, Fight], victory: Effect, defeat: Effect): ConflictCard => ({
    id,
    stage,
    rows: [row(one), row(two), row(three)],
    victory,
    defeat,
    from: 'ours',
  })

const conflict1 = conflictOf(1)
const conflict2 = conflictOf(2)

/** Attack and Defence of 1, 2, 3 Shadows; Victory; Defeat. */
export const CONFLICTS: readonly ConflictCard[] = [
  conflict1('K01', ['1/0', '2/0', '3/0'], [place(1, 'here')], [discard(1)]),
  conflict1('K02', ['1/0', '2/0', '2/1'], [draw(2)], [shadow(1, near('here'))]),
  conflict1('K03', ['0/1', '1/1', '2/1'], [climb(1, 'path')], [spend(1, 'any')]),
  conflict1('K04', ['1/0', '2/1', '3/1'], [move(2)], [shadow(1, either('here', near('here')))]),
  conflict1('K05', ['1/0', '1/1', '2/1'], [buildAnywhere(1, 'here', 'free')], [discard(2)]),
  conflict1('K06', ['2/0', '2/0', '3/0'], [produce(2, 'mine')], [shadow(1, 'present')]),
  conflict1('K07', ['0/0', '1/0', '2/0'], [draw(2)], [discard(1)]),
  conflict1('K08', ['1/1', '2/1', '3/1'], [climb(1, 'vision')], [spend(1, near('here'))]),
  conflict1('K09', ['0/1', '1/1', '1/2'], [banish(1, 'shadow', near('here')), draw(1)], [shadow(1, 'here')]),
  conflict1('K10', ['1/0', '2/0', '3/0'], [convert(1, near('here'))], [spend(1, near('here'))]),
  conflict1('K11', ['1/1', '2/0', '3/0'], [wing(2), draw(1)], [discard(1)]),
  conflict1('K12', ['1/0', '2/1', '3/2'], [place(2, either('here', near('here')))], [shadow(2, near('here'))]),
  conflict1('K13', ['0/0', '2/0', '2/1'], [fly('any'), draw(1)], [shadow(1, near('here'))]),
  conflict1('K14', ['1/0', '1/0', '2/0'], [shift(2, 'present', 'here')], [discard(1)]),
  conflict1('K15', ['2/0', '3/0', '4/0'], [place(2, 'here'), draw(1)], [spend(1, 'any'), shadow(1, 'here')]),
  conflict1('K16', ['2/0', '3/0', '3/1'], [play(1)], [shadow(1, either('here', near('here')))]),
  conflict2('K17', ['1/1', '2/1', '3/1'], [command(1)], [shadow(1, near('here'))]),
  conflict2('K18', ['2/0', '3/0', '4/0'], [place(2, 'here')], [devour(1, 'own', 'any')]),
  conflict2('K19', ['1/0', '2/1', '3/1'], [draw(3)], [discard(1)]),
  conflict2('K20', ['1/1', '2/1', '3/2'], [climb(1, 'vision')], [shadow(2, near('here'))]),
  conflict2('K21', ['2/0', '3/0', '4/1'], [buildAnywhere(1, 'here', 'free')], [spend(1, 'any')]),
  conflict2('K22', ['1/0', '2/0', '3/1'], [command(1), draw(1)], [devour(1, 'own', 'any')]),
  conflict2('K23', ['2/0', '2/1', '3/1'], [convert(1, near('here'))], [shadow(1, either('here', near('here')))]),
  conflict2('K24', ['1/1', '2/1', '3/1'], [devour(1, 'shadow', 'any'), draw(1)], [discard(2)]),
  conflict2('K25', ['2/0', '3/0', '4/0'], [climb(2, 'path')], [spend(2, 'any')]),
  conflict2('K26', ['1/0', '3/0', '4/0'], [produce(3, 'mine')], [shadow(2, near('here'))]),
  conflict2('K27', ['2/0', '3/1', '4/1'], [command(2)], [devour(2, 'own', 'any')]),
  conflict2('K28', ['1/1', '2/2', '3/2'], [draw(1), play(1)], [discard(1)]),
  conflict2(
    'K29',
    ['2/0', '3/0', '5/0'],
    [pay([devour(1, 'own', 'any')], [climb(2, 'vision')])],
    [devour(1, 'own', 'any')],
  ),
  conflict2('K30', ['1/0', '2/1', '2/2'], [move(3)], [shadow(1, 'here')]),
  conflict2('K31', ['0/1', '1/2', '2/2'], [restore(1), draw(2)], [discard(1)]),
  conflict2(
    'K32',
    ['2/1', '3/1', '4/1'],
    [command(1), climb(1, 'path')],
    [spend(1, 'any'), shadow(1, either('here', near('here')))],
  ),
]
