import { chacha20 } from '@noble/ciphers/chacha.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, randomBytes } from '@noble/hashes/utils.js'
import { BadInput, type Chance, type Rng, SeededRng, StreamRng } from '@sennik/engine'

/*
 * Fair shuffles. The house draws 256 bits and shows their SHA-256, the commitment, before the first card is dealt; every seat may
 * then add 256 bits of its own. The seed of the game is SHA-256 over all of them, so neither side alone can choose it, and at the end
 * everything is shown: anyone can compute it again.
 */

export type FairChance = Extract<Chance, { readonly kind: 'fair' }>

const BLOCK_WORDS = 16
const NONCE = new Uint8Array(12)
const NOTHING = new Uint8Array(BLOCK_WORDS * 4)

/** New chance for a game. `entropy` is what the seats add, 64 hex digits each. */
export function freshChance(entropy: readonly string[] = []): FairChance {
  const house = randomBytes(32)
  return { kind: 'fair', commitment: commitmentTo(house), house: bytesToHex(house), entropy }
}

/** The generator a game was or will be played with. Throws `BadInput` if the house did not keep to its commitment. */
export const rngFor = (chance: Chance): Rng => (chance.kind === 'fast' ? SeededRng.of(chance.seed) : fairRng(chance))

/** The same for a fair game; `used` words of its stream are already spent. */
export function fairRng(chance: FairChance, used = 0): StreamRng {
  const house = hexToBytes(chance.house)
  const computed = commitmentTo(house)
  if (computed !== chance.commitment) throw new BadInput({ kind: 'commitment', written: chance.commitment, computed })
  return new StreamRng(
    keystream(sha256(concatBytes(house, ...chance.entropy.map(part => hexToBytes(part)))), used),
    used,
  )
}

const commitmentTo = (house: Uint8Array): string => bytesToHex(sha256(house))

/** The ChaCha20 key stream (RFC 8439, nonce 0, blocks from 0 on) as little-endian words, from word `next` on. */
export function keystream(key: Uint8Array, next = 0): () => number {
  let block = -1
  let words = new DataView(new ArrayBuffer(0))
  return () => {
    const needed = Math.floor(next / BLOCK_WORDS)
    if (needed !== block) {
      block = needed
      words = new DataView(chacha20(key, NONCE, NOTHING, undefined, block).buffer)
    }
    return words.getUint32(4 * (next++ % BLOCK_WORDS), true)
  }
}
