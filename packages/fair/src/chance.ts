import { chacha20 } from '@noble/ciphers/chacha.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, randomBytes } from '@noble/hashes/utils.js'
import { BadInput, type Chance, type Rng, SeededRng, StreamRng } from '@sennik/engine'

/*
 * Fair shuffles. The house draws 256 bits and shows their SHA-256, the commitment, before the first card is dealt; every seat may
 * then add 256 bits of its own. The seed of the game is SHA-256 over all of them, so neither side alone can choose it, and at the end
 * everything is shown: anyone can compute it again.
 */

const BLOCK_WORDS = 16
const NONCE = new Uint8Array(12)
const NOTHING = new Uint8Array(BLOCK_WORDS * 4)

/** New chance for a game. `entropy` is what the seats add, 64 hex digits each. */
export function freshChance(entropy: readonly string[] = []): Chance {
  const house = randomBytes(32)
  return { kind: 'fair', commitment: commitmentTo(house), house: bytesToHex(house), entropy }
}

/** The generator a game was or will be played with. Throws `BadInput` if the house did not keep to its commitment. */
export function rngFor(chance: Chance): Rng {
  if (chance.kind === 'fast') return SeededRng.of(chance.seed)
  const house = hexToBytes(chance.house)
  const computed = commitmentTo(house)
  if (computed !== chance.commitment) throw new BadInput({ kind: 'commitment', written: chance.commitment, computed })
  return new StreamRng(keystream(sha256(concatBytes(house, ...chance.entropy.map(part => hexToBytes(part))))))
}

const commitmentTo = (house: Uint8Array): string => bytesToHex(sha256(house))

/** The ChaCha20 key stream (RFC 8439, nonce 0, blocks from 0 on) as little-endian words. */
export function keystream(key: Uint8Array): () => number {
  let block = 0
  let used = BLOCK_WORDS
  let words = new DataView(new ArrayBuffer(0))
  return () => {
    if (used === BLOCK_WORDS) {
      words = new DataView(chacha20(key, NONCE, NOTHING, undefined, block++).buffer)
      used = 0
    }
    return words.getUint32(4 * used++, true)
  }
}
