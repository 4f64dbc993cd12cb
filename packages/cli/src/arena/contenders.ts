import { readBotList } from '../flags.ts'
import { Refusal } from '../refusal.ts'
import type { Plan } from './schedule.ts'

const MOST_BOTS = 12

/** Reads `master,greedy,random`, who all meet each other, or `master+greedy,master+random`, where only those do. */
export function readContenders(given: string): Pick<Plan, 'bots' | 'companies'> {
  const groups = given.includes('+') ? given.split(',').map(group => group.replaceAll('+', ',')) : [given]
  const named = groups.map(group => readBotList(group).map(bot => bot.name))
  for (const names of named) {
    const repeated = names.find((name, index) => names.indexOf(name) !== index)
    if (repeated !== undefined) throw new Refusal(words => words.arena.repeatedBot(repeated))
    if (names.length < 2) throw new Refusal(words => words.arena.alone(names[0]!))
  }
  const bots = [...new Set(named.flat())]
  if (bots.length > MOST_BOTS) throw new Refusal(words => words.arena.tooMany(bots.length, MOST_BOTS))
  const companies = named.map(names => names.map(name => bots.indexOf(name)))
  const apart = bots.findIndex((_, bot) => !acquainted(companies).has(bot))
  if (apart >= 0) throw new Refusal(words => words.arena.apart(bots[0]!, bots[apart]!))
  return { bots, companies }
}

/** All who met the first bot, or somebody who met it, and so on: only they can be compared. */
function acquainted(companies: Plan['companies']): Set<number> {
  const known = new Set([0])
  for (let before = 0; before < known.size; ) {
    before = known.size
    for (const company of companies) if (company.some(bot => known.has(bot))) for (const bot of company) known.add(bot)
  }
  return known
}
