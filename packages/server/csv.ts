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

/**
 * A phone as it is dialled in Israel: 050-1234567, and 001555-0100117 abroad. A hyphen and no plus: a spreadsheet takes +972… for a
 * formula and 0501234567 for a number, and spaces change the order of the digits in a right-to-left sheet. Several numbers stand beside
 * each other.
 */
export function csvPhone(phone: string): string {
  const numbers = normalizedPhones(phone)
  if (numbers.every((digits) => /^\d{6,15}$/.test(digits)))
    return csvCell(numbers.map((digits) => hyphenated(digits, phone)).join(' / '))
  // No phone, but digits: 1-2026 is a month to a spreadsheet.
  return csvCell(/^[\d\s./-]+$/.test(phone) ? `'${phone}` : phone)
}

function hyphenated(digits: string, phone: string): string {
  const isIsraeli = /^972\d{8,9}$/.test(digits)
  const isAbroad = !isIsraeli && new RegExp(String.raw`(\+|00)\D*${[...digits].join(String.raw`\D*`)}`).test(phone)
  const dialled = isIsraeli ? `0${digits.slice(3)}` : isAbroad ? `00${digits}` : digits
  // Seven digits behind the hyphen, or at least three in front: 12-3456 is a month to a spreadsheet.
  const end = dialled.length > 7 ? dialled.length - 7 : 3
  return `${dialled.slice(0, end)}-${dialled.slice(end)}`
}

const unprintable = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu
const isFormula = /^[\s'"\p{Cf}]*[=+\-@|%\uff1d\uff0b\uff0d\uff20\uff5c\uff05\u2212]/u
