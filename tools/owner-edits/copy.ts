import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { copyProject } from '@repo/testing/copy-project.ts'
import type { Edit } from './draw-edits.ts'

/** The copy of the repository that edits are made on. */
export const copy = resolve('.cache/owner-edits')

export function makeCopy(): void {
  copyProject(copy)
}

/** The copy with some edits and settings and no others. What checks keep (types, pictures, the build) stays. */
export function resetCopy(edits: readonly Edit[], env: readonly string[]): void {
  shell(`cd ${copy} && git reset -q --hard && git clean -fdq && rm -f .env`)
  for (const { edit } of edits) edit(copy)
  if (env.length > 0) writeFileSync(join(copy, '.env'), `${env.join('\n')}\n`)
  shell(`cd ${copy} && git add -A`)
}

export function removeCopy(): void {
  rmSync(copy, { recursive: true, force: true })
}

function shell(command: string): void {
  execFileSync('bash', ['-c', command], { stdio: ['ignore', 'ignore', 'inherit'] })
}
