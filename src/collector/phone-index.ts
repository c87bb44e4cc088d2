import { createHmac } from 'node:crypto'

/** How a phone is found again without being readable: a keyed hash of each number in it, however it was written. There is at least one. */
export function phoneIndexes(key: Buffer, phone: string): [Buffer, ...Buffer[]] {
  const [first = '', ...others] = plainPhones(phone)
  return [indexOf(key, first), ...others.map((plain) => indexOf(key, plain))]
}

/** All that a phone may have been stored under: its numbers, and all its digits in a row, which is how several numbers once were. */
export function phoneSearch(key: Buffer, phone: string): Buffer[] {
  return [...new Set([...plainPhones(phone), plainPhone(phone)])].map((plain) => indexOf(key, plain))
}

/** The numbers in what a visitor wrote: one, or several with something between them. An extension is no part of any. */
export function plainPhones(phone: string): string[] {
  const parts = phone
    .normalize('NFKC')
    .split(/[/,;|&\n]|\bor\b|(?<=[\s\d])או(?=[\s\d])/i)
    .map((part) => part.replace(extension, ''))
    .filter((part) => digitsOf(part).length >= fewestDigits)
  return [...new Set((parts.length > 0 ? parts : [phone]).map(plainPhone))]
}

/** The number in international digits: 050-123 4567 and +972 50 1234567 are one. What has no digit stands for itself. */
function plainPhone(phone: string): string {
  const written = phone.normalize('NFKC')
  // Called from abroad it may begin with 00, or with 011 from America.
  const digits = digitsOf(written).replace(/^(00|011(?=[1-9]\d{9}))/, '')
  if (digits === '') return written.trim().toLowerCase()
  // A national number begins with one zero; some write it even after the country's own digits.
  return digits.replace(/^(9720|0)/, '972')
}

/** Arabic and Persian digits are digits, too. */
function digitsOf(text: string): string {
  return text
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replaceAll(/\D/g, '')
}

const extension = /(?<=\d[\s(]*)(ext(ension)?|x|#|שלוחה|تحويلة)\W*[\d\u0660-\u0669\u06f0-\u06f9]{1,6}\)?\s*$/i
/** With its area, a number in Israel has nine digits or ten. Fewer beside a stroke are a part of one. */
const fewestDigits = 9

function indexOf(key: Buffer, plain: string): Buffer {
  return createHmac('sha256', key).update(plain).digest()
}
