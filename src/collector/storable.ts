/** Text as `bad_events.payload` can hold it: without NUL or half surrogates, cut to 8 kB or less. */
export function storable(text: string, most = mostBadBytes): string {
  // Cut first: a character has a byte at least.
  const clean = text.slice(0, most).replaceAll('\0', '').toWellFormed()
  const bytes = Buffer.from(clean, 'utf8')
  // A character that was cut in two is left out.
  return bytes.length <= most
    ? clean
    : bytes
        .subarray(0, most)
        .toString('utf8')
        .replace(/\uFFFD+$/, '')
}

export const mostBadBytes = 8192
