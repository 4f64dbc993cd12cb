import { bringHostileCards } from './hostile-cards.ts'
import { BORNE } from './under-flood.ts'

/** More than a house with this heap could hold at once. */
const LONG = { moves: 40, tables: 600, heapMegabytes: 256 }

/** The long form of the attack with cards, with its figures. Whether the house bore it. */
export async function sayHostileCards(): Promise<boolean> {
  const found = await bringHostileCards(LONG)
  const { median, p99, worst } = found.answers
  const ms = (time: number): string => `${time.toFixed(0)} ms`
  console.log(`hostile cards: ${found.accepted} endless sets accepted`)
  console.log(
    `a stranger's bot answers in ${ms(found.usual)} usually, in ${ms(found.beside)} beside four tables with heavy sets (nine of ten in ${ms(found.besideMostly)}, worst ${ms(found.worstBeside)})`,
  )
  console.log(
    `${found.opened} tables with large sets of their own: heap ${found.megabytes.before.toFixed(1)} MB before, ${found.megabytes.after.toFixed(1)} MB after; resident ${found.megabytes.resident.toFixed(0)} MB`,
  )
  console.log(
    `while they were opened others waited ${ms(median)} for an answer, p99 ${ms(p99)}, ${ms(worst)} at worst; a welcome has ${(found.welcomeBytes / 1024).toFixed(0)} kB`,
  )
  const tooMuch = [
    ...found.logged,
    ...(found.accepted > 0 ? ['endless sets were accepted'] : []),
    ...(found.isAlive ? [] : ['the house is gone']),
    ...(found.besideMostly > 2 * found.usual ? ['a stranger’s bot needs more than twice its usual time'] : []),
    ...(p99 > BORNE.p99 ? [`others waited longer than ${BORNE.p99} ms`] : []),
  ]
  for (const each of tooMuch) console.error(each)
  return tooMuch.length === 0
}
