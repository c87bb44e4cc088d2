import { median, quartiles } from './quantile.ts'
import type { BenchPage, Kind } from './pages.ts'
import type { Visit } from './visit.ts'

export type Measured = Visit & { works: number }

/** All rounds of one page, by variant. */
export type Rounds = Record<Kind, Measured[]>

const ms = (value: number) => `${Math.round(value)} ms`
const kb = (value: number) => `${(value / 1024).toFixed(1)} KB`
const rows: [name: string, of: keyof Measured, written: (value: number) => string][] = [
  ['First contentful paint', 'fcp', ms],
  ['Largest contentful paint', 'lcp', ms],
  ['Layout shift', 'cls', (value) => value.toFixed(4)],
  ['Total blocking time', 'tbt', ms],
  ['First interaction works', 'works', ms],
  ['Main thread', 'cpu', ms],
  ['Bytes', 'bytes', kb],
  ['of them scripts in files', 'script', kb],
  ['Requests', 'requests', String],
]

const titles: Record<Kind, string> = { ours: 'Ours', byHand: 'by hand', wordsFirst: 'by hand, words first' }

/** Medians of a page as Markdown, with the interquartile range and our ratio to the other variants. */
export function table({ path, first, kinds }: BenchPage, rounds: Rounds): string {
  const others = kinds.filter((kind) => kind !== 'ours')
  const lines = rows.map(([name, of, written]) => {
    const cells = kinds.map((kind) => {
      const values = rounds[kind].map((round) => round[of])
      const [from, to] = quartiles(values)
      return written(from) === written(to)
        ? written(median(values))
        : `${written(median(values))} (${written(from).replace(/ \w+$/, '')}–${written(to).replace(/ \w+$/, '')})`
    })
    const ratios = others.map((kind) => ratio(rounds, of, kind))
    return `| ${[name, ...cells, ...ratios].join(' | ')} |`
  })
  return [
    `### \`${path}\``,
    '',
    `First interaction: ${first}.`,
    '',
    `| | ${[...kinds.map((kind) => titles[kind]), ...others.map((kind) => `Ours / ${titles[kind]}`)].join(' | ')} |`,
    `| --- |${' --- |'.repeat(kinds.length + others.length)}`,
    ...lines,
  ].join('\n')
}

export function ratioOf(rounds: Rounds, of: keyof Measured, kind: Kind): number {
  return medianOf(rounds, of, 'ours') / medianOf(rounds, of, kind)
}

export function medianOf(rounds: Rounds, of: keyof Measured, kind: Kind): number {
  return median(rounds[kind].map((round) => round[of]))
}

function ratio(rounds: Rounds, of: keyof Measured, kind: Kind): string {
  const value = ratioOf(rounds, of, kind)
  return Number.isFinite(value) ? `${value.toFixed(2)}×` : '–'
}
