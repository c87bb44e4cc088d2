import { execFileSync } from 'node:child_process'
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { OwnFiles } from './own-files.ts'

let [folder, root] = ['', '']
/** Links that lead out of the folder of words: to a file, to a folder, and to nothing. */
const links = { 'linked.ts': 'outside.ts', linked: '.', 'nothing.ts': 'not-there.ts' }

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edit-files-'))
  root = join(folder, 'project')
  for (const one of ['packages/content/pages', 'packages/contract', 'packages/content2', 'apps'])
    mkdirSync(join(root, one), { recursive: true })
  writeFileSync(join(root, 'packages/content/pages/a.ts'), 'export const a = 1\n')
  writeFileSync(join(root, 'packages/contract/experiments.ts'), 'export const b = 1\n')
  writeFileSync(join(folder, 'outside.ts'), 'outside')
  for (const [name, to] of Object.entries(links))
    symlinkSync(join(folder, to), join(root, 'packages/content/pages', name))
})

const written = () =>
  execFileSync('bash', ['-c', 'find . -type f | sort | xargs md5sum'], {
    cwd: folder,
    encoding: 'utf8',
  })

test('words, records of experiments and the own cache are written, one after the other', async () => {
  const own = new OwnFiles(root)
  await Promise.all(
    ['b', 'c'].map((name) => own.change('packages/content/pages/a.ts', (code) => `${code}let ${name}=1`)),
  )
  expect(readFileSync(join(root, 'packages/content/pages/a.ts'), 'utf8')).toBe(
    'export const a = 1;\nlet b = 1;\nlet c = 1;\n',
  )
  for (const file of ['packages/content/pages/new.ts', 'packages/contract/experiments.ts', '.cache/edit/sent.json'])
    await own.change(file, () => 'let d\n')
  expect(readFileSync(join(root, 'packages/content/pages/new.ts'), 'utf8')).toBe('let d;\n')
  expect(existsSync(join(root, '.cache/edit/sent.json'))).toBe(true)
})

test('says before each write that one comes, and nothing where a file stays as it is', async () => {
  const own = new OwnFiles(root)
  const calls: boolean[] = []
  own.onWrite = () => calls.push(existsSync(join(root, 'packages/content/pages/b.ts')))
  await own.change('packages/content/pages/b.ts', () => undefined)
  await own.change('packages/content/pages/b.ts', () => 'let b\n')
  await own.change('packages/content/pages/b.ts', () => null)
  expect(calls).toEqual([false, true])
})

test('a file that is being read is read whole, as it was', async () => {
  const file = openSync(join(root, 'packages/content/pages/a.ts'), 'r')
  await new OwnFiles(root).change('packages/content/pages/a.ts', () => 'let b\n')
  expect(readFileSync(file, 'utf8')).toBe('export const a = 1\n')
  closeSync(file)
})

test('what was written is taken back, a removed file too, unless something else has written it since', async () => {
  const own = new OwnFiles(root)
  const [a, b] = ['packages/content/pages/a.ts', 'packages/content/pages/b.ts']
  await own.undoable(async (change) => {
    await change(b, () => 'let b\n')
    await change(a, () => null)
  })
  expect(existsSync(join(root, a))).toBe(false)
  expect(await own.undo()).toBe(true)
  expect([existsSync(join(root, b)), readFileSync(join(root, a), 'utf8')]).toEqual([false, 'export const a = 1;\n'])
  await own.undoable((change) => change(a, () => 'let c\n'))
  writeFileSync(join(root, a), 'let d\n')
  expect(await own.undo(), 'a developer has changed it').toBe(false)
  expect(await own.undo(), 'nothing is left').toBe(false)
  expect(readFileSync(join(root, a), 'utf8')).toBe('let d\n')
})

test('a sentence that is saved while items change, or while that is taken back, keeps its words', async () => {
  const own = new OwnFiles(root)
  const [items, sentence] = ['packages/content/pages/a.ts', 'packages/content/pages/b.ts']
  const read = () => [items, sentence].map((file) => readFileSync(join(root, file), 'utf8'))
  await own.change(sentence, () => 'let old\n')
  await own.undoable(async (change) => {
    await change(items, () => 'let moved\n')
    await own.change(sentence, () => 'let typed\n')
  })
  expect(await own.undo()).toBe(true)
  expect(read(), 'in another file').toEqual(['export const a = 1;\n', 'let typed;\n'])

  await own.undoable(async (change) => {
    await change(items, () => 'let moved\n')
    await own.change(items, (code) => `${code}let typed\n`)
    await change(sentence, () => 'let moved\n')
  })
  expect(await own.undo(), 'in the same file').toBe(false)
  expect(read()).toEqual(['let moved;\nlet typed;\n', 'let moved;\n'])

  await own.undoable((change) => change(items, () => 'let again\n'))
  const saved = own.change(items, (code) => `${code}let typed\n`)
  expect(await own.undo(), 'it waits for its turn').toBe(false)
  await saved
  expect(read()[0]).toBe('let again;\nlet typed;\n')
})

test('no name and no link leads a write out of them: 2,000 names, drawn from a fixed seed', async () => {
  const own = new OwnFiles(root)
  const part = fc.constantFrom(
    '..',
    '.',
    '',
    '/',
    'packages',
    'content',
    'content2',
    'contract',
    'pages',
    'apps',
    'a.ts',
    'experiments.ts',
    'outside.ts',
    '.cache',
    'edit',
    '\0',
    '__proto__',
    '..%2f',
    ...Object.keys(links),
  )
  const names = fc
    .tuple(
      fc.constantFrom('', '/', 'packages/content/', 'packages/content/pages/', '.cache/edit/'),
      fc.array(part, { maxLength: 5 }),
    )
    .map(([start, parts]) => start + parts.join('/'))
  const before = written()
  let refused = 0
  await fc.assert(
    fc.asyncProperty(names, async (name) => {
      // The place is asked for; what is one of ours is not written here.
      const isOurs = /^project\/(packages\/content\/|packages\/contract\/experiments\.ts$|\.cache\/edit\/)/
      try {
        await own.change(name, () => {
          expect(own.inside(name).slice(folder.length + 1)).toMatch(isOurs)
          return undefined
        })
      } catch (error) {
        expect((error as Error).name).not.toBe('AssertionError')
        refused++
      }
    }),
    { seed: 32, numRuns: 2000 },
  )
  expect(refused).toBeGreaterThan(500)
  for (const name of Object.keys(links)) {
    const file = `packages/content/pages/${name}`
    await expect(own.change(name === 'linked' ? `${file}/outside.ts` : file, () => 'x')).rejects.toThrow()
  }
  expect(written()).toBe(before)
})
