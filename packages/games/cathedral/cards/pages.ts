import type { CardPage, Lang } from '@sennik/engine'
import { type Area, LARGE_SIDE, SMALL_SIDE } from '../map.ts'
import { ICON_EFFECTS, PIECES, type Piece } from '../tracks.ts'
import { RITUAL_STEPS } from './ritual-track.ts'
import { CARD_WORDS, type CardLines, conditionsText, effectText, type Mark } from './text.ts'
import { TOKENS } from './tokens.ts'
import {
  type ActionFace,
  type BasicCombat,
  type CardFaces,
  type CardSource,
  type ConflictCard,
  type DevelopmentCard,
  type DreamCard,
  type NightmareCard,
  type NightmareSide,
  type RewardToken,
  type RitualStep,
  SECTIONS,
  type StartCard,
} from './vocabulary.ts'

/*
 * Every card, token and step as a page for people. Each says where it is from: our reconstruction is called one wherever it is read.
 */

const linesOf = (lang: Lang): CardLines => CARD_WORDS[lang].lines

const page = (
  name: string,
  lines: readonly string[],
  from: CardSource | 'reward' | 'track' | 'map',
  lang: Lang,
): CardPage => ({
  name,
  lines,
  provenance: CARD_WORDS[lang].sources[from],
})

/** What the action does for who takes it, agrees to it, opposes it. */
function sectionLines(face: ActionFace, lang: Lang): string[] {
  const { sections, lines } = CARD_WORDS[lang]
  return [
    ...SECTIONS.map(section => lines.section(sections[section], effectText(face[section], lang))),
    ...(face.action === 'fortify' ? [lines.limit(face.limit)] : []),
  ]
}

const startPage = (card: StartCard, lang: Lang): CardPage =>
  page(linesOf(lang).startCard(CARD_WORDS[lang].actions[card.action]), sectionLines(card, lang), card.from, lang)

const basicCombatPage = ({ attack, defence, from }: BasicCombat, lang: Lang): CardPage =>
  page(linesOf(lang).basicCombat, [linesOf(lang).fight(attack, defence)], from, lang)

export function developmentPage(card: DevelopmentCard, lang: Lang): CardPage {
  const lines = linesOf(lang)
  const body =
    card.kind === 'upgrade'
      ? [lines.upgrade(CARD_WORDS[lang].actions[card.action]), ...sectionLines(card, lang)]
      : [lines.event, effectText(card.effect, lang)]
  return page(
    `${card.id} ${card[lang]}`,
    [
      ...body,
      lines.fight(card.attack, card.defence),
      ...(card.points > 0 ? [lines.points(card.points)] : []),
      ...used(card, lang),
    ],
    card.from,
    lang,
  )
}

export function dreamPage(card: DreamCard, lang: Lang): CardPage {
  const lines = linesOf(lang)
  return page(
    `${card.id} ${card[lang]}`,
    [
      CARD_WORDS[lang].times[card.when],
      ...(card.conditions.length > 0 ? [lines.condition(conditionsText(card.conditions, lang))] : []),
      ...(card.cost.length > 0 ? [lines.cost(effectText(card.cost, lang))] : []),
      ...(card.reward.length > 0 ? [lines.reward(effectText(card.reward, lang))] : []),
      lines.points(card.points),
      ...(card.pieces > 0 ? [lines.pieces(card.pieces)] : []),
      ...used(card, lang),
    ],
    card.from,
    lang,
  )
}

function conflictPage(card: ConflictCard, lang: Lang): CardPage {
  const lines = linesOf(lang)
  return page(
    lines.conflict(card.id),
    [
      ...card.rows.map(({ attack, defence }, index) => lines.shadows(index + 1, attack, defence)),
      lines.victory(effectText(card.victory, lang)),
      lines.defeat(effectText(card.defeat, lang)),
      lines.stage(card.stage),
    ],
    card.from,
    lang,
  )
}

function nightmarePage(card: NightmareCard, lang: Lang): CardPage {
  const lines = linesOf(lang)
  return page(
    lines.nightmare(card.number, card[lang]),
    [
      lines.basicSide,
      ...nightmareSideLines(card.basic, lang),
      lines.advancedSide,
      ...nightmareSideLines(card.advanced, lang),
    ],
    card.from,
    lang,
  )
}

