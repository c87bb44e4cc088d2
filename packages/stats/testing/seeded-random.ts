/**
 * Seeded random numbers, uniform between 0 and 1 and never 0 or 1: xoshiro128** (Blackman and Vigna), its state filled by
 * splitmix32 from the FNV-1a hash of the seed's name. The same name gives the same numbers on every machine.
 */
export function seededRandom(name: string): () => number {
  let hash = 0x811c9dc5
  for (const letter of new TextEncoder().encode(name)) hash = Math.imul(hash ^ letter, 0x01000193)
  const fill = () => {
    hash = (hash + 0x9e3779b9) | 0
    let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    return mixed ^ (mixed >>> 16)
  }
  let a = fill()
  let b = fill()
  let c = fill()
  let d = fill()
  return () => {
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9)
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = rotate(d, 11)
    return ((result >>> 0) + 0.5) / 0x1_0000_0000
  }
}

function rotate(bits: number, by: number): number {
  return (bits << by) | (bits >>> (32 - by))
}
