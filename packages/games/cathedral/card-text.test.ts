import { LANGS, type Lang } from '@sennik/engine'
import { describe, expect, test } from 'vitest'
import { BUILT_IN } from './cards/built-in.ts'
import * as polish from './cards/nouns.pl.ts'
import { cardPages } from './cards/pages.ts'
import { readConditions, readEffect } from './cards/read-effect.ts'
import { conditionsText, effectText } from './cards/text.ts'
import { TOKENS } from './cards/tokens.ts'
import { AREA_WORDS } from './cards/vocabulary.ts'

const pagesIn = (lang: Lang) => cardPages(BUILT_IN, lang)

const both = (text: string, here: 'area' | 'nightmare' = 'area'): readonly string[] =>
  LANGS.map(lang => effectText(readEffect(text), lang, here))

describe.each(LANGS)('every card, nightmare, token and step in %s', lang => {
  test('is told without a gap, and says where it is from', () => {
    const pages = pagesIn(lang)
    expect(pages).toHaveLength(5 + 1 + 96 + 46 + 32 + 8 + 13 + 17 + 13 + 20)
    for (const { name, lines, provenance } of pages)
      for (const sentence of [name, ...lines, provenance]) {
        expect(sentence).not.toMatch(/undefined|null|NaN|\[object| {2}|\.\./)
        expect(sentence.trim()).not.toBe('')
      }
  })

  test('KK-D32: our reconstructions are called that, wherever a card is read', () => {
    const ours = { pl: /odtworzon(a|y|e) przez nas/, en: /reconstructed by us/ }[lang]
    for (const { provenance } of pagesIn(lang)) expect(provenance).toMatch(ours)
  })

  test('KK-12.6 KK-D31: the rewards of the Forked Paths do what the rulebook says; their colours are ours', () => {
    const rewards = pagesIn(lang).filter(({ name }) => /T\d\d/.test(name))
    expect(rewards).toHaveLength(TOKENS.length)
    for (const { provenance } of rewards)
      expect(provenance).toBe(
        {
          pl: 'działanie z instrukcji, kolor i numer odtworzone przez nas',
          en: 'its effect from the rulebook, its colour and number reconstructed by us',
        }[lang],
      )
  })

  test('a step and a space of a track are no cards of the publisher', () => {
    const [step] = pagesIn(lang).filter(({ name }) => /^(Stopień|Step) 1:/.test(name))
    expect(step!.provenance).toBe({ pl: 'tor odtworzony przez nas', en: 'track reconstructed by us' }[lang])
  })

  test('every sentence is one: a capital, a full stop, no word of the other language', () => {
    for (const { lines } of pagesIn(lang))
      for (const line of lines) {
        expect(line).toMatch(/^[\p{Lu}\d].*\.$/u)
        if (lang === 'en') expect(line).not.toMatch(/[ąćęłńóśźż]/iu)
        else expect(line).not.toMatch(/\b(the|your|with|of|and)\b/u)
      }
  })
})

test('the numbers on a card are the same in both languages', () => {
  const numbers = (lines: readonly string[]): string[] => lines.join(' ').match(/\d+/g) ?? []
  const english = pagesIn('en')
  pagesIn('pl').forEach(({ lines }, index) => {
    expect(numbers(lines)).toEqual(numbers(english[index]!.lines))
  })
})

test('different effects read differently', () => {
  for (const lang of LANGS) {
    const texts = new Map<string, string>()
    for (const card of BUILT_IN.development) {
      const effects = card.kind === 'event' ? [card.effect] : [card.main, card.agree, card.oppose]
      for (const effect of effects) {
        const text = effectText(effect, lang)
        const form = JSON.stringify(effect)
        expect(texts.get(text) ?? form).toBe(form)
        texts.set(text, form)
      }
    }
  }
})

describe('effects', () => {
  test.each([
    ['draw 1', 'Dobierz 1 kartę.', 'Draw 1 card.'],
    [
      'draw 3; play all',
      'Dobierz 3 karty. Zagraj z ręki dowolnie wiele kart.',
      'Draw 3 cards. Play any number of cards from hand.',
    ],
    [
      'play 2; play 1 upgrades',
      'Zagraj z ręki do 2 kart. Zagraj z ręki 1 ulepszenie.',
      'Play up to 2 cards from hand. Play 1 upgrade from hand.',
    ],
    ['scry 5 2', 'Dobierz 5 kart, zatrzymaj 2, resztę odrzuć.', 'Draw 5 cards, keep 2, discard the rest.'],
    [
      'areas level @fort; areas 1 @marked',
      'Każdy obszar z twoją fortecą produkuje tylu wyznawców, ile poziomów ma forteca. Każdy oznaczony obszar produkuje 1 jednostkę.',
      'Each area with your fort produces as many followers as the fort has levels. Each marked area produces 1 unit.',
    ],
    [
      'produce 3 @marked',
      'Wyprodukuj do 3 wyznawców w oznaczonych obszarach pod swoją kontrolą.',
      'Produce up to 3 followers in marked areas you control.',
    ],
    [
      'place 2 @near(present) and not foeFort',
      'Umieść do 2 wyznawców w obszarach bez fortecy rywala i obok obszaru ze swoją obecnością.',
      'Place up to 2 followers in areas without a rival’s fort and next to an area where you are present.',
    ],
    [
      'place 2 @here or near(here)',
      'Umieść do 2 wyznawców w tym obszarze lub sąsiednich.',
      'Place up to 2 followers in this area or adjacent ones.',
    ],
    [
      'move 4 1',
      'Otrzymaj 4 punkty ruchu i 1 konwersję tam, gdzie jest twój skrzydlak.',
      'Get 4 movement points and 1 conversion where your Winged is.',
    ],
    [
      'build 2 @mine less',
      'Zbuduj najwyżej 2 poziomy fortec w obszarach pod swoją kontrolą, każdy o 1 wyznawcę taniej.',
      'Build up to 2 fort levels in areas you control, each for 1 follower less.',
    ],
    [
      'climb 2 vision',
      'Wespnij się za darmo o najwyżej 2 stopnie (○ lub ◇).',
      'Climb up to 2 steps for free (○ or ◇).',
    ],
    [
      'rite all vision limbo2',
      'Wespnij się za opłatą o dowolnie wiele stopni (○ lub ◇); z Limbo wystarczy 2 wyznawców za stopień.',
      'Pay to climb any number of steps (○ or ◇); from Limbo 2 followers pay for a step.',
    ],
    [
      'recall 3 @mine; shift 5 @present @fort; restore 2; raze 2 @any',
      'Przywróć z Limbo najwyżej 3 wyznawców do obszarów pod swoją kontrolą. Przenieś najwyżej 5 swoich wyznawców do obszarów ze swoją fortecą, bez względu na odległość i wrogów. Przywróć do zasobów najwyżej 2 swoich pożartych wyznawców. Usuń najwyżej 2 poziomy fortec rywali w dowolnych obszarach.',
      'Return up to 3 followers from Limbo to areas you control. Move up to 5 of your followers to areas with your fort, regardless of distance and enemies. Restore up to 2 of your devoured followers to your supply. Remove up to 2 levels of rivals’ forts in any areas.',
    ],
    [
      'shadow 1 @near(here); shadow 2 @any same; banish 2 unit @any',
      'Dodaj 1 cień do sąsiedniego obszaru. Dodaj 2 cienie do jednego dowolnego obszaru. Usuń do 2 cudzych jednostek z dowolnych obszarów.',
      'Add 1 shadow to an adjacent area. Add 2 shadows to one area. Remove up to 2 units that are not yours from any areas.',
    ],
    [
      'dream 2 1; dream 4 1 stage2',
      'Dobierz 2 sny, zatrzymaj 1 (nawet ponad limit 2 snów), resztę odłóż na spód talii. Dobierz 4 sny etapu 2, zatrzymaj 1 (poza limitem 2 snów), resztę wtasuj z powrotem.',
      'Draw 2 dreams, keep 1 (even beyond the limit of 2), put the rest at the bottom of the deck. Draw 4 dreams of stage 2, keep 1 (outside the limit of 2), shuffle the rest back.',
    ],
    [
      'areas level @marked; steal 2',
      'Każdy oznaczony obszar produkuje tylu wyznawców, ile poziomów ma tam twoja forteca. Zabierz jednemu z rywali do 2 losowych kart z ręki.',
      'Each marked area produces as many followers as your fort there has levels. Take up to 2 random cards from one rival’s hand.',
    ],
    ['fight 3 must @any', 'Musisz rozstrzygnąć 3 konflikty.', 'You must resolve 3 conflicts.'],
    [
      'fight 1 may @present',
      'Możesz rozstrzygnąć 1 konflikt w obszarze ze swoją obecnością.',
      'You may resolve 1 conflict in an area where you are present.',
    ],
    [
      'banish 2 foe @any',
      'Usuń do 2 wyznawców rywali z dowolnych obszarów.',
      'Remove up to 2 followers of rivals from any areas.',
    ],
    [
      'choose(draw 1 | command 2)',
      'Wybierz jedno: dobierz 1 kartę; albo wydaj komendy 2 różnym koszmarom.',
      'Choose one: draw 1 card; or command 2 different Nightmares.',
    ],
    [
      'pay(spend 2 @present -> climb 1 path; draw 1)',
      'Możesz zapłacić: usuń 2 swoich wyznawców z dowolnych obszarów; wtedy wespnij się za darmo o 1 stopień (○), potem dobierz 1 kartę.',
      'You may pay: remove 2 of your followers from any areas; then climb 1 step for free (○), then draw 1 card.',
    ],
    [
      'may(devour 2 unit @won)',
      'Jeśli chcesz, pożryj 2 jednostki z obszarów swoich zwycięstw w tej turze.',
      'If you wish, devour 2 units from areas where you won a conflict this turn.',
    ],
    [
      'produce 1 @stronghold; wake; echo',
      'Wyprodukuj 1 wyznawcę w swojej twierdzy. Na koniec tej tury przenieś śniącego na dowolne pole nocy. Wykonaj Zgodę z dowolnej swojej karty akcji.',
      'Produce 1 follower in your stronghold. At the end of this turn move your Dreamer to any Night space. Perform the Agree section of any of your action cards.',
    ],
  ])('%s', (effect, pl, en) => {
    expect(both(effect)).toEqual([pl, en])
  })

  test('a nightmare speaks of its own area', () => {
    expect(both('prowl 3 each(devour 1 unit @here); fight 2 may @here or near(here) devours', 'nightmare')).toEqual([
      'Przesuń ten koszmar o najwyżej 3 obszary, a po każdym wejściu: pożryj 1 jednostkę z jego obszaru. Możesz rozstrzygnąć do 2 konfliktów w jego obszarze lub sąsiednich; wyeliminowane w nich jednostki są pożarte.',
      'Move this Nightmare up to 3 areas, and after entering each: devour 1 unit from its area. You may resolve up to 2 conflicts in its area or adjacent ones; units eliminated in them are devoured.',
    ])
  })
})

describe('conditions', () => {
  test.each([
    ['controls 2 @marked', 'Kontrolujesz co najmniej 2 oznaczone obszary.', 'You control at least 2 marked areas.'],
    ['controls 5 @marked', 'Kontrolujesz co najmniej 5 oznaczonych obszarów.', 'You control at least 5 marked areas.'],
    [
      'controls 1 @cathedral',
      'Kontrolujesz co najmniej 1 obszar obok Katedry.',
      'You control at least 1 area beside the Cathedral.',
    ],
    [
      'crowds 3 2 @any',
      'W co najmniej 2 obszarach masz co najmniej po 3 wyznawców.',
      'In at least 2 areas you have at least 3 followers each.',
    ],
    ['chain 5', 'Kontrolujesz co najmniej 5 połączonych ze sobą obszarów.', 'You control at least 5 connected areas.'],
    [
      'wingedAt @corner and not stronghold',
      'Twój skrzydlak jest w narożnym obszarze bez twojej twierdzy.',
      'Your Winged is in a corner area without your stronghold.',
    ],
    [
      'controls 3 @not cathedral',
      'Kontrolujesz co najmniej 3 obszary bez styku z Katedrą.',
      'You control at least 3 areas not beside the Cathedral.',
    ],
    [
      'forts 2 2',
      'Masz co najmniej 2 fortece o co najmniej 2 poziomach każda.',
      'You have at least 2 forts with at least 2 levels each.',
    ],
    [
      'hand 7',
      'Masz na ręce co najmniej 7 kart (Karta Walki Podstawowej się liczy, sny nie).',
      'You have at least 7 cards in hand (Basic Combat counts, dreams do not).',
    ],
    [
      'produced 4',
      'Masz w tej turze co najmniej 4 wyprodukowanych lub umieszczonych wyznawców.',
      'You produced or placed at least 4 followers this turn.',
    ],
    ['converted 2', 'Masz w tej turze co najmniej 2 wykonane konwersje.', 'You made at least 2 conversions this turn.'],
    [
      'mostAreas',
      'Kontrolujesz więcej obszarów niż którykolwiek z rywali.',
      'You control more areas than any of your rivals.',
    ],
    [
      'won 5 shadow',
      'Masz w tej turze co najmniej 5 wygranych konfliktów z cieniami.',
      'You won at least 5 conflicts against shadows this turn.',
    ],
  ])('%s', (condition, pl, en) => {
    expect(LANGS.map(lang => conditionsText(readConditions(condition), lang))).toEqual([pl, en])
  })
})

test('Polish numbers: 1, 2, 5, 12, 22', () => {
  const forms = (noun: (count: number) => string): string => [1, 2, 5, 12, 22].map(noun).join(', ')
  expect(forms(polish.cards)).toBe('1 kartę, 2 karty, 5 kart, 12 kart, 22 karty')
  expect(forms(polish.followers)).toBe('1 wyznawcę, 2 wyznawców, 5 wyznawców, 12 wyznawców, 22 wyznawców')
  expect(forms(polish.shadows)).toBe('1 cień, 2 cienie, 5 cieni, 12 cieni, 22 cienie')
  expect(forms(polish.steps)).toBe('1 stopień, 2 stopnie, 5 stopni, 12 stopni, 22 stopnie')
  expect([1, 2, 5].map(count => polish.conversions.upTo(count))).toEqual([
    '1 konwersję',
    'do 2 konwersji',
    'do 5 konwersji',
  ])
})

test('every word for areas can be said, had and lacked, alone and next to', () => {
  const said = (selector: string): string => both(`place 2 @${selector}`).join(' / ')
  const all = AREA_WORDS.flatMap(word => [word, `not ${word}`, `near(${word})`, `not near(${word})`])
  const sentences = all.map(said)
  for (const sentence of sentences) expect(sentence).not.toMatch(/undefined| {2}/)
  expect(new Set(sentences).size).toBe(all.length)
  expect(said('not (cathedral or mine)')).toBe(
    'Umieść do 2 wyznawców w obszarach bez styku z Katedrą i poza swoją kontrolą. / Place up to 2 followers in areas not beside the Cathedral and that you do not control.',
  )
})
