/** The time in a UUIDv7: milliseconds since 1970, in the first 48 bits. */
export function uuidTime(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
}

/** The first 13 characters of a UUIDv7 of that time, up to the version: `019a0000-0000`. */
export function uuidTimePrefix(ms: number): string {
  const time = ms.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}`
}
