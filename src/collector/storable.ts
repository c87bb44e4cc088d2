/** Text as `bad_events.payload` can hold it: without NUL or half surrogates, at most 8 kB. */
export function storable(text: string): string {
  const clean = text.replaceAll('\0', '\uFFFD').toWellFormed()
  const bytes = Buffer.from(clean, 'utf8')
  return bytes.length <= mostBytes ? clean : bytes.subarray(0, mostBytes - 4).toString('utf8')
}

/** A value as text. What is nested too deeply to be written is only named. */
export function storableValue(value: unknown): string {
  try {
    return storable(JSON.stringify(value) ?? 'undefined')
  } catch {
    return 'nested too deeply to be written'
  }
}

const mostBytes = 8192
