import { readFileSync } from 'node:fs'
import type { meantToDiffer } from '@repo/content/meant-to-differ.ts'
import { literalsIn } from '@repo/content/source/literals.ts'
import { setRecords } from '@repo/content/source/write-source.ts'
import type { CopyTable } from './copy-table.ts'

export type Differing = (typeof meantToDiffer)[number]

/** Sentences that are meant to differ from their translation, as the file in packages/content says now. */
export function readDiffering(table: CopyTable): Differing[] {
  return differingIn(readFileSync(table.own.inside(file), 'utf8'))
}

/** Adds a sentence with its reason, and drops those that are in their files no more. */
export function addDiffering(table: CopyTable, added: Differing): Promise<void> {
  const holds = ({ file, says }: Differing) =>
    table.files.includes(file) && table.textsOf(file).some(({ value }) => value === says)
  return table.own.change(file, (code = '') => {
    const others = differingIn(code).filter((one) => holds(one) && (one.file !== added.file || one.says !== added.says))
    return setRecords(code, 'meantToDiffer', [...others, added])
  })
}

export function differingIn(code: string): Differing[] {
  const entries = Map.groupBy(literalsIn(file, code), ({ path }) => path.split('.')[1])
  return [...entries.values()].map(
    (literals) =>
      Object.fromEntries(literals.map(({ path, value }) => [path.split('.')[2], value])) as unknown as Differing,
  )
}

const file = 'packages/content/meant-to-differ.ts'
