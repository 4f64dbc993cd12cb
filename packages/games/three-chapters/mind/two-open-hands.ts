import { asSeat, type Move, type Seat } from '@sennik/engine'
import type { Deck } from '../cards/deck.ts'
import type { Card } from '../components.ts'
import { payRound, RoundResult, resolveRound } from '../round.ts'
import { isAhead } from '../scoring.ts'
import { copy, PICK_ROW, PURSE, State } from '../state.ts'
import { payStory, resolveStory, StoryResult } from '../story.ts'
import { playCard } from '../tricks.ts'
import { TABLE } from './open-hands.ts'

/** So many rounds are looked at before giving up. */
const MOST_LOOKS = 1_000_000

const FIRST = asSeat(0)
const SECOND = asSeat(1)
const PLACES = 4
const PURSES = 2 * PURSE.count
const PAIRS = PICK_ROW * PICK_ROW
/** What was found before, by everything that matters from a round on: 2¹⁸ answers, the oldest forgotten first. */
const MEMORY = 1 << 18
/** Words that say what an answer is the answer to: cards left and leader, then two for each purse. */
const KEY = 5
const HASH = 0x9e3779b1
const UNKNOWN = 0
const WON = 1
const LOST = 2

/**
 * Chapter II of two players with all cards open, the ghosts' decks in their order: who wins if both play perfectly. What every pair of
 * cards would gain in every round is worked out once; then rounds are looked at one after another, and what was found is remembered.
 */
export class TwoOpenHands {
  private readonly s: State
  /** Per seat, the cards it has yet to lay out when the search begins; one that lies on the table already comes first. */
  private readonly hands = new Uint8Array(2 * PICK_ROW)
  /** Per round, leading place and pair of cards: what both gain, and who leads next. */
  private readonly gains = new Int32Array(PICK_ROW * PLACES * PAIRS * PURSES)
  private readonly winner = new Uint8Array(PICK_ROW * PLACES * PAIRS)
  /** Per round: what both had when it began. */
  private readonly purses = new Int32Array((PICK_ROW + 1) * PURSES)
  private readonly keys = new Int32Array(MEMORY * KEY)
  private readonly key = new Int32Array(KEY)
  private readonly answers = new Uint8Array(MEMORY)
  private readonly result = new RoundResult()
  private readonly story = new StoryResult()
  private looks = 0

  constructor(deck: Deck) {
    this.s = new State(deck)
  }

  /** Who wins after a move; undefined if it would take too long to find out. */
  winnerAfter(state: State, seat: Seat, move: Move): Seat | undefined {
    const { s } = this
    copy(state, s)
    playCard.play(s, seat, move, TABLE)
    if (s.isOver()) return isAhead(s, FIRST, SECOND) ? FIRST : SECOND
    this.looks = 0
    this.answers.fill(UNKNOWN)
    const from = s.round()
    const leader = s.leader()
    this.purses.set(s.purses.subarray(0, PURSES), from * PURSES)
    const laid = (each: Seat): boolean => s.playedCard(each, from) !== 0
    const first = this.takeHand(FIRST)
    const second = this.takeHand(SECOND)
    const only = laid(FIRST) ? FIRST : laid(SECOND) ? SECOND : undefined
    this.workOut(from)
    const isWon =
      only === undefined
        ? this.isWon(from, leader, first, second)
        : this.isWonAfter(from, leader, first, second, only, 0)
    if (this.looks > MOST_LOOKS) return undefined
    return isWon ? FIRST : SECOND
  }

  /** Notes a seat's cards, and returns a bit for each. */
  private takeHand(seat: Seat): number {
    const { s, hands } = this
    let size = 0
    const laid = s.playedCard(seat, s.round())
    if (laid !== 0) hands[seat * PICK_ROW + size++] = laid
    for (let cell = 0; cell < s.rounds(); cell++)
      if (s.pickAt(seat, cell) !== 0) hands[seat * PICK_ROW + size++] = s.pickAt(seat, cell)
    return (1 << size) - 1
  }

