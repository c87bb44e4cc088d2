import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand } from '@repo/content/brand.ts'
import { todayIn } from '@repo/content/schedule.ts'
import { tryHeadline } from '@repo/server/changes/try-headline.ts'
import type { CopyTable } from './copy-table.ts'

export interface VariantAsked {
  /** The headline. */
  id: number
  text: string
  /** The address without its slash. */
  name: string
  hypothesis: string
  /** Half of the visitors see it: what share of visits reach the goal today, the smallest lift worth knowing, visits a day. */
  experiment?: { baseline: number; worth: number; visitsPerDay: number }
}

/** "Try another headline": writes the variant's file, and the record of its experiment. Returns its address and the plan in days. */
export function makeVariant(root: string, table: CopyTable, asked: VariantAsked): { path: string; days?: number } {
  const place = table.place(asked.id)
  if (!place?.file.startsWith('packages/content/pages/')) throw new Error('This is no headline of a page.')
  const records = join(root, 'packages/contract/experiments.ts')
  const { files, plan } = tryHeadline({
    name: asked.name,
    hypothesis: asked.hypothesis,
    pages: [{ text: readFileSync(join(root, place.file), 'utf8'), headline: asked.text }],
    ...(asked.experiment && {
      experiment: {
        question: asked.hypothesis,
        goal: 'install',
        start: todayIn(brand.timeZone),
        text: readFileSync(records, 'utf8'),
        ...asked.experiment,
      },
    }),
  })
  const [variant] = files
  if (!variant || existsSync(join(root, variant.path))) throw new Error(`There is a page /${asked.name} already.`)
  table.addLike(variant.path, place.file)
  for (const { path, after } of files) writeFileSync(join(root, path), after)
  return { path: `/${asked.name}`, ...(typeof plan?.days === 'number' && { days: plan.days }) }
}
