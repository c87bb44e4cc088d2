import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvCell, csvPhone } from './csv.ts'

test.each([
  ['=1+1', `"'=1+1"`],
  ['+972 50', `"'+972 50"`],
  ['-Dana', `"'-Dana"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['|cmd', `"'|cmd"`],
  ['%0A=1', `"'%0A=1"`],
  ['  =HYPERLINK("http://x")', `"' =HYPERLINK(""http://x"")"`],
  [`"=1+1`, `"'""=1+1"`],
  [`'=1+1`, `"''=1+1"`],
  ['\t=1', `"' =1"`],
  ['\r\n=1', `"' =1"`],
  ['\u{feff}=1', `"' =1"`],
  ['\u{200b}=1', `"'\u{200b}=1"`],
  ['\u{202e}=1', `"'=1"`],
  ['\u{0}=1', `"'=1"`],
  ['＝1+1', `"'＝1+1"`],
  ['＋1', `"'＋1"`],
  ['－1', `"'－1"`],
  ['＠x', `"'＠x"`],
  ['\u{2212}1', `"'\u{2212}1"`],
  ['דנה "לוי", בע״מ', '"דנה ""לוי"", בע״מ"'],
  ['two\nlines', '"two lines"'],
  ['a-b=c', '"a-b=c"'],
  ['', '""'],
])('the cell of %j is %s', (text, cell) => expect(csvCell(text)).toBe(cell))

test.each([
  ['+972 50-123 4567', '"050-1234567"'],
  ['0501234567', '"050-1234567"'],
  ['03-1234567', '"03-1234567"'],
  ['+1 555 010 0117', '"001555-0100117"'],
  ['0044 20 7946 0000', '"0044207-9460000"'],
  ['(555) 010-0117', '"555-0100117"'],
  ['5550117', '"555-0117"'],
  ['123456', '"123-456"'],
  ['050-1234567 / +1 555 010 0117', '"050-1234567 / 001555-0100117"'],
  ['=1+1', `"'=1+1"`],
  ['call me', '"call me"'],
  ['1-2026', `"'1-2026"`],
])('the phone %s is %s', (phone, cell) => expect(csvPhone(phone)).toBe(cell))

const strange = fc.string({
  unit: fc.constantFrom(...'=+-@\t\r\n"\',; אa109/＝＋％｜|%\u202e\0\ufeff\u200b\u2028\u0085\u00a0\u3000'),
  maxLength: 16,
})

test('no text breaks out of its cell, becomes a formula, or carries a control or bidi character', () => {
  fc.assert(
    fc.property(strange, strange, (name, phone) => {
      const line = [csvCell(name), csvPhone(phone), csvCell('end')].join(',')
      const cells = parsed(line)
      expect(cells).toHaveLength(3)
      expect(cells[2]).toBe('end')
      expect(line).not.toMatch(/[\p{Cc}\u2028-\u202e\u2066-\u2069\ufeff]/u)
      for (const cell of cells) expect(cell).not.toMatch(/^[\s"\u200b]*[=+\-@|%＝＋％｜]/)
    }),
    { numRuns: 3000, seed: 1 },
  )
})

test('a phone is never a number, a date or a formula to a spreadsheet', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[+\d -]{6,18}$/), (phone) => {
      const [cell = ''] = parsed(csvPhone(phone))
      expect(Number.isNaN(Number(cell.trim())) || cell.trim() === '' || !/\d{6}/.test(cell)).toBe(true)
      expect(cell).not.toMatch(/^(\d{1,2})-(\d{1,4})$/)
    }),
    { numRuns: 1000, seed: 1213141002 },
  )
})

/** A parser of RFC 4180, for quoted cells. */
function parsed(line: string): string[] {
  return [...line.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, cell = '']) => cell.replaceAll('""', '"'))
}
