/** The longest text of a card set. */
export const MAX_CARDS = 49_152
