import { rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { copyProject, shell } from '@repo/testing/copy-project.ts'
import type { Edit } from './draw-edits.ts'

/** The copy of the repository that edits are made on. */
export const copy = resolve('.cache/owner-edits')

export const makeCopy = () => copyProject(copy)

/** The copy with some edits and settings and no others. What checks keep (types, pictures, the build) stays. */
export function resetCopy(edits: readonly Edit[], env: readonly string[]): void {
  shell(`cd ${copy} && git reset -q --hard && git clean -fdq && rm -f .env`)
  for (const { edit } of edits) edit(copy)
  if (env.length > 0) writeFileSync(join(copy, '.env'), `${env.join('\n')}\n`)
  shell(`cd ${copy} && git add -A`)
}

export const removeCopy = () => rmSync(copy, { recursive: true, force: true })
