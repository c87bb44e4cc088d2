/** Text that `bad_events.payload` can store: without NUL and lone surrogates, truncated to 8 kB or less. */
export function postgresText(text: string, maxBytes = maxBadEventBytes): string {
  // Truncated first: a character has at least one byte.
  const clean = text.slice(0, maxBytes).replaceAll('\0', '').toWellFormed()
  const bytes = Buffer.from(clean, 'utf8')
  // A character that was split at the end is left out.
  return bytes.length <= maxBytes
    ? clean
    : bytes
        .subarray(0, maxBytes)
        .toString('utf8')
        .replace(/\uFFFD+$/, '')
}

export const maxBadEventBytes = 8192
