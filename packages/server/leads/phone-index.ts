import { createHmac } from 'node:crypto'

/** Blind index of a phone: a keyed hash of each number in it, normalised, so that it can be found without being readable. At least one. */
export function phoneIndexes(key: Buffer, phone: string): [Buffer, ...Buffer[]] {
  const [first = '', ...others] = normalizedPhones(phone)
  return [indexOf(key, first), ...others.map((plain) => indexOf(key, plain))]
}

/** The numbers in a phone field, normalised: one, or several with a separator. Extensions are left out. */
export function normalizedPhones(phone: string): string[] {
  const parts = phone
    .normalize('NFKC')
    .split(/[/,;|&\n]|\bor\b|(?<=[\s\d])או(?=[\s\d])/i)
    .map((part) => part.replace(extension, ''))
    .filter((part) => digitsOf(part).length >= minDigits)
  return [...new Set((parts.length > 0 ? parts : [phone]).map(normalizedPhone))]
}

/** The number in international digits: 050-123 4567 and +972 50 1234567 are one. Text without a digit is only trimmed. */
function normalizedPhone(phone: string): string {
  const written = phone.normalize('NFKC')
  // The international prefix: 00, or 011 from America.
  const digits = digitsOf(written).replace(/^(00|011(?=[1-9]\d{9}))/, '')
  if (digits === '') return written.trim().toLowerCase()
  // The national prefix is one zero; some write it even after the country code.
  return digits.replace(/^(9720|0)/, '972')
}

/** ASCII digits, also from Arabic and Persian ones. */
function digitsOf(text: string): string {
  return text
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replaceAll(/\D/g, '')
}

const extension = /(?<=\d[\s(]*)(ext(ension)?|x|#|שלוחה|تحويلة)\W*[\d\u0660-\u0669\u06f0-\u06f9]{1,6}\)?\s*$/i
/** A number in Israel has nine or ten digits with its area code. Fewer beside a slash are part of one number. */
const minDigits = 9

function indexOf(key: Buffer, plain: string): Buffer {
  return createHmac('sha256', key).update(plain).digest()
}
