import { withRecord } from '@repo/content/source/experiment-records.ts'
import { copyPage, textFields } from '@repo/content/source/write-source.ts'
import type { ExperimentRecord } from '@repo/contract/experiment.ts'
import { recordsFile, type ChangedFile } from '@repo/server/changes/change.ts'
import { planDays } from '@repo/stats/plan-days.ts'

/**
 * "Try another headline": a variant of a page with another headline, not indexed, in one language or in both, and on request the record of
 * an experiment with the page and its variant, half and half. Returns the files for `proposeChange`, and the plan in days.
 */
export function tryHeadline({ name, hypothesis, pages, experiment }: HeadlineTrial): {
  files: ChangedFile[]
  plan: ReturnType<typeof planDays>
} {
  if (!/^[a-z][a-z0-9-]{1,23}$/.test(name))
    throw new Error(`"${name}" is no address. Write 2 to 24 lower-case letters, digits and hyphens.`)
  const [first] = pages
  const variants = pages.map((page, place) => variantOf(page, { name, hypothesis, isTranslation: place > 0 }))
  if (!experiment || !first) return { files: variants, plan: undefined }
  const { text, visitsPerDay, ...planned } = experiment
  const { locale, path = '' } = textFields(first.text, 'default') ?? {}
  const record = {
    id: name,
    ...planned,
    lang: locale as ExperimentRecord['lang'],
    arms: [path, `/${name}`].map((page) => ({ page, share: 0.5 })),
  }
  return {
    files: [...variants, { path: recordsFile, before: text, after: withRecord(text, record) }],
    plan: planDays({ ...planned, goalsAmongVisits: planned.goal !== 'lead', share: 0.5, visitsPerDay }),
  }
}

export interface HeadlineTrial {
  /** The address of the variant without its slash, and the id of the experiment. */
  name: string
  /** What it tries to find out, in one line. */
  hypothesis: string
  /** The page, and its translation if that gets the headline too: the text of its file, and the new words. */
  pages: readonly { text: string; headline: string }[]
  experiment?: Pick<ExperimentRecord, 'question' | 'goal' | 'baseline' | 'worth' | 'start'> & {
    /** The text of packages/contract/experiments.ts. */
    text: string
    /** Of both pages, at today's pace. */
    visitsPerDay: number
  }
}

function variantOf(
  { text, headline }: { text: string; headline: string },
  { name, hypothesis, isTranslation }: { name: string; hypothesis: string; isTranslation: boolean },
): ChangedFile {
  const { path, locale, shell = '', variantOf = path } = textFields(text, 'default') ?? {}
  if (!path || !locale || !variantOf) throw new Error('This is no file of a page: it has no path and locale.')
  if (!['site', 'campaign', 'variant'].includes(shell)) throw new Error(`${path} has no headline to try.`)
  const address = isTranslation ? `${name}-${locale}` : name
  const translationOf = isTranslation ? `/${name}` : undefined
  const fields = { indexable: false, translationOf, variantOf, hypothesis }
  return {
    path: `packages/content/pages/${address}.${locale}.ts`,
    after: copyPage(text, { path: `/${address}`, headline, ...fields }),
  }
}
