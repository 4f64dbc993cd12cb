import { defineOptions } from '@sennik/engine'

/** Nothing is agreed beforehand: the number of players decides everything (CH-4, CH-21). Other cards are a card set, not an option. */
export const options = defineOptions({})

export type Options = ReturnType<typeof options.read>
