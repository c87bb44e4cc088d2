import type { DuckDBResult } from '@duckdb/node-api'
import { csvCell } from '@repo/server/csv.ts'
import { escapedJson } from '@repo/server/leads/escaped-json.ts'

export type Format = 'table' | 'csv' | 'json'

/** An answer as lines: a table of at most 1,000 rows, CSV for a spreadsheet, or a JSON object for each row. Texts come from visitors: none is a formula, or controls a terminal. */
export async function* answerLines(answer: DuckDBResult, format: Format): AsyncGenerator<string> {
  const names = answer.deduplicatedColumnNames()
  if (format === 'table') return yield* tableLines(names, answer)
  if (format === 'csv') yield names.map(csvCell).join(',')
  for await (const row of rowsOf(answer))
    yield format === 'csv'
      ? row.map((cell) => (typeof cell === 'number' ? String(cell) : csvCell(textOf(cell)))).join(',')
      : escapedJson(Object.fromEntries(names.map((name, index) => [name, row[index]])))
}

async function* tableLines(names: readonly string[], answer: DuckDBResult): AsyncGenerator<string> {
  const rows: Cell[][] = []
  for await (const row of rowsOf(answer)) {
    rows.push(row)
    if (rows.length > maxTableRows) break
  }
  const shown = rows.slice(0, maxTableRows).map((row) => row.map(printable))
  const widths = names.map((name, index) => Math.max(name.length, ...shown.map((row) => row[index]?.length ?? 0)))
  const isNumber = names.map((_, index) => rows.some((row) => typeof row[index] === 'number'))
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, index) => (isNumber[index] ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0)))
      .join('  ')
      .trimEnd()
  yield line(names)
  yield widths.map((width) => '-'.repeat(width)).join('  ')
  for (const row of shown) yield line(row)
  yield rows.length > maxTableRows
    ? `More than ${maxTableRows} rows: --csv or --json prints all.`
    : `${rows.length} ${rows.length === 1 ? 'row' : 'rows'}`
}

const maxTableRows = 1000

type Cell = Awaited<ReturnType<DuckDBResult['getRowsJson']>>[number][number]

/** Rows one by one. A count is a number, where JavaScript has it exactly: DuckDB's large integers and decimals come as text. */
async function* rowsOf(answer: DuckDBResult): AsyncGenerator<Cell[]> {
  const { DuckDBTypeId: id } = await import('@duckdb/node-api')
  const wide = new Set<number>([id.BIGINT, id.UBIGINT, id.HUGEINT, id.UHUGEINT, id.DECIMAL])
  const isWide = answer.columnTypes().map(({ typeId }) => wide.has(typeId))
  for await (const rows of answer.yieldRowsJson())
    for (const row of rows)
      yield row.map((cell, index) =>
        isWide[index] && typeof cell === 'string' && Number.isSafeInteger(Math.trunc(Number(cell)))
          ? Number(cell)
          : cell,
      )
}

function textOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  return typeof cell === 'string' ? cell : JSON.stringify(cell)
}

function printable(cell: Cell): string {
  const text = textOf(cell)
  return /[\p{Cc}\p{Cf}\u2028\u2029]/u.test(text) ? escapedJson(text) : text
}
