import type { CatCard, Colour, Food, Mark, NameSource, Provenance, SourceId, Worth } from './vocabulary.ts'

const from = (sources: readonly SourceId[], polishName: NameSource = 'invented'): Provenance => ({
  facts: 'known',
  polishName,
  sources,
})

type Needs = { readonly [F in Food]?: number }

/** A cat that eats exactly what is on its card and is worth a number of points. */
const cat = (
  id: string,
  [pl, en]: readonly [string, string],
  colours: readonly Colour[],
  exactly: Needs,
  points: number,
  provenance: Provenance,
  mark: Mark = 2,
): CatCard => ({ id, name: { pl, en }, colours, eats: { exactly }, worth: { points }, mark, provenance })

const perColour = (colour: Colour): Worth => ({ points: 1, each: { fed: colour } })

/** S2 says a flat 4 for each of these three; S3 has their texts, and S5 and S6 speak for it. */
const SCORING: Provenance = {
  facts: 'single',
  polishName: 'invented',
  sources: ['S2', 'S3', 'S5', 'S6'],
  note: {
    pl: 'Kolory, jedzenie i znak znane; punktacja z jednego źródła.',
    en: 'Colours, food and mark are known; how it scores is from one source.',
  },
}

/** The 22 cats of the main deck, one of each. */
export const CATS: readonly CatCard[] = [
  cat('shadow', ['Cień', 'Shadow'], ['black'], { tuna: 1 }, 1, from(['S2', 'S3'])),
  cat('jazz', ['Jazz', 'Jazz'], ['black'], { tuna: 1 }, 1, from(['S2', 'S3'])),
  cat('lily', ['Konwalia', 'Lily'], ['black'], { milk: 1 }, 2, from(['S2', 'S3']), 3),
  cat('blackberry', ['Jeżyna', 'Blackberry'], ['black'], { chicken: 2 }, 3, from(['S1', 'S2', 'S3'])),
  cat('keaton', ['Buster', 'Keaton'], ['black'], { milk: 2 }, 4, from(['S2', 'S3', 'S8'])),
  cat('pablo-picatso', ['Pablo Pikotso', 'Pablo Picatso'], ['black'], { tuna: 3 }, 6, from(['S2', 'S3'])),
  cat('chester', ['Czesio', 'Chester'], ['orange'], { tuna: 1 }, 1, from(['S2', 'S3']), 3),
  cat('bell', ['Dzwonek', 'Bell'], ['orange'], { chicken: 1 }, 1, from(['S2', 'S3'])),
  cat('bronte', ['Kikimora', 'Bronte'], ['orange'], { tuna: 2 }, 3, from(['S1', 'S2', 'S3', 'S4'], 'known')),
  cat('zeus', ['Zeus', 'Zeus'], ['orange'], { chicken: 2 }, 3, from(['S2', 'S3'])),
  cat('pumpkin', ['Dynia', 'Pumpkin'], ['orange'], { chicken: 2, milk: 1 }, 6, from(['S2', 'S3'])),
  cat('chairman-meow', ['Przewodniczący Miau', 'Chairman Meow'], ['orange'], { chicken: 3 }, 6, from(['S2', 'S3'])),
  cat('cooper', ['Kuper', 'Cooper'], ['white'], { chicken: 1 }, 1, from(['S2', 'S3']), 3),
  cat('gershon', ['Gerszon', 'Gershon'], ['white'], { chicken: 1 }, 1, from(['S2', 'S3'])),
  cat('snowflake', ['Śnieżynka', 'Snowflake'], ['white'], { milk: 1 }, 2, from(['S2', 'S3'])),
  cat('sparkle', ['Iskierka', 'Sparkle'], ['white'], { tuna: 2 }, 3, from(['S2', 'S3'])),
  cat(
    'sir-cuddleface',
    ['Kotangens', 'Sir Cuddleface'],
    ['white'],
    { milk: 2 },
    4,
    from(['S1', 'S2', 'S3', 'S4'], 'inferred'),
  ),
  cat('sox', ['Skarpetka', 'Sox'], ['white'], { tuna: 2, milk: 1 }, 6, from(['S2', 'S3'])),
  {
    id: 'alvin',
    name: { pl: 'Alwin', en: 'Alvin' },
    colours: ['black', 'orange'],
    eats: { exactly: { tuna: 1, milk: 1 } },
    worth: perColour('orange'),
    mark: 3,
    provenance: SCORING,
  },
  {
    id: 'dinah',
    name: { pl: 'Dina', en: 'Dinah' },
    colours: ['orange', 'white'],
    eats: { exactly: { chicken: 1, milk: 1 } },
    worth: perColour('white'),
    mark: 3,
    provenance: SCORING,
  },
  {
    id: 'luna',
    name: { pl: 'Luna', en: 'Luna' },
    colours: ['black', 'white'],
    eats: { exactly: { chicken: 1, tuna: 1 } },
    worth: perColour('black'),
    mark: 3,
    provenance: SCORING,
  },
  cat(
    'henriette',
    ['Mruczeł', 'Henriette Van Weelde'],
    ['black', 'orange', 'white'],
    { chicken: 1, tuna: 1, milk: 1 },
    5,
    from(['S2', 'S3', 'S4'], 'inferred'),
    4,
  ),
]
