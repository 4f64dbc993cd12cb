import { englishPlural } from '@sennik/engine'

const cards = (count: number): string => `${count} ${englishPlural(count, 'card', 'cards')}`
const points = (count: number): string => `${count} ${englishPlural(count, 'point', 'points')}`
const nines = (count: number): string => `${count} ${englishPlural(count, 'nine', 'nines')}`

export const english = {
  points,
  nines,
  /** The four cats by their colour: what they are called, and what they look like besides their colour. */
  cats: {
    blue: { name: 'Stripes', colour: 'blue', look: 'striped, with a moon' },
    yellow: { name: 'Spots', colour: 'yellow', look: 'spotted, with a sun' },
    green: { name: 'Patch', colour: 'green', look: 'with a patch, and a leaf' },
    pink: { name: 'Shell', colour: 'pink', look: 'plain, with a shell' },
  },
  /** A cat in few words: colour and value. */
  cat: (colour: string, value: number) => `${colour} ${value}`,
  catText: (colour: string, look: string, value: number, friend: number) =>
    `A ${colour} cat of ${value}, ${look}. With a ${colour} ${friend} it makes friends (together 9), with another ${colour} ${value} it fights.`,
  others: {
    R: {
      name: 'Raven',
      rule: 'Covers a rival’s nine. Chases a raven from your dream.',
      text: 'Worth 0. Cover a rival’s nine with it, or chase a raven out of your own dream: then both ravens are discarded.',
    },
    J: {
      name: 'Joker',
      rule: 'Any cat on a cat, or a raven on your raven.',
      text: 'Stands for one of the two cats of the colour it is laid on, for the cat of a defence or a repeated attack, or for a raven on a raven in your own dream. Never on an empty land or a nine.',
    },
    M: {
      name: 'Moth',
      rule: 'Carries a cat from any dream to any dream.',
      text: 'Night card. Takes a cat from any dream and puts it on an empty land or a nine of any dream.',
    },
    B: {
      name: 'Bat',
      rule: 'A rival’s raven becomes your nine.',
      text: 'Night card. Takes a raven from a rival’s dream and adds it to yours as a nine.',
    },
    O: {
      name: 'Owl',
      rule: 'Blocks an attack and takes the attacking card.',
      text: 'Night card. In reply to an attack: blocks it and ends it at once, and you take the attacking card to hand.',
    },
    D: {
      name: 'Dragon',
      rule: 'All ravens go; the dragon becomes your nine.',
      text: 'Night card. Drives away all ravens from all dreams and becomes a nine in yours.',
    },
  },
  nine: 'Nine',
  nineText: 'The back of every card. Lying face down in a dream it is worth 9, and doubles what lies on it.',

  you: 'You',
  yourDream: 'Your dream',
  dreamOf: (name: string) => `${name}’s dream`,
  partner: 'your partner',
  land: (land: number) => `Your land ${land + 1}`,
  landOf: (name: string, land: number) => `${name}: land ${land + 1}`,
  empty: 'empty',
  onNines: (title: string, count: number) => `${title} on ${nines(count)}`,
  total: (count: number) => `${points(count)} in the dream`,
  teamTotal: (count: number) => `${points(count)} for the team`,
  handSize: (count: number) => `${cards(count)} in hand`,
  shows: (titles: string) => `everyone knows: ${titles}`,
  table: 'The table',
  pile: (count: number) => `Draw pile: ${cards(count)}`,
  discardTop: (title: string) => `Discard pile, on top: ${title}`,
  hand: 'Your hand',
  inHand: (title: string) => `In your hand: ${title}`,
  pick: (title: string) => `Choose the card: ${title}`,
  picked: 'chosen',
  attacked: 'under attack',
  waitsForCard: 'now choose a card',
  zoom: 'Look closer',
  look: 'look closer at this dream',
  close: 'Close',

  exchange: 'Exchange all',
  exchangeNow: 'Really all?',
  letGo: 'Let it go',
  stop: 'Stop',

  scene: {
    duel: 'A duel',
    attacks: (attacker: string, attacked: string) => `${attacker} attacks ${attacked}`,
    /** The accusative of you, as the one who is attacked. */
    youAttacked: 'you',
    youAttack: (attacked: string) => `You attack ${attacked}`,
    stakesFriends: 'Together 9: a nine for the attacker',
    stakesFight: 'The same cat: the attacker takes both',
    repelled: (count: number) => `Attacks repelled: ${count}`,
    again: 'Once more?',
    declare: 'Which cat is the joker?',
    friends: 'friends',
    fight: 'fight',
    nine: 'Where does the nine go?',
    settle: 'Where do they settle?',
    carry: 'Where does the moth fly?',
    attack: 'attack',
    defence: 'defence',
  },
  banner: {
    friends: 'Friends!',
    fight: 'A fight!',
    raven: 'Shoo!',
    repelled: 'Repelled!',
    owl: 'The owl!',
    moth: 'A moth…',
    bat: 'A bat!',
    dragon: 'The dragon!',
    lost: 'No room',
    reshuffled: 'Reshuffled',
    noCards: 'No more cards',
  },
  ledger: {
    title: 'The dreams at the end',
    threeLands: (name: string) => `${name}: three lands with three nines`,
    noCards: 'There were no cards left to draw.',
    standstill: 'Nobody has added a nine for forty rounds. That ending is our rule, not the rulebook’s.',
  },
}

export type Words = typeof english
