import { explainProblem, positionText } from '@sennik/engine'
import { problemFrom } from '@sennik/engine/testing'
import { describe, expect, test } from 'vitest'
import { koty } from './index.ts'

const { position } = koty

const refusal = (text: string, lang: 'pl' | 'en' = 'en'): string => {
  const problem = problemFrom(() => position.read(text))
  return problem === 'accepted' ? problem : explainProblem(problem, lang)
}

describe('a position written by hand', () => {
  test('needs only the dreams and who is asked: hands are filled up, the rest is the draw pile', () => {
    const written = position.write(position.read('dreams: 8 99R | -\nasked: 2 turn'))
    expect(written).toMatchObject({
      dreams: '8 [1][1]R - - | - - - -',
      hands: '1 1 1 1 | 1 1 1 1',
      asked: '2 turn',
      turn: '2',
      discard: '',
      table: '',
    })
    expect(written.pile?.split(' ')).toHaveLength(95 - 4 - 8)
  })

  test('`rest` is all cards that are named nowhere; a card in a hand may be known to all', () => {
    const written = position.write(
      position.read(
        'options: {"owls":1}\nhands: 1 2 8! 4 | 5 6 7 8\ndreams: - | -\ndiscard: 3 rest 4\npile: 8\nasked: 1 turn',
      ),
    )
    expect(written).toMatchObject({ hands: '8! 1 2 4 | 5 6 7 8', pile: '8' })
    expect(written.discard?.split(' ')).toHaveLength(96 - 8 - 1)
  })

  test('with the dreams and how it ended, is a game that is to be counted', () => {
    const state = position.read('# on the kitchen table\ndreams: 6 99R 9995 99 | 8 9997 9R 99\n\nend: no-cards 2')
    expect(koty.rules.scores(state)).toEqual([64, 82])
    expect(position.read(positionText(position.write(state))).memory).toEqual(state.memory)
  })

  test('KOT-21: what an end says of whose turn it was and of turns without a nine need not be written', () => {
    const at = (dreams: string, end: string) => position.write(position.read(`dreams: ${dreams}\nend: ${end}`))
    expect(at('8 | 999 999 9995 9R', 'three-lands 2')).toMatchObject({ turn: '2', idle: '0' })
    expect(at('8 | 9', 'standstill 2')).toMatchObject({ turn: '2', idle: '80' })
    expect(at('8 | 9', 'no-cards 2')).toMatchObject({ turn: '2', idle: '0' })
  })

  test.each([
    'turn: 1\ntable: J\nas: 8\nseries: 8 J\nhands: 1 2 3 4 | 8 5 6 7\ndreams: - | 1\nasked: 2 reply 2 1',
    'table: J\nhands: 1 2 3 | 8 5 6 7\ndreams: - | 1\nasked: 1 declare 2 1',
    'options: {"bats":1}\ntable: R B\nhands: 1 2 3 | 8 5 6 7\ndreams: 5 9 | 1\nasked: 1 nine',
    'table: J 8\nhands: 1 2 3 4 | 8 5 6 7\ndreams: 5 9 | 1\nasked: 1 settle',
    'table: J 8\nhands: 1 2 3 | 8 5 6 7\ndreams: 5 9 | 1\nasked: 1 settle',
    'hands: 1 2 3 | 8 5 6 7\ndreams: 5 9 | 1\ndiscard: J 8\nasked: 1 nine',
    'options: {"moths":1}\ntable: M\nhands: 1 2 3 | 8 5 6 7\ndreams: 5 9 | 1\nasked: 1 carry 2 1',
    'options: {"teams":true}\nturn: 1\ntable: 8\nas: 8\ndreams: - | 1 | - | -\nasked: 4 partner 2 1',
    'as: 1\nseries: 1 J\ndreams: - | 1\nasked: 1 repeat 2 1',
  ])('%j is read as it is written', text => {
    const state = position.read(text)
    expect(position.read(positionText(position.write(state))).memory).toEqual(state.memory)
  })

  test('KOT-12a: on one’s own dream the hand is one short until the nine lies there, after an attack it is full', () => {
    const hands = (written: string) =>
      position.write(position.read(`${written}dreams: 5 9 | 1\ndiscard: 1 8\nasked: 1 nine`)).hands
    expect(hands('')).toBe('1 1 1 | 1 1 1 1')
    expect(hands('hands: 2 3 4 5 |\n')).toBe('2 3 4 5 | 1 1 1 1')
  })
})

