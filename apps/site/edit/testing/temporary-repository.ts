import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { gitOutput } from '../git-output.ts'

/** A repository with one commit of these files, for one test. */
export function temporaryRepository(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'edit-repository-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const git = (...words: string[]) => gitOutput(root, '-c', 'user.name=owner', '-c', 'user.email=', ...words)
  git('init', '-q')
  git('add', '-A')
  git('commit', '-qm', 'As it was')
  return { root, git }
}
