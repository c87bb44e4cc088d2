/**
 * A UUIDv7: unique, and starting with its time. Monotonic: each sorts after the one before, also within a millisecond or
 * when the clock is set back.
 */
export function uuidV7(now: number = Date.now()): string {
  if (now > lastMs) [lastMs, count] = [now, 0]
  else if (++count > 0xfff) [lastMs, count] = [lastMs + 1, 0]
  const time = hex(lastMs, 12)
  const [one = 0, two = 0] = crypto.getRandomValues(new Uint32Array(2))
  const tail = hex((one & 0x3fffffff) + 0x80000000, 8)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(count, 3)}-${tail.slice(0, 4)}-${tail.slice(4)}${hex(two, 8)}`
}

/** When an id was made. */
export function timeOf(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
}

let lastMs = 0
let count = 0

function hex(value: number, length: number): string {
  return value.toString(16).padStart(length, '0')
}