describe('a position that is not written as one', () => {
  test.each([
    ['', 'The field “dreams” is missing; add a line “dreams: …”.'],
    ['dreams: 1 | 3', 'One of the fields “asked” and “end” is needed; add a line for it.'],
    [
      'dreams:',
      'Line 1: the field “dreams” is empty; allowed: 2 to 6 parts, one for each seat, with “|” between them.',
    ],
    [
      'dreams: 1',
      'Line 1: “1” cannot stand in the field “dreams”; allowed: 2 to 6 parts, one for each seat, with “|” between them.',
    ],
    [
      'dreams: 1 2 3 4 5 | -\nend: no-cards 1',
      'Line 1: “1 2 3 4 5” cannot stand in the field “dreams”; allowed: at most 4 lands in a dream.',
    ],
    [
      'dreams: 9999 | -\nend: no-cards 1',
      'Line 1: “9999” cannot stand in the field “dreams”; allowed: a land, such as “-” (empty), “9995” (three nines and a cat of 5) or “[4]R” (a nine made of a cat of 4, and a raven).',
    ],
    [
      'dreams: J | -\nend: no-cards 1',
      'Line 1: “J” cannot stand in the field “dreams”; allowed: a cat (1–8) or a raven (R) on top of a land.',
    ],
    [
      'dreams: [X] | -\nend: no-cards 1',
      'Line 1: “X” cannot stand in the field “dreams”; allowed: 1 2 3 4 5 6 7 8 R J M B O D.',
    ],
    [
      'dreams: - | -\nhands: 1 2 | 3 | 4\nasked: 1 turn',
      'Line 2: “1 2 | 3 | 4” cannot stand in the field “hands”; allowed: as many hands as dreams (2), with “|” between them.',
    ],
    [
      'dreams: - | -\nhands: 1 2 3 4 5 | 3\nasked: 1 turn',
      'Line 2: “1 2 3 4 5” cannot stand in the field “hands”; allowed: at most 4 cards in a hand.',
    ],
    [
      'dreams: 9 | -\nend: no-cards',
      'Line 2: “no-cards” cannot stand in the field “end”; allowed: the number of a seat, 1–2.',
    ],
    [
      'dreams: - | -\nasked: 3 turn',
      'Line 2: “3” cannot stand in the field “asked”; allowed: the number of a seat, 1–2.',
    ],
    [
      'dreams: - | -\nasked: 1 sleep',
      'Line 2: “1 sleep” cannot stand in the field “asked”; allowed: the number of a seat and a step, such as “2 turn”; steps: turn, declare, nine, settle, carry, reply, partner, repeat.',
    ],
    [
      'dreams: - | -\nasked: 1 reply',
      'Line 2: “1 reply” cannot stand in the field “asked”; allowed: after “reply” the number of a seat and of its land, such as “1 reply 2 1”.',
    ],
    ['dreams: - | 8\nas: 1\ntable: 1\nasked: 2 reply 2 1', 'The field “turn” is missing; add a line “turn: …”.'],
    ['dreams: - | 8\nturn: 1\ntable: 1\nasked: 2 reply 2 1', 'The field “as” is missing; add a line “as: …”.'],
    [
      'dreams: - | 8\nas: R\nasked: 1 repeat 2 1',
      'Line 2: “R” cannot stand in the field “as”; allowed: a cat, that is 1–8.',
    ],
    [
      'dreams: - | 8\nas: 9\nasked: 1 repeat 2 1',
      'Line 2: “9” cannot stand in the field “as”; allowed: a cat, that is 1–8.',
    ],
    [
      'dreams: - | 8\nas: 8\nasked: 1 repeat 2 5',
      'Line 3: “5” cannot stand in the field “asked”; allowed: the number of a land, 1–4.',
    ],
    [
      'dreams: - | 8\nas: 1\nseries: 1 2\nasked: 1 repeat 2 1',
      'Line 3: “1 2” cannot stand in the field “series”; allowed: pairs of attack and defence made of cards 1 and J, at most 30 cards.',
    ],
    [
      'dreams: - | -\nend: fell 1',
      'Line 2: “fell 1” cannot stand in the field “end”; allowed: one of the words three-lands, no-cards, standstill and the number of a seat, such as “no-cards 2”.',
    ],
    ['dreams: - | -\nidle: 80\nasked: 1 turn', 'Line 2: “80” cannot stand in the field “idle”; allowed: 0–79.'],
    [
      'options: {"teams":true}\ndreams: - | -\nasked: 1 turn',
      'Option “teams” needs another number of seats than 2; allowed: 4, 6.',
    ],
    ['options: {"moths":9}\ndreams: - | -\nasked: 1 turn', 'Option “moths” cannot be 9; allowed: 0–4.'],
  ])('%j: %s', (text, sentence) => {
    expect(refusal(text)).toBe(sentence)
  })
})

/** The reason alone, and the fields it names: those that were written. */
const cannotBe = (text: string): readonly unknown[] => {
  const problem = problemFrom(() => position.read(text))
  return problem !== 'accepted' && problem.kind === 'cannotBe'
    ? [problem.fields.join(' '), problem.because.en]
    : [problem]
}

