/**
 * 64 bits that tell two positions apart, as 16 hex digits (two lanes of MurmurHash3 x86_32). Not a secret keeper:
 * the hash of a position with hidden cards must not be shown before the game is over.
 */
export function hashBytes(bytes: Uint8Array): string {
  return lane(bytes, 0x5e221c) + lane(bytes, 0xd7ea3)
}

export function hashText(text: string): string {
  const bytes = new Uint8Array(text.length * 2)
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    bytes[i * 2] = unit & 255
    bytes[i * 2 + 1] = unit >> 8
  }
  return hashBytes(bytes)
}

function lane(bytes: Uint8Array, seed: number): string {
  return murmur3(bytes, seed).toString(16).padStart(8, '0')
}

/** MurmurHash3 x86_32 (Appleby). */
export function murmur3(bytes: Uint8Array, seed: number): number {
  let hash = seed | 0
  const whole = bytes.length & ~3
  for (let i = 0; i < whole; i += 4) {
    hash ^= scrambled(bytes[i]! | (bytes[i + 1]! << 8) | (bytes[i + 2]! << 16) | (bytes[i + 3]! << 24))
    hash = (hash << 13) | (hash >>> 19)
    hash = (Math.imul(hash, 5) + 0xe6546b64) | 0
  }
  let tail = 0
  for (let i = bytes.length - 1; i >= whole; i--) tail = (tail << 8) | bytes[i]!
  hash ^= scrambled(tail) ^ bytes.length
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

function scrambled(block: number): number {
  const product = Math.imul(block, 0xcc9e2d51)
  return Math.imul((product << 15) | (product >>> 17), 0x1b873593)
}
