import { defineOptions } from '@sennik/engine'

export const options = defineOptions({
  openMemory: {
    type: 'flag',
    variant: false,
    label: {
      pl: 'otwarta pamięć: karty na rękach innych są widoczne',
      en: 'open memory: the cards in other hands stay visible',
    },
  },
})

export type Options = ReturnType<typeof options.read>