/** KK-2.20: a Nightmare in a game, by the side that lies up. */
export function nightmareInPlay(card: NightmareCard, isAdvanced: boolean, lang: Lang): CardPage {
  const lines = linesOf(lang)
  const [name, side] = isAdvanced ? [lines.advancedSide, card.advanced] : [lines.basicSide, card.basic]
  return page(lines.nightmare(card.number, card[lang]), [name, ...nightmareSideLines(side, lang)], card.from, lang)
}

/** What a side commands, and when it ends the game. */
const nightmareSideLines = ({ command, limit }: NightmareSide, lang: Lang): readonly string[] => [
  linesOf(lang).command(effectText(command, lang, 'nightmare')),
  limit === undefined ? linesOf(lang).noDevourLimit : linesOf(lang).devourLimit(...limit),
]

const tokenPage = (token: RewardToken, lang: Lang): CardPage =>
  page(
    linesOf(lang).token(token.id, CARD_WORDS[lang].colours[token.colour]),
    [effectText(token.effect, lang)],
    'reward',
    lang,
  )

function stepPage(step: RitualStep, number: number, lang: Lang): CardPage {
  const { lines, stepKinds, symbols } = CARD_WORDS[lang]
  return page(
    lines.step(number, stepKinds[step.kind]),
    [
      lines.price(step.symbols.map(symbol => symbols[symbol])),
      ...(step.kind === 'vision' ? [effectText(step.effect, lang), lines.orCommand] : []),
      ...(step.points > 0 ? [lines.points(step.points)] : []),
    ],
    'track',
    lang,
  )
}

/** When a card is in the game. */
const used = ({ stage, players }: DevelopmentCard | DreamCard, lang: Lang): string[] => [
  linesOf(lang).stage(stage),
  ...(players > 2 ? [linesOf(lang).players(players)] : []),
]

/** KK-9.4: a piece of the Cathedral, and what its space shows once it is gone. */
function piecePage({ id, icon, colour, needs }: Piece, lang: Lang): CardPage {
  const { lines, marks, colours } = CARD_WORDS[lang]
  return page(
    lines.piece(id),
    [
      icon === undefined ? lines.nothing : icon in marks ? marks[icon as Mark] : effectText(ICON_EFFECTS[icon], lang),
      lines.fork(colours[colour], needs),
    ],
    'track',
    lang,
  )
}

/** KK-D39, KK-D40: an area by its number, as it is on both sides of the board. */
function areaPage(large: Area, index: number, lang: Lang): CardPage {
  const { lines, symbols } = CARD_WORDS[lang]
  const small = SMALL_SIDE.find(({ en }) => en === large.en)
  const beside = (side: readonly Area[], { adjacent }: Area): string[] =>
    adjacent.map(id => side.find(area => area.id === id)![lang])
  return page(
    lines.area(index + 1, large[lang]),
    [
      // The symbol of an area may differ from side to side.
      ...(small === undefined
        ? []
        : [lines.areaSymbol(symbols[small.symbol]), lines.adjacent('2', beside(SMALL_SIDE, small))]),
      lines.areaSymbol(symbols[large.symbol]),
      lines.adjacent(large.onlyFour ? '4' : AT_LARGE_TABLES[lang], beside(LARGE_SIDE, large)),
      ...(large.corner ? [lines.corner] : []),
      ...(large.cathedral ? [lines.besideCathedral] : []),
      ...(large.onlyFour ? [lines.fourOnly] : []),
    ],
    'map',
    lang,
  )
}

const AT_LARGE_TABLES: { readonly [L in Lang]: string } = { pl: '3 i 4', en: '3 and 4' }

/** Every card of a set, then what lies on the boards. */
export const cardPages = (faces: CardFaces, lang: Lang): readonly CardPage[] => [
  ...faces.start.map(card => startPage(card, lang)),
  basicCombatPage(faces.basicCombat, lang),
  ...faces.development.map(card => developmentPage(card, lang)),
  ...faces.dreams.map(card => dreamPage(card, lang)),
  ...faces.conflicts.map(card => conflictPage(card, lang)),
  ...faces.nightmares.map(card => nightmarePage(card, lang)),
  ...TOKENS.map(token => tokenPage(token, lang)),
  ...RITUAL_STEPS.map((step, index) => stepPage(step, index + 1, lang)),
  ...PIECES.map(piece => piecePage(piece, lang)),
  ...LARGE_SIDE.map((area, index) => areaPage(area, index, lang)),
]
