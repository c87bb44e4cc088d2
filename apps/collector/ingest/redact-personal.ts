/** Whether a text has the fields of a lead, under any name that forms give them. */
export function looksLikeLead(text: string): boolean {
  return leadField.test(text) || personsName.test(text)
}

/**
 * Redaction: replaces mail addresses and phone numbers in a text, a campaign or a bad event. What is not encrypted must not hold
 * them, and an erasure does not search it. Ids are left as they are: they may consist of digits.
 */
export function redactPersonal(text: string): string {
  if (!/@|%40|[+0]\d/.test(text)) return text
  return text.replaceAll(personal, (_, id?: string) => id ?? 'redacted')
}

// Each repetition is bounded, because a visitor chooses the text.
const leadField = new RegExp(
  [
    '(?:',
    [
      '(?:full|first|last|sur|family)[_ -]?name',
      'phone|mobile|whats_?app|e[_-]?mail|(?<![a-z])(?:tel|cell|mail)(?:number|no)?(?![a-z])',
      'טלפון|נייד|מייל|דוא|(?<!\\p{L})שם(?!\\p{L})',
    ].join('|'),
    ')',
    '[\\p{L}\\d_" -]{0,30}[\\\\"\']{0,3}\\s{0,9}[:=]',
  ].join(''),
  'iu',
)
/** Names of events have no spaces. */
const personsName = /\bname[\\"']{0,3}\s{0,9}[:=]\s{0,9}[\\"']{0,3}[^"'\\\s]{1,60} [^"'\\]/i

const personal = new RegExp(
  [
    '([\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12})',
    '[^\\s"\'\\\\<>@,;:=&/]{1,64}(?:@|%40)[\\p{L}\\d-]{1,63}(?:\\.[\\p{L}\\d-]{1,63}){1,4}',
    // With a country code, or as in Israel: nine or ten digits after a zero.
    '(?<![\\w.])(?:\\+\\d(?:[ ().-]{0,2}\\d){7,13}|0\\d(?:[ ().-]{0,2}\\d){7,8})(?!\\d)',
  ].join('|'),
  'giu',
)
