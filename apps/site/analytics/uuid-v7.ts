import { uuidTimePrefix } from '@repo/contract/uuid-time.ts'

/**
 * A UUIDv7: unique, and starting with its time. Monotonic: each sorts after the one before, also within a millisecond or
 * when the clock is set back.
 */
export function uuidV7(now: number = Date.now()): string {
  if (now > lastMs) [lastMs, count] = [now, 0]
  else if (++count > 0xfff) [lastMs, count] = [lastMs + 1, 0]
  const [one = 0, two = 0] = crypto.getRandomValues(new Uint32Array(2))
  const tail = hex((one & 0x3fffffff) + 0x80000000, 8)
  return `${uuidTimePrefix(lastMs)}-7${hex(count, 3)}-${tail.slice(0, 4)}-${tail.slice(4)}${hex(two, 8)}`
}

let lastMs = 0
let count = 0

function hex(value: number, length: number): string {
  return value.toString(16).padStart(length, '0')
}
