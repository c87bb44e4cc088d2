import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Edit } from './draw-edits.ts'

/** The copy of the repository that edits are made on. */
export const copy = resolve('.cache/owner-edits')

/** Copies the files in git, also those not committed yet, and the packages as hard links. */
export function makeCopy(): void {
  removeCopy()
  mkdirSync(copy, { recursive: true })
  shell(
    `git ls-files -z --cached --others --exclude-standard | xargs -0 ls -d 2>/dev/null | tar -cf - -T - | tar -xf - -C ${copy}`,
  )
  shell(`cp -al node_modules ${copy}/ && rm -rf ${copy}/node_modules/.{astro,cache,vite,vite-temp}`)
  // What the compiler knows already: it reads again only what an edit concerns.
  shell(`mkdir -p ${copy}/.cache && [ ! -d .cache/types ] || cp -a .cache/types ${copy}/.cache/`)
  // Some checks list files with git; and it takes edits back.
  shell(`cd ${copy} && git init -q && git add -A && git -c user.name=owner -c user.email= commit -qm 'As it was'`)
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
