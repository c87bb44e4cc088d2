import { readFileSync } from 'node:fs'
import { brand } from '@repo/content/brand.ts'
import { todayIn } from '@repo/content/schedule.ts'
import { recordsFile } from '@repo/server/changes/change.ts'
import type { CopyTable } from './copy-table.ts'
import { tryHeadline } from './try-headline.ts'

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
export async function makeVariant(table: CopyTable, asked: VariantAsked): Promise<{ path: string; days?: number }> {
  const place = table.place(asked.id)
  if (!place?.file.startsWith('packages/content/pages/')) throw new Error('This is no headline of a page.')
  const read = (file: string) => readFileSync(table.own.inside(file), 'utf8')
  const { files, plan } = tryHeadline({
    name: asked.name,
    hypothesis: asked.hypothesis,
    pages: [{ text: read(place.file), headline: asked.text }],
    ...(asked.experiment && {
      experiment: {
        question: asked.hypothesis,
        goal: 'install',
        start: todayIn(brand.timeZone),
        text: read(recordsFile),
        ...asked.experiment,
      },
    }),
  })
  const [variant] = files
  if (variant) table.addLike(variant.path, place.file)
  for (const { path, before, after } of files)
    await table.own.change(path, (code) => {
      if (code !== before) throw new Error(`There is a page /${asked.name} already, or the records have changed.`)
      return after
    })
  return { path: `/${asked.name}`, ...(typeof plan?.days === 'number' && { days: plan.days }) }
}
