import { type Here, isSingle, type Kind, kindsOf, nearLast, type Property, withNeighbours } from './areas.ts'
import type { AreaWord, Selector } from './vocabulary.ts'

type Form = 'one' | 'many'

/** Instead of an article, before the noun, or after it. */
type Saying = { readonly which: string } | { readonly before: string } | { readonly after: string }
const which = (word: string): Saying => ({ which: word })
const before = (word: string): Saying => ({ before: word })
const after = (phrase: string): Saying => ({ after: phrase })

const WORDS: { readonly [W in Exclude<AreaWord, 'here'>]: readonly [has: Saying, lacks: Saying] } = {
  any: [which('any'), which('no')],
  mine: [after('you control'), after('you do not control')],
  present: [after('where you are present'), after('where you are not present')],
  fort: [after('with your fort'), after('without your fort')],
  stronghold: [after('with your stronghold'), after('without your stronghold')],
  corner: [before('corner'), before('non-corner')],
  cathedral: [after('beside the Cathedral'), after('not beside the Cathedral')],
  marked: [before('marked'), before('unmarked')],
  eye: [after('with the Eye'), after('without the Eye')],
  hand: [after('with the Hand'), after('without the Hand')],
  flame: [after('with the Flame'), after('without the Flame')],
  root: [after('with the Root'), after('without the Root')],
  winged: [after('with your Winged'), after('without your Winged')],
  nightmare: [after('with a Nightmare'), after('without a Nightmare')],
  won: [after('where you won a conflict this turn'), after('where you won no conflict this turn')],
  shadows: [after('that shadows control'), after('that shadows do not control')],
  empty: [before('empty'), before('non-empty')],
  foe: [after('where a rival is present'), after('where no rival is present')],
  foeHeld: [after('that a rival controls'), after('that no rival controls')],
  foeFort: [after('with a rival’s fort'), after('without a rival’s fort')],
}

const BESIDE: { readonly [W in AreaWord]?: string } = {
  fort: 'your fort',
  stronghold: 'your stronghold',
  winged: 'your Winged',
  nightmare: 'a Nightmare',
}

/** `marked areas you control` */
export function areasEnglish(selector: Selector, form: Form, here: Here): string {
  if (selector === 'stronghold') return 'your stronghold'
  if (selector === 'winged') return 'the area with your Winged'
  const these = withNeighbours(selector)
  if (these !== undefined) {
    const first = areasEnglish(these, isSingle(these) ? 'one' : form, here)
    return `${first} or ${form === 'one' ? 'an adjacent one' : 'adjacent ones'}`
  }
  return kindsOf(selector)
    .map(kind => kindText(kind, form, here))
    .join(' or ')
}

/** Without an article: `marked area` after "each", `areas you control` after a number. */
export const bareAreasEnglish = (selector: Selector, form: Form, here: Here): string =>
  areasEnglish(selector, form, here).replace(/^(?:an?|any) /u, '')

function kindText(kind: Kind, form: Form, here: Here): string {
  const words: string[] = []
  const phrases: string[] = []
  let determiner = ''
  for (const property of nearLast(kind)) {
    const saying = propertyText(property, here)
    if ('which' in saying) determiner ||= saying.which
    else if ('before' in saying) words.push(saying.before)
    else phrases.push(saying.after)
  }
  // "Any" says nothing beside another property.
  if (determiner === 'any' && kind.length > 1) determiner = ''
  const noun = [...words, form === 'one' ? 'area' : 'areas', joined(phrases)].filter(word => word !== '').join(' ')
  if (determiner !== '') return `${determiner} ${noun}`
  return form === 'one' ? `${/^[aeiou]/u.test(noun) ? 'an' : 'a'} ${noun}` : noun
}

const joined = (phrases: readonly string[]): string =>
  phrases
    .map((phrase, index) => {
      if (index === 0 || phrase.startsWith('without ')) return phrase
      return phrase.startsWith('you ') ? `and that ${phrase}` : `and ${phrase}`
    })
    .join(' ')

function propertyText(property: Property, here: Here): Saying {
  if ('near' in property) return nearText(property.near, property.holds, here)
  if (property.word === 'here') {
    if (!property.holds) return before('other')
    return which(here === 'area' ? 'this' : 'its')
  }
  const [has, lacks] = WORDS[property.word]
  return property.holds ? has : lacks
}

function nearText(of: Selector, holds: boolean, here: Here): Saying {
  if (of === 'here' && holds) return before('adjacent')
  const named = typeof of === 'string' ? BESIDE[of] : undefined
  return after(`${holds ? 'next to' : 'away from'} ${named ?? areasEnglish(of, 'one', here)}`)
}
