import { experimentFingerprint } from './experiment-fingerprint.ts'
import type { ExperimentRecord } from './experiment.ts'
import { sourceLine } from './source-line.ts'

/** The text of experiments.ts with one more record, registered. */
export function withRecord(text: string, draft: Omit<ExperimentRecord, 'fingerprint'>): string {
  const changed = text.replace(/(?<=ExperimentRecord\[\] = \[)([^]*?)\s*\]\s*$/, (_, others: string) =>
    [others.trimEnd(), recordSource(draft), ']', ''].join('\n'),
  )
  if (changed === text || hasRecord(text, draft.id))
    throw new Error(`There is no place for ${draft.id} in the records.`)
  return changed
}

/** One record as its file has it. */
export function recordSource(draft: Omit<ExperimentRecord, 'fingerprint'>): string {
  const { id, question, lang, goal, baseline, worth, start, arms } = draft
  return [
    '  {',
    sourceLine(4, 'id', id),
    sourceLine(4, 'question', question),
    `    lang: '${lang}',`,
    `    goal: '${goal}',`,
    `    baseline: ${baseline},`,
    `    worth: ${worth},`,
    `    start: '${start}',`,
    '    arms: [',
    ...arms.map(({ page, share }) => `      { page: '${page}', share: ${share} },`),
    '    ],',
    `    fingerprint: '${experimentFingerprint({ ...draft, fingerprint: '' })}',`,
    '  },',
  ].join('\n')
}

export function hasRecord(text: string, id: string): boolean {
  return text.includes(`\n    id: '${id}',`)
}

/** The text with one more line in a record: its entrance leads everyone to that page. */
export function withEnd(text: string, id: string, page: string): string {
  const record = new RegExp(`(?<=\\n {4}id: '${id}',(?:(?!\\n {2}\\})[^])*\\n {4}fingerprint: '\\w*',)(?!\\n {4}ended)`)
  const changed = text.replace(record, `\n    ended: { page: '${page}' },`)
  if (changed === text) throw new Error(`There is no running experiment ${id} in the records.`)
  return changed
}
