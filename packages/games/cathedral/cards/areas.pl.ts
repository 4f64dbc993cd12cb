import { type Here, isSingle, type Kind, kindsOf, nearLast, type Property, withNeighbours } from './areas.ts'
import type { AreaWord, Selector } from './vocabulary.ts'

/** Cases of "obszar", in the singular and in the plural. */
type Form = 'nom' | 'gen' | 'loc' | 'genPl' | 'locPl' | 'accPl'

const NOUN: { readonly [F in Form]: string } = {
  nom: 'obszar',
  gen: 'obszaru',
  loc: 'obszarze',
  genPl: 'obszarów',
  locPl: 'obszarach',
  accPl: 'obszary',
}

/** Endings of "dowolny", of "sąsiedni", and "ten". */
const HARD: { readonly [F in Form]: string } = {
  nom: 'y',
  gen: 'ego',
  loc: 'ym',
  genPl: 'ych',
  locPl: 'ych',
  accPl: 'e',
}
const SOFT: { readonly [F in Form]: string } = {
  nom: 'i',
  gen: 'iego',
  loc: 'im',
  genPl: 'ich',
  locPl: 'ich',
  accPl: 'ie',
}
const THIS: { readonly [F in Form]: string } = {
  nom: 'ten',
  gen: 'tego',
  loc: 'tym',
  genPl: 'tych',
  locPl: 'tych',
  accPl: 'te',
}

/** Before the noun and agreeing with it, or after it and always the same. */
type Saying = { readonly before: string } | { readonly after: string }
const before = (stem: string): Saying => ({ before: stem })
const after = (phrase: string): Saying => ({ after: phrase })

const WORDS: { readonly [W in Exclude<AreaWord, 'here'>]: readonly [has: Saying, lacks: Saying] } = {
  any: [before('dowoln'), before('żadn')],
  mine: [after('pod swoją kontrolą'), after('poza swoją kontrolą')],
  present: [after('ze swoją obecnością'), after('bez swojej obecności')],
  fort: [after('ze swoją fortecą'), after('bez swojej fortecy')],
  stronghold: [after('ze swoją twierdzą'), after('bez swojej twierdzy')],
  corner: [before('narożn'), before('nienarożn')],
  cathedral: [after('obok Katedry'), after('bez styku z Katedrą')],
  marked: [before('oznaczon'), before('nieoznaczon')],
  eye: [after('z symbolem Oka'), after('bez symbolu Oka')],
  hand: [after('z symbolem Dłoni'), after('bez symbolu Dłoni')],
  flame: [after('z symbolem Płomienia'), after('bez symbolu Płomienia')],
  root: [after('z symbolem Korzenia'), after('bez symbolu Korzenia')],
  winged: [after('ze swoim skrzydlakiem'), after('bez swojego skrzydlaka')],
  nightmare: [after('z koszmarem'), after('bez koszmaru')],
  won: [after('swoich zwycięstw w tej turze'), after('bez swoich zwycięstw w tej turze')],
  shadows: [after('pod kontrolą cieni'), after('poza kontrolą cieni')],
  empty: [before('pust'), before('niepust')],
  foe: [after('z obecnością rywala'), after('bez obecności rywali')],
  foeHeld: [after('pod kontrolą rywala'), after('poza kontrolą rywali')],
  foeFort: [after('z fortecą rywala'), after('bez fortecy rywala')],
}

/** What an area is next to, in the genitive, where it has a shorter name than "obszaru …". */
const BESIDE: { readonly [W in AreaWord]?: string } = {
  fort: 'swojej fortecy',
  stronghold: 'swojej twierdzy',
  winged: 'swojego skrzydlaka',
  nightmare: 'koszmaru',
}

const STRONGHOLD: { readonly [F in Form]: string } = {
  nom: 'swoja twierdza',
  gen: 'swojej twierdzy',
  loc: 'swojej twierdzy',
  genPl: 'swoich twierdz',
  locPl: 'swoich twierdzach',
  accPl: 'swoje twierdze',
}

/** One area stays one, whatever its neighbours are. */
const ALONE: { readonly [F in Form]: Form } = {
  nom: 'nom',
  gen: 'gen',
  loc: 'loc',
  genPl: 'gen',
  locPl: 'loc',
  accPl: 'nom',
}

/** `oznaczonych obszarach pod swoją kontrolą` */
export function areasPolish(selector: Selector, form: Form, here: Here): string {
  if (selector === 'stronghold') return STRONGHOLD[form]
  const these = withNeighbours(selector)
  if (these !== undefined) {
    const first = areasPolish(these, isSingle(these) ? ALONE[form] : form, here)
    return `${first} lub sąsiedn${SOFT[form]}`
  }
  return kindsOf(selector)
    .map(kind => kindText(kind, form, here))
    .join(' lub ')
}

/** For a sentence whose subject is somebody or something else: `z twoją fortecą`. */
export const yours = (phrase: string): string => phrase.replaceAll(/\bze swo/gu, 'z two').replaceAll(/\bswo/gu, 'two')

function kindText(kind: Kind, form: Form, here: Here): string {
  const adjectives: string[] = []
  const phrases: string[] = []
  for (const property of nearLast(kind)) {
    const saying = propertyText(property, form, here)
    if ('before' in saying) adjectives.push(saying.before)
    else phrases.push(saying.after)
  }
  // "Dowolny" says nothing beside another property.
  const telling = adjectives.filter(word => kind.length === 1 || word !== `dowoln${HARD[form]}`)
  return [...telling, NOUN[form], joined(phrases)].filter(word => word !== '').join(' ')
}

/** `obok Katedry bez fortecy rywala`, `obok Katedry i pod swoją kontrolą` */
const joined = (phrases: readonly string[]): string =>
  phrases.map((phrase, index) => (index === 0 || phrase.startsWith('bez ') ? phrase : `i ${phrase}`)).join(' ')

function propertyText(property: Property, form: Form, here: Here): Saying {
  if ('near' in property) return nearText(property.near, property.holds, form, here)
  if (property.word === 'here') {
    if (!property.holds) return before(`inn${HARD[form]}`)
    return before(here === 'area' ? THIS[form] : 'jego')
  }
  const [has, lacks] = WORDS[property.word]
  const saying = property.holds ? has : lacks
  return 'before' in saying ? before(`${saying.before}${HARD[form]}`) : saying
}

function nearText(of: Selector, holds: boolean, form: Form, here: Here): Saying {
  if (of === 'here' && holds) return before(`sąsiedn${SOFT[form]}`)
  const named = typeof of === 'string' ? BESIDE[of] : undefined
  return after(`${holds ? 'obok' : 'z dala od'} ${named ?? areasPolish(of, 'gen', here)}`)
}
