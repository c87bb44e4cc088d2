import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'
import { readAdTable, type Understood, understandTable } from './read-ad-file.ts'

// As the export of Meta Ads Manager: level Campaigns, breakdown By day, with its summary line.
const meta = `Campaign name,Day,Campaign delivery,Results,Link clicks,Amount spent (ILS),Reporting starts,Reporting ends
"Winter, Prospecting IL",2026-11-09,active,12,118,274.55,2026-11-09,2026-11-09
"Winter, Prospecting IL",2026-11-10,active,,64,"1,091.4",2026-11-10,2026-11-10
he_pdp_nov,2026-11-09,inactive,,,,2026-11-09,2026-11-09
Results from 3 campaigns,,,12,182,1365.95,2026-11-09,2026-11-10
`
const metaHebrew = `יום,שם הקמפיין,לחיצות על הקישור,הסכום שהוצא (ILS)
2026-11-09,חורף,118,274.55
`
// As the download of Google Ads as "Excel .csv": title, period, tabs, totals, and dashes for nothing; the file is UTF-16 with its mark.
const google = `Campaign report
November 9, 2026 - November 10, 2026
Day\tCampaign\tCampaign type\tCurrency code\tClicks\tCost
2026-11-09\tsurvey-app\tSearch\tILS\t1,204\t"1,460.50"
2026-11-10\tsurvey-app\tSearch\tILS\t 0\t --
2026-11-10\tbrand_he\tSearch\tILS\t31\toops
Total: Campaigns\t --\t --\tILS\t1,235\t1,460.50
Total: Account\t --\t --\tILS\t1,235\t1,460.50
`
const googleHebrew =
  'דוח קמפיינים\n9.11.2026 - 9.11.2026\nיום;קמפיין;קוד מטבע;קליקים;עלות\n9.11.2026;מותג;ILS;31;1.210,50\n'

test('Meta: campaigns by day, with the summary line named', () => {
  const { table, said } = read(meta)
  expect(table.source).toBe('meta')
  expect(said).toEqual({
    rows: [
      ['Winter, Prospecting IL', '2026-11-09', 27455, 118],
      ['Winter, Prospecting IL', '2026-11-10', 109140, 64],
      ['he_pdp_nov', '2026-11-09', 0, null],
    ],
    currencies: ['ILS'],
    errors: [
      { is: 'none', lines: [4], text: '' },
      { is: 'total', lines: [5], text: 'Results from 3 campaigns' },
    ],
    understood: 3,
    of: 4,
  })
})

test('Meta in Hebrew', () => {
  const { table, said } = read(metaHebrew)
  expect(table.source).toBe('meta')
  expect(said).toMatchObject({ rows: [['חורף', '2026-11-09', 27455, 118]], currencies: ['ILS'], errors: [] })
})

test('Google: preamble and totals are named and left out, a dash is nothing spent', () => {
  const utf16 = new Uint8Array([0xff, 0xfe, ...new Uint8Array(new Uint16Array([...google].map(codeOf)).buffer)])
  const { table, said } = read(decodeText(utf16))
  expect(table.source).toBe('google')
  expect(said).toEqual({
    rows: [
      ['survey-app', '2026-11-09', 146050, 1204],
      ['survey-app', '2026-11-10', 0, 0],
    ],
    currencies: ['ILS'],
    errors: [
      { is: 'before', lines: [1, 2], text: 'Campaign report' },
      { is: 'none', lines: [5], text: '' },
      { is: 'no-number', lines: [6], text: 'oops' },
      { is: 'total', lines: [7], text: 'Total: Campaigns' },
      { is: 'total', lines: [8], text: 'Total: Account' },
    ],
    understood: 2,
    of: 7,
  })
})

test('Google in Hebrew: semicolons, days with dots, a decimal comma', () => {
  const { table, said } = read(googleHebrew)
  expect(table.source).toBe('google')
  expect(said).toMatchObject({ rows: [['מותג', '2026-11-09', 121050, 31]], currencies: ['ILS'] })
})

test('the currency sign in the name of the column is read, and a table of no known platform is not taken for one', () => {
  const { table, said } = read('יום;שם קמפיין;עלות (₪)\n12.11.2026;סתיו;"1,234.50"\n')
  expect(table).not.toHaveProperty('source')
  expect(said).toMatchObject({ rows: [['סתיו', '2026-11-12', 123450, null]], currencies: ['ILS'], errors: [] })
})

test('lines of one campaign and day are added up, as with a breakdown by age', () => {
  const { said } = read('Day,Campaign,Cost\n9 Nov 2026,a,1.10\nNov 9, 2026,a,2\n"Nov 9, 2026",a,2.20\n')
  expect(said).toMatchObject({ rows: [['a', '2026-11-09', 330, null]], understood: 2, of: 3 })
})

test('names that are alike as far as they are stored are added up', () => {
  const name = 'a'.repeat(400)
  const { said } = read(`Day,Campaign name,Link clicks,Amount spent (ILS)
2026-11-09,${name} one,1,10
2026-11-09,${name} two,2,20
`)
  expect(said).toMatchObject({ rows: [[name, '2026-11-09', 3000, 3]] })
})

test('03/11/2026 is asked about, unless another line decides it', () => {
  const lines = 'Date,Campaign,Cost\n03/11/2026,a,5\n'
  expect(read(lines).said).toEqual({
    error: 'dates',
    example: '03/11/2026',
    readings: ['2026-11-03', '2026-03-11'],
  })
  const table = readAdTable(lines)
  expect(table && understandTable(table, table.columns, 'month')).toMatchObject({
    rows: [['a', '2026-03-11', 500, null]],
  })
  expect(read(`${lines}14/11/2026,a,5\n`).said).toMatchObject({ rows: [{ 1: '2026-11-03' }, { 1: '2026-11-14' }] })
})

test('no column of days, two currencies, and no table give three different errors', () => {
  expect(read('Campaign name,Amount spent (USD)\na,5\n').said).toEqual({ error: 'no-day' })
  const two = read('Day,Campaign,Currency code,Cost\n2026-11-09,a,ILS,5\n2026-11-09,b,USD,5\n').said
  expect(two).toMatchObject({ currencies: ['ILS', 'USD'] })
  expect(readAdTable('Hello, this is a letter.\nIt has commas, and no table.')).toBeUndefined()
  expect(readAdTable('')).toBeUndefined()
})

test('Hebrew that Excel wrote in the code page of Windows is read', () => {
  expect(decodeText(new Uint8Array([0xe9, 0xe5, 0xed]))).toBe('יום')
  expect(decodeText(new TextEncoder().encode('\uFEFFיום'))).toBe('יום')
})

function read(text: string): { table: NonNullable<ReturnType<typeof readAdTable>>; said: Understood } {
  const table = readAdTable(text)
  if (!table) throw new Error('No table.')
  return { table, said: understandTable(table, table.columns) }
}

function codeOf(letter: string): number {
  return letter.codePointAt(0) ?? 0
}
