import { experimentFingerprint } from '@repo/contract/experiment-fingerprint.ts'
import type { ExperimentRecord } from '@repo/contract/experiment.ts'
import { literalsIn } from './literals.ts'
import { addRecord, fieldSource, setFields, sourceOf } from './write-source.ts'

/** The text of experiments.ts with one more record, registered. */
export function withRecord(text: string, draft: Omit<ExperimentRecord, 'fingerprint'>): string {
  if (recordPlace(text, draft.id)) throw new Error(`There is no place for ${draft.id} in the records.`)
  return addRecord(text, 'experiments', recordSource(draft))
}

/** One record as its file has it. */
export function recordSource(draft: Omit<ExperimentRecord, 'fingerprint'>): string {
  const { id, question, lang, goal, baseline, worth, start, arms } = draft
  const fields = Object.entries({ id, question, lang, goal, baseline, worth, start })
  return [
    '  {',
    ...fields.map(([name, value]) => `    ${fieldSource(4, name, value)},`),
    '    arms: [',
    ...arms.map(({ page, share }) => `      ${sourceOf({ page, share })},`),
    '    ],',
    `    ${fieldSource(4, 'fingerprint', experimentFingerprint({ ...draft, fingerprint: '' }))},`,
    '  },',
  ].join('\n')
}

/** The text with one more line in a record: its entrance leads everyone to that page. */
export function withEnd(text: string, id: string, page: string): string {
  const place = recordPlace(text, id)
  if (!place || literalsIn('', text).some(({ path }) => path === `${place}.ended.page`))
    throw new Error(`There is no running experiment ${id} in the records.`)
  return setFields(text, place, { ended: { page } })
}

/** Where the record of an experiment is. Undefined: there is none. */
export function recordPlace(text: string, id: string): string | undefined {
  const found = literalsIn('', text).find(({ path, value }) => value === id && /^experiments\.\d+\.id$/.test(path))
  return found?.path.slice(0, -'.id'.length)
}
