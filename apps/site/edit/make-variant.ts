import { readFileSync } from 'node:fs'
import { brand } from '@repo/content/brand.ts'
import { todayIn } from '@repo/content/schedule.ts'
import { withRecord } from '@repo/content/source/experiment-records.ts'
import { copyPage, textFields } from '@repo/content/source/write-source.ts'
import type { Locale } from '@repo/contract/locale.ts'
import { recordsFile, type ChangedFile } from '@repo/server/changes/change.ts'
import type { CopyTable } from './copy-table.ts'

export interface VariantAsked {
  headline: string
  /** The address without its slash, and the id of the experiment. */
  name: string
  /** What it tries to find out, in one line. */
  hypothesis: string
  /** What share of visits reach the goal today, and the smallest lift worth knowing. */
  experiment?: { baseline: number; worth: number }
}

/** "Try another headline": writes the file of a variant of a page, and on request the record of an experiment with both. */
export async function makeVariant(table: CopyTable, file: string, asked: VariantAsked): Promise<void> {
  const read = (path: string) => readFileSync(table.own.inside(path), 'utf8')
  const files = variantFiles(read(file), read(recordsFile), asked)
  if (files[0]) table.addLike(files[0].path, file)
  for (const { path, before, after } of files)
    await table.own.change(path, (code) => {
      if (code !== before) throw new Error(`There is a page /${asked.name} already, or the records have changed.`)
      return after
    })
}

/** A variant with another headline, not indexed, and the records with an experiment that shows it to half of the visitors. */
export function variantFiles(
  page: string,
  records: string,
  { headline, name, hypothesis, experiment }: VariantAsked,
): ChangedFile[] {
  if (!/^[a-z][a-z0-9-]{1,23}$/.test(name))
    throw new Error(`"${name}" is no address. Write 2 to 24 lower-case letters, digits and hyphens.`)
  const { path, locale, shell = '', variantOf = path } = textFields(page, 'default') ?? {}
  if (!path || !locale || !variantOf) throw new Error('This is no file of a page: it has no path and locale.')
  if (!['site', 'campaign', 'variant'].includes(shell)) throw new Error(`${path} has no headline to try.`)
  // B is shared with its own headline; what else its picture shows is in an object of its own, which is written by hand.
  const share = Object.keys(textFields(page, 'default.share') ?? {}).join() === 'headline' && { share: { headline } }
  const fields = { indexable: false, translationOf: undefined, variantOf, hypothesis, ...share }
  const variant = {
    path: `packages/content/pages/${name}.${locale}.ts`,
    after: copyPage(page, { path: `/${name}`, headline, ...fields }),
  }
  if (!experiment) return [variant]
  const record = {
    ...experiment,
    id: name,
    question: hypothesis,
    lang: locale as Locale,
    goal: 'install' as const,
    start: todayIn(brand.timeZone),
    arms: [path, `/${name}`].map((one) => ({ page: one, share: 0.5 })),
  }
  return [variant, { path: recordsFile, before: records, after: withRecord(records, record) }]
}