  /** What every pair of cards gains in every round, whoever leads; leaves all cards laid out, as chapter III will find them. */
  private workOut(from: number): void {
    const { s, hands, result } = this
    const size = s.rounds() - from
    for (let round = from; round < s.rounds(); round++)
      for (let leader = 0; leader < PLACES; leader++)
        for (let one = 0; one < size; one++)
          for (let other = 0; other < size; other++) {
            s.played[round] = hands[one]!
            s.played[PICK_ROW + round] = hands[PICK_ROW + other]!
            s.purses.fill(0)
            resolveRound(s, round, leader, result)
            payRound(s, result)
            const at = pairAt(round, leader, one, other)
            this.gains.set(s.purses.subarray(0, PURSES), at * PURSES)
            this.winner[at] = result.winner
          }
    for (let index = 0; index < size; index++) {
      s.played[from + index] = hands[index]! as Card
      s.played[PICK_ROW + from + index] = hands[PICK_ROW + index]! as Card
    }
  }

  /** Whether the first seat wins from the beginning of a round on; `one` and `other` have a bit for each card left. */
  private isWon(round: number, leader: number, one: number, other: number): boolean {
    if (one === 0) return this.isWonInStory(round)
    if (++this.looks > MOST_LOOKS) return false
    const slot = this.slotOf(round, leader, one, other)
    const known = this.answers[slot]!
    if (known !== UNKNOWN) return known === WON
    // Clockwise: the first player, a ghost, the second player, a ghost.
    const leads = leader === 0 || leader === PLACES - 1 ? FIRST : SECOND
    const hand = leads === FIRST ? one : other
    let isWon = leads === SECOND
    for (let card = 0; hand >> card !== 0 && isWon === (leads === SECOND); card++)
      if (((hand >> card) & 1) === 1) isWon = this.isWonAfter(round, leader, one, other, leads, card)
    if (this.looks > MOST_LOOKS) return false
    // Others may have taken the place meanwhile.
    this.answers[this.slotOf(round, leader, one, other)] = isWon ? WON : LOST
    return isWon
  }

  /** The same, once one of them has laid out a card. */
  private isWonAfter(round: number, leader: number, one: number, other: number, laidBy: Seat, laid: number): boolean {
    const isFirstToReply = laidBy === SECOND
    const hand = isFirstToReply ? one : other
    for (let card = 0; hand >> card !== 0; card++) {
      if (((hand >> card) & 1) === 0) continue
      const mine = isFirstToReply ? card : laid
      const theirs = isFirstToReply ? laid : card
      const at = pairAt(round, leader, mine, theirs)
      for (let cell = 0; cell < PURSES; cell++)
        this.purses[(round + 1) * PURSES + cell] = this.purses[round * PURSES + cell]! + this.gains[at * PURSES + cell]!
      const isWon = this.isWon(round + 1, this.winner[at]!, one & ~(1 << mine), other & ~(1 << theirs))
      if (isWon === isFirstToReply) return isWon
    }
    return !isFirstToReply
  }

  private isWonInStory(round: number): boolean {
    const { s, story } = this
    s.purses.set(this.purses.subarray(round * PURSES, (round + 1) * PURSES))
    resolveStory(s, s.purses, story)
    payStory(s, story)
    return isAhead(s, FIRST, SECOND)
  }

  /** Where the answer to this is remembered; what else was there is forgotten. */
  private slotOf(round: number, leader: number, one: number, other: number): number {
    const { keys, key, purses } = this
    const at = round * PURSES
    key[0] = (leader << 16) | (one << 8) | other
    for (let seat = 0, word = 1; seat < 2; seat++) {
      const purse = at + seat * PURSE.count
      key[word++] = (purses[purse + PURSE.hearts]! << 16) | purses[purse + PURSE.gems]!
      // Whether a round was won matters in chapter III, how many does not.
      key[word++] = (purses[purse + PURSE.stars]! << 1) | (purses[purse + PURSE.won]! > 0 ? 1 : 0)
    }
    let mixed = 0
    for (let word = 0; word < KEY; word++) mixed = Math.imul(mixed ^ key[word]!, HASH) ^ (mixed >>> 15)
    const slot = (mixed ^ (mixed >>> 15)) & (MEMORY - 1)
    for (let word = 0; word < KEY; word++)
      if (keys[slot * KEY + word] !== key[word]) {
        keys.set(key, slot * KEY)
        this.answers[slot] = UNKNOWN
        break
      }
    return slot
  }
}

const pairAt = (round: number, leader: number, one: number, other: number): number =>
  ((round * PLACES + leader) * PICK_ROW + one) * PICK_ROW + other