describe('a position that cannot be', () => {
  const FULL = '999 999 999'
  test.each([
    // KOT-1, KOT-N1: cards
    ['dreams: - | -\nhands: M | 3\nasked: 1 turn', 'hands', 'the number of moths in this game is 0, but 1 is written'],
    [
      'options: {"bats":1}\ndreams: [B] | -\nhands: B | 3\nasked: 1 turn',
      'options hands dreams',
      'the number of bats in this game is 1, but 2 are written',
    ],
    [
      'dreams: - | -\nshuffled: M\nasked: 1 turn',
      'shuffled',
      'the number of moths in this game is 0, but 1 is written',
    ],
    [
      'dreams: - | -\npile: rest\ndiscard: rest\nasked: 1 turn',
      'discard pile',
      '“rest” is all cards named nowhere, so it can stand in one place only',
    ],
    [
      'dreams: - | -\npile: rest rest\nasked: 1 turn',
      'pile',
      '“rest” is all cards named nowhere, so it can stand in one place only',
    ],
    [
      'dreams: - | -\npile: 8\nshuffled: 7\ndiscard: rest\nasked: 1 turn',
      'shuffled pile',
      'the draw pile has more cards “8” than were shuffled into it',
    ],
    // KOT-3, KOT-18, KOT-H1: lands
    ['dreams: R | -\nasked: 1 turn', 'dreams', 'a raven always lies on a nine'],
    [
      'options: {"owls":1}\ndreams: [O!] | -\nasked: 1 turn',
      'options dreams',
      'everyone knows a nine only if it is a cat or joker of a fight, a raven taken by a bat, or the dragon',
    ],
    [
      'dreams: [R!] | -\nasked: 1 turn',
      'dreams',
      'everyone knows a nine only if it is a cat or joker of a fight, a raven taken by a bat, or the dragon',
    ],
    // KOT-7, KOT-12a: hands
    [
      'dreams: - | 8\nhands: 1 2 3 4 |\ntable: J\nasked: 1 declare 2 1',
      'asked hands',
      'seat 1 holds 4 cards, but should hold 3',
    ],
    [
      `dreams: ${Array(6).fill('99R 998 997 9995').join(' | ')}\nasked: 1 turn`,
      'dreams',
      'seat 5 holds 1 card, but should hold 4',
    ],
    [
      'dreams: - | -\nhands: 8! |\nasked: 1 turn',
      'hands',
      'nobody can have seen a card in a hand here, since there are no owls in this game',
    ],
    // KOT-21: the end
    [
      `dreams: ${FULL} | -\nasked: 1 turn`,
      'asked dreams',
      'three lands of three nines end the game: “end: three-lands 1”',
    ],
    [
      `dreams: ${FULL} | -\nend: no-cards 1`,
      'dreams end',
      'three lands of three nines end the game: “end: three-lands 1”',
    ],
    [
      `dreams: ${FULL} | -\nend: three-lands 2`,
      'dreams end',
      'three lands of three nines end the game: “end: three-lands 1”',
    ],
    [
      `dreams: ${FULL} | ${FULL}\nend: three-lands 2`,
      'dreams',
      'a third land of three nines in one dream ends the game, so nobody has another one',
    ],
    [
      `dreams: ${FULL} 999 | -\nend: three-lands 1`,
      'dreams',
      'a third land of three nines in one dream ends the game, so nobody has another one',
    ],
    ['dreams: 999 999 | -\nend: three-lands 1', 'dreams end', 'seat 1 does not have three lands of three nines'],
    ['dreams: - | -\ntable: J\nend: no-cards 1', 'table end', 'once the game is over nothing lies between places'],
    [
      'dreams: - | -\nturn: 1\nend: standstill 2',
      'turn end',
      'the game is ended by the player whose turn it is, or by a defender who could not draw',
    ],
    [
      'options: {"teams":true}\ndreams: - | - | - | -\nturn: 1\nend: no-cards 3',
      'turn end',
      'the game is ended by the player whose turn it is, or by a defender who could not draw',
    ],
    [
      `dreams: ${FULL} | -\nidle: 3\nend: three-lands 1`,
      'idle end',
      'a new nine completes the third land, so “idle” is 0',
    ],
    [
      'dreams: - | -\nidle: 3\nend: standstill 1',
      'idle end',
      '“standstill”, an ending of our own, comes after 80 turns without a new nine',
    ],
    [
      'dreams: - | -\nasked: 1 turn\nend: no-cards 1',
      'asked end',
      'something is still asked only where it was the attacker who could not draw',
    ],
    [
      'dreams: - | 8\nhands: 1 2 3 |\nturn: 1\nas: 1\ntable: 1\nasked: 2 reply 2 1\nend: no-cards 1',
      'end',
      'whoever could not draw had two empty piles before them',
    ],
    // Who is asked, and about what
    ['dreams: - | -\nturn: 2\nasked: 1 turn', 'asked turn', 'the player whose turn it is decides'],
    [
      'dreams: - | 8\nturn: 1\nas: 1\ntable: 1\nasked: 1 reply 2 1',
      'asked',
      'the player whose land is attacked is asked first',
    ],
    ['dreams: - | 8\nturn: 2\nas: 1\ntable: 1\nasked: 1 reply 2 1', 'asked turn', 'only rivals’ dreams are attacked'],
    [
      'dreams: - | 8\nturn: 1\nas: 1\ntable: 1\nasked: 1 partner 2 1',
      'asked',
      'only the partner of the player attacked is asked after them, in a game of teams',
    ],
    [
      'options: {"teams":true}\ndreams: - | - | 8 | -\ntable: J\nasked: 1 declare 3 1',
      'options asked',
      'a joker is not played on a partner’s dream',
    ],
    ['dreams: - | 9R\ntable: J\nasked: 1 declare 2 1', 'asked dreams', 'no cat lies on that land'],
    [
      'dreams: - | 8\nas: 2\nseries: 2 2\nasked: 1 repeat 2 1',
      'as dreams',
      'the attacking cat is of the colour of the one attacked',
    ],
    [
      'dreams: - | 8\nturn: 1\nas: 1\nasked: 2 reply 2 1',
      'asked as',
      'the attacking card lies between places: the cat of “as”, or a joker',
    ],
    ['dreams: - | 8\ntable: J\nasked: 1 turn', 'asked table', 'nothing lies between places now'],
    ['dreams: - | 8\nasked: 1 declare 2 1', 'asked', 'the joker lies between places: “table: J”'],
    [
      'dreams: - | 8\nas: 1\nasked: 1 repeat 2 1',
      'asked',
      'an attack is repeated after a defence only, so “series” has an attack and a defence',
    ],
    [
      'dreams: - | 8\nas: 1\nasked: 1 turn',
      'asked as',
      'there is a duel only while somebody is asked: reply, partner, repeat',
    ],
    [
      'dreams: - | 8\nseries: 1 1\nasked: 1 turn',
      'asked series',
      'there is a duel only while somebody is asked: reply, partner, repeat',
    ],
    // KOT-4, KOT-10: where the nine goes
    [
      'dreams: 9R 9R 9R | -\ndiscard: 1 8\nasked: 1 nine',
      'asked dreams',
      'there are no two lands that can take it, so there is nothing to ask',
    ],
    [
      'dreams: - | -\ndiscard: 1 2\nasked: 1 nine',
      'asked discard',
      'the cats that made friends lie on top of the discard pile, first the one that was played',
    ],
    [
      'dreams: - | -\nasked: 1 nine',
      'asked',
      'the cats that made friends lie on top of the discard pile, first the one that was played',
    ],
  ])('%j is refused: %s, %s', (text, fields, because) => {
    expect(cannotBe(text)).toEqual([fields, because])
  })

  test('a nine that is no card is shown with its brackets', () => {
    expect(refusal('dreams: 9[]5 | -\nasked: 1 turn')).toMatch(
      /^Line 1: “9\[\]5” cannot stand in the field “dreams”; allowed: a land/,
    )
    expect(refusal('dreams: [!] | -\nasked: 1 turn')).toMatch(/^Line 1: “\[!\]” cannot stand/)
  })

  test('too many of a card that is in every game', () => {
    expect(refusal('dreams: [J] [J] [J] | [J] [J] [J]\nasked: 1 turn')).toBe(
      'The card J occurs 6 times, but the box has only 5 of it.',
    )
  })

  test('in Polish, too, the sentence says what was written and why it cannot be', () => {
    expect(refusal(`dreams: ${FULL} | -\nend: no-cards 1`, 'pl')).toBe(
      'Pola „dreams” i „end” do siebie nie pasują: trzy krainy po trzy dziewiątki kończą grę: „end: three-lands 1”; zmień jedno z nich.',
    )
    expect(refusal('dreams: R | -\nasked: 1 turn', 'pl')).toBe(
      'Pole „dreams” nie może tak wyglądać: kruk zawsze leży na dziewiątce.',
    )
    expect(refusal('dreams: - | 8\nhands: 1 2 3 4 |\ntable: J\nasked: 1 declare 2 1', 'pl')).toBe(
      'Pola „asked” i „hands” do siebie nie pasują: miejsce 1 ma w ręce 4 karty, a powinno mieć 3; zmień jedno z nich.',
    )
  })
})
