export { freshChance, keystream, rngFor } from './chance.ts'
