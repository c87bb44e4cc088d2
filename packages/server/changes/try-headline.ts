import { withRecord } from '@repo/contract/experiment-source.ts'
import type { ExperimentRecord } from '@repo/contract/experiment.ts'
import { sourceLine } from '@repo/contract/source-line.ts'
import { planDays } from '@repo/stats/plan-days.ts'
import { recordsFile, type ChangedFile } from './change.ts'

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
  const record = {
    id: name,
    ...planned,
    lang: fieldOf(first.text, 'locale') as ExperimentRecord['lang'],
    arms: [fieldOf(first.text, 'path') ?? '', `/${name}`].map((page) => ({ page, share: 0.5 })),
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
  const [path, locale] = [fieldOf(text, 'path'), fieldOf(text, 'locale')]
  if (!path || !locale) throw new Error('This is no file of a page: it has no path and locale on lines of their own.')
  if (!/\n {2}shell: '(site|campaign|variant)',/.test(text)) throw new Error(`${path} has no headline to try.`)
  const address = isTranslation ? `${name}-${locale}` : name
  const original = fieldOf(text, 'variantOf') ?? path
  const fields = [
    '  indexable: false,',
    ...(isTranslation ? [`  translationOf: '/${name}',`] : []),
    `  variantOf: '${original}',`,
    sourceLine(2, 'hypothesis', hypothesis),
  ]
  const bare = text
    .replace(/(?<=\n {2}path: )'.*'/, () => `'/${address}'`)
    .replaceAll(/\n {2}(?:indexable|translationOf|variantOf|hypothesis):(?: .*|\n {4}.*)/g, '')
    .replace(/\n {2}sections: /, (found) => `\n${fields.join('\n')}${found}`)
  // The first headline of the sections: a text, or a fork that rests on a claim.
  const place =
    /(?<=\n {2}sections: (?:(?!headline:)[^])*\n)( +)headline:(?:\s+'(?:[^'\\\n]|\\.)*'|\s+"(?:[^"\\\n]|\\.)*"| \{\n[^]*?\n\1\}| \{ [^\n]* \}),/
  const after = bare.replace(place, (_, indent: string) => sourceLine(indent.length, 'headline', headline))
  if (after === bare) throw new Error(`The headline of ${path} is in parts, or it is the same. Copy the file by hand.`)
  return { path: `packages/content/pages/${address}.${locale}.ts`, after }
}

function fieldOf(text: string, name: string): string | undefined {
  return new RegExp(`\\n {2}${name}: '(.*)',`).exec(text)?.[1]
}
