import { median, quartiles } from './quantile.ts'
import { kinds, type BenchPage, type Kind } from './pages.ts'
import type { Visit } from './visit.ts'

export type Measured = Visit & { works: number }

/** All rounds of one page, by version. */
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

/** Medians of a page as Markdown, with the interquartile range and our ratio to the page written by hand. */
export function table({ path, first }: BenchPage, rounds: Rounds): string {
  const lines = rows.map(([name, of, written]) => {
    const cells = kinds.map((kind) => {
      const values = rounds[kind].map((round) => round[of])
      const [from, to] = quartiles(values)
      return written(from) === written(to)
        ? written(median(values))
        : `${written(median(values))} (${written(from).replace(/ \w+$/, '')}–${written(to).replace(/ \w+$/, '')})`
    })
    return `| ${[name, ...cells, ratio(rounds, of)].join(' | ')} |`
  })
  return [
    `### \`${path}\``,
    '',
    `First interaction: ${first}.`,
    '',
    '| | Ours | by hand | Ours / by hand |',
    '| --- | --- | --- | --- |',
    ...lines,
  ].join('\n')
}

/** Ours beside the page written by hand. */
export function ratioOf(rounds: Rounds, of: keyof Measured): number {
  return medianOf(rounds, of, 'ours') / medianOf(rounds, of, 'byHand')
}

export function medianOf(rounds: Rounds, of: keyof Measured, kind: Kind): number {
  return median(rounds[kind].map((round) => round[of]))
}

function ratio(rounds: Rounds, of: keyof Measured): string {
  const value = ratioOf(rounds, of)
  return Number.isFinite(value) ? `${value.toFixed(2)}×` : '–'
}
