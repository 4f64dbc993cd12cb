import { LEVELS } from '@sennik/engine'
import { seatPlan } from '@sennik/protocol'
import { expect, test } from 'vitest'
import { defaultSeats, hasFlawedName, isAmongPeople, SITTERS, seatPlans, WAYS } from './seating.ts'

const BOUNDS = { min: 2, max: 5, usual: 4 }
const ME = { name: 'Śpiący Kot', avatar: 'cat' } as const

test.each(WAYS)('there is a table to begin at without changing anything (%s)', way => {
  const seating = defaultSeats(way, BOUNDS, 'casual')
  expect(seating[0]).toEqual({ who: 'me' })
  expect(seating.length).toBeGreaterThanOrEqual(BOUNDS.min)
  expect(seating.length).toBeLessThanOrEqual(BOUNDS.max)
  for (const sitter of seating.slice(1)) expect(SITTERS[way]).toContain(sitter.who)
  for (const plan of seatPlans(seating, ME)) expect(seatPlan['~standard'].validate(plan)).toMatchObject({ value: plan })
})

test('people around one screen all sit at this device, by their names', () => {
  const plans = seatPlans(
    [{ who: 'me' }, { who: 'person', name: ' Ola ' }, { who: 'person', name: '  ' }, { who: 'bot', level: 'master' }],
    ME,
  )
  expect(plans).toEqual([
    { who: 'me', ...ME },
    { who: 'me', name: 'Ola' },
    { who: 'me' },
    { who: 'bot', bot: 'master' },
  ])
})

test('a name that nobody could see, or that is too wide, is not accepted around one screen either', () => {
  const named = (name: string) => [{ who: 'me' }, { who: 'person', name }] as const
  expect(['Ola', '', '  '].map(name => hasFlawedName(named(name)))).toEqual([false, false, false])
  expect(['\u3164', 'a\u202eb', '猫'.repeat(24)].map(name => hasFlawedName(named(name)))).toEqual([true, true, true])
})

test.each(LEVELS)('bots that nobody changed play as %s if that was wished last', level => {
  const plans = seatPlans(defaultSeats('bots', BOUNDS, level), ME)
  expect(plans.slice(1)).toEqual(Array(3).fill({ who: 'bot', bot: level }))
})

test('somebody who may come by the link is a person; bots are none', () => {
  expect(isAmongPeople(defaultSeats('friends', BOUNDS, 'casual'))).toBe(true)
  expect(isAmongPeople(defaultSeats('screen', BOUNDS, 'casual'))).toBe(true)
  expect(isAmongPeople(defaultSeats('bots', BOUNDS, 'casual'))).toBe(false)
})
