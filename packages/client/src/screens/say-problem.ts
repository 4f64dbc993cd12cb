import { Refused } from '@sennik/protocol'
import { explainRefusal } from '@sennik/protocol/words'
import { HouseAway } from '../api/house.ts'
import { lang } from '../settings/language.ts'
import { words } from '../words/words.ts'

/** What went wrong, as a sentence for the person in front of it. */
export function say(problem: unknown): string {
  if (problem instanceof Refused) return explainRefusal(problem.refusal, lang())
  return problem instanceof HouseAway ? words().away.failed : words().torn.sentence
}
