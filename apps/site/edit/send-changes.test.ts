import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changedFiles } from './send-changes.ts'
import { temporaryRepository } from './testing/temporary-repository.ts'

const pages = 'packages/content/pages'

test('what differs from the last commit is sent, staged or not, new, moved or changed; what is gone is not', () => {
  const { root, git } = temporaryRepository({
    [`${pages}/changed.ts`]: 'one',
    [`${pages}/staged.ts`]: 'one',
    [`${pages}/moved.ts`]: 'as it was',
    [`${pages}/removed.ts`]: 'one',
    [`${pages}/untracked-now.ts`]: 'one',
    [`${pages}/same.ts`]: 'one',
  })
  const write = (name: string, text: string) => writeFileSync(join(root, pages, name), text)
  write('changed.ts', 'two')
  write('staged.ts', 'two')
  write('new.ts', 'new')
  write('added.ts', 'added')
  write('note.md', 'no words')
  renameSync(join(root, pages, 'moved.ts'), join(root, pages, 'moved to.ts'))
  rmSync(join(root, pages, 'removed.ts'))
  mkdirSync(join(root, 'apps'))
  writeFileSync(join(root, 'apps/code.ts'), 'no words')
  git('add', `${pages}/staged.ts`, `${pages}/added.ts`, `${pages}/moved.ts`, `${pages}/moved to.ts`)
  git('rm', '-q', '--cached', `${pages}/untracked-now.ts`)
  write('untracked-now.ts', 'two')
  write('added.ts', 'added, and changed')

  const sent = changedFiles(root).map(({ path, before, after }) => [path.replace(`${pages}/`, ''), before, after])
  expect(sent.toSorted()).toEqual([
    ['added.ts', undefined, 'added, and changed'],
    ['changed.ts', 'one', 'two'],
    ['moved to.ts', undefined, 'as it was'],
    ['new.ts', undefined, 'new'],
    ['staged.ts', 'one', 'two'],
    ['untracked-now.ts', 'one', 'two'],
  ])
})
