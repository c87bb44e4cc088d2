/** JSON in one line, with control and bidi characters escaped, so that a name cannot manipulate a terminal. JSON itself escapes only those below U+0020. */
export function escapedJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (one) => `\\u${(one.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  )
}
