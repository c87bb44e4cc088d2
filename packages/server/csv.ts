import { normalizedPhones } from './leads/phone-index.ts'

/**
 * A cell of a CSV file, quoted. Control and bidi characters are left out, and a text that a spreadsheet would take for a formula
 * (formula injection) begins with an apostrophe: also behind spaces, quotes and invisible characters, and in full-width letters.
 */
export function csvCell(text: string): string {
  if (text === '') return '""'
  const plain = text.replaceAll(/\s+/g, ' ').replaceAll(unprintable, '')
  return `"${isFormula.test(plain) ? "'" : ''}${plain.replaceAll('"', '""')}"`
}

/** A phone with hyphens, which no spreadsheet takes for a number: 972-50-1234567. Several numbers stand beside each other. */
export function csvPhone(phone: string): string {
  const numbers = normalizedPhones(phone)
  if (numbers.every((digits) => /^\d{6,15}$/.test(digits))) return csvCell(numbers.map(hyphenated).join(' / '))
  // No phone, but digits: 1-2026 is a month to a spreadsheet.
  return csvCell(/^[\d\s./-]+$/.test(phone) ? `'${phone}` : phone)
}

function hyphenated(digits: string): string {
  if (/^972\d{8,9}$/.test(digits)) return `972-${digits.slice(3, -7)}-${digits.slice(-7)}`
  // Never two digits in front: 12-3456 is a month to a spreadsheet.
  const end = digits.length > 7 ? digits.length - 7 : 3
  return `${digits.slice(0, end)}-${digits.slice(end)}`
}

const unprintable = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu
const isFormula = /^[\s'"\p{Cf}]*[=+\-@|%\uff1d\uff0b\uff0d\uff20\uff5c\uff05\u2212]/u
