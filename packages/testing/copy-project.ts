import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'

/** Copies the project for tests that edit its files: those in git, also not committed yet, and the packages as hard links. The copy has one commit. */
export function copyProject(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  shell(
    `git ls-files -z --cached --others --exclude-standard | xargs -0 ls -d 2>/dev/null | tar -cf - -T - | tar -xf - -C ${folder}`,
  )
  // Not the folders in which programs keep what they made: one that runs beside this test changes them.
  shell(
    `mkdir ${folder}/node_modules && find node_modules -mindepth 1 -maxdepth 1 ! -name '.*' -o -name .bin | xargs cp -al -t ${folder}/node_modules`,
  )
  // What the compiler knows already, and pictures: only what an edit concerns is made again.
  shell(
    `mkdir -p ${folder}/.cache && for kept in types edit share-images; do [ ! -d .cache/$kept ] || cp -a .cache/$kept ${folder}/.cache/; done`,
  )
  // Some checks list files with git; and it takes edits back.
  shell(`cd ${folder} && git init -q && git add -A && git -c user.name=owner -c user.email= commit -qm 'As it was'`)
}

/** Runs a command of the shell, which prints only what goes wrong. */
export function shell(command: string): void {
  execFileSync('bash', ['-c', command], { stdio: ['ignore', 'ignore', 'inherit'] })
}
