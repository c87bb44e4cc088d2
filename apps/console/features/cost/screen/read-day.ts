/** Which part of 03/11/2026 comes first. */
export type DateOrder = 'day' | 'month'

/** A cell as a day like 2026-11-09; undefined if it is none. Without an order, 03/11/2026 is none. */
export function readDay(cell: string, order: DateOrder | undefined): string | undefined {
  const text = cell.trim()
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[ T]00:00(?::00)?)?$/.exec(text)
  if (iso) return writeDay(iso[1], iso[2], iso[3])
  const written = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(text)
  if (written) {
    const [, one, two, year] = written
    if (!order) return undefined
    return order === 'day' ? writeDay(year, two, one) : writeDay(year, one, two)
  }
  const named = /^(?:\p{L}+,\s*)?(?:(\d{1,2})\s+(\p{L}+)[׳'.]?,?|(\p{L}+)[׳'.]?\s+(\d{1,2}),)\s+(\d{4})$/u.exec(text)
  if (!named) return undefined
  const month = monthOf(named[2] ?? named[3] ?? '')
  return month === 0 ? undefined : writeDay(named[5], String(month), named[1] ?? named[4])
}

/** The order that these cells prove: a part over 12 is the day, and dots are written day first. Undefined: it could be either. */
export function provenOrder(cells: readonly string[]): DateOrder | undefined {
  for (const cell of cells) {
    const [, one, separator, two] = /^(\d{1,2})([-/.])(\d{1,2})[-/.]\d{2,4}$/.exec(cell.trim()) ?? []
    if (one === undefined) continue
    if (Number(one) > 12 || separator === '.') return 'day'
    if (Number(two) > 12) return 'month'
  }
  return undefined
}

function writeDay(year = '', month = '', day = ''): string | undefined {
  const text = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) && text >= '2000' ? text : undefined
}

/** From 1; 0 if it is no month. By its first letters, in Hebrew also behind a prefix: 9 בנוב׳ 2026. */
function monthOf(name: string): number {
  const plain = name.toLowerCase()
  const place = months.findIndex((names) => names.some((one) => plain.startsWith(one) || plain.startsWith(`ב${one}`)))
  return place + 1
}

const months = [
  ['jan', 'ינו'],
  ['feb', 'פבר'],
  ['mar', 'מרץ', 'מרס'],
  ['apr', 'אפר'],
  ['may', 'מאי'],
  ['jun', 'יונ'],
  ['jul', 'יול'],
  ['aug', 'אוג'],
  ['sep', 'ספט'],
  ['oct', 'אוק'],
  ['nov', 'נוב'],
  ['dec', 'דצמ'],
]
