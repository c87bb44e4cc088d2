/** A line of a table with its number in the file, from 1. */
export interface TableLine {
  number: number
  cells: string[]
}

/** Delimiter-separated values (RFC 4180): tab, comma or semicolon, whichever divides the most lines alike. Empty lines are left out. */
export function splitTable(text: string): TableLine[] {
  const tables = ['\t', ',', ';'].map((delimiter) => splitBy(text, delimiter))
  return tables.toSorted((one, other) => alike(other) - alike(one))[0] ?? []
}

/** How many cells the lines have that are as long as most are. */
function alike(lines: readonly TableLine[]): number {
  const lengths = Map.groupBy(lines, ({ cells }) => cells.length)
  return Math.max(0, ...[...lengths].map(([length, its]) => (length > 1 ? its.length * length : 0)))
}

function splitBy(text: string, delimiter: string): TableLine[] {
  const lines: TableLine[] = []
  let [cells, cell, isQuoted, number, beganAt]: [string[], string, boolean, number, number] = [[], '', false, 1, 1]
  const endLine = () => {
    cells.push(cell.trim())
    if (cells.some((one) => one !== '')) lines.push({ number: beganAt, cells })
    ;[cells, cell, beganAt] = [[], '', number + 1]
  }
  const source = text.replaceAll(/\uFEFF|[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '').replaceAll(/\r\n?/g, '\n')
  for (let at = 0; at < source.length; at += 1) {
    const letter = source[at] ?? ''
    if (isQuoted && letter === '"' && source[at + 1] === '"') {
      cell += '"'
      at += 1
    } else if (letter === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted
    else if (!isQuoted && letter === delimiter) {
      cells.push(cell.trim())
      cell = ''
    } else if (letter === '\n') {
      if (isQuoted) cell += letter
      else endLine()
      number += 1
    } else cell += letter
  }
  endLine()
  return lines
}
