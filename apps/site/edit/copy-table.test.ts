import { cpSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { meantToDiffer } from '@repo/content/meant-to-differ.ts'
import { replaceString as rewrite } from '@repo/content/source/write-source.ts'
import { CopyTable } from './copy-table.ts'
import { typedLiterals, type TypedLiteral } from './copy-types.ts'
import { addDiffering, differingIn, readDiffering } from './meant-to-differ.ts'
import { formatted } from './own-files.ts'

let typed: TypedLiteral[]
beforeAll(() => {
  typed = typedLiterals('.')
})

describe('what is copy', () => {
  /** Files of words. The others are types and code: what they say is read by developers. */
  const words =
    /packages\/content\/(pages|ui|consent|quizzes|results|deciding)\/|survey-controls|demo-dashboard|works|outline\/|your-product-demo\//

  /** Plain strings in files of words, by the field they are in, and why they are no copy. */
  const plain: Record<string, string> = {
    initial: 'a letter of a sample store',
    initials: 'letters of a sample person',
    emoji: 'a drawing',
    id: 'part of an address',
    iso: 'a date for machines',
    names: 'names of keys',
    address: 'a sample address',
    matches: 'a pattern',
    at: 'an address',
    licenceAt: 'an address',
    by: 'a credit, as its author wants it',
    licence: 'a credit',
    name: 'a credit',
  }

  it('comes from the type: every literal of a file of words is copy, a name of a closed list, or has a reason', () => {
    const unknown = typed.filter(({ file, type, name }) => {
      if (!words.test(file) || type === 'copy') return false
      // Composed in the browser or for machines, as plain strings: packages/content/your-product-demo/your-product-demo.ts and outline-words.ts say why.
      if (/your-product-demo\/|outline\//.test(file)) return false
      return type === 'string' ? !(name in plain) : type === '' && !['to'].includes(name)
    })
    expect(unknown, 'a constant of words needs its type: `const live: WrittenCopy = …`').toEqual([])
    const copy = typed.filter(({ type }) => type === 'copy')
    expect(copy.length).toBeGreaterThan(4_000)
    const templates = copy.filter(({ text }) => text.startsWith('`'))
    expect(templates, 'a template is no literal that can be edited').toEqual([])
  })

  it('no answer of a survey and no chip of the chat can be added: a style sheet has a reply for each of them', () => {
    const grows = typed.filter(({ file, start, type, name }) => {
      if (type !== 'list' || !['answers', 'chips'].includes(name)) return false
      return /^\[\s*\{[^}]*\b(reply|asks):/.test(readFileSync(file, 'utf8').slice(start))
    })
    expect(grows).toEqual([])
  })
})

describe('the table of literals', () => {
  let folder: string
  let table: CopyTable
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'edit-table-'))
    cpSync('packages/content', join(folder, 'packages/content'), { recursive: true })
    cpSync('.prettierrc.json', join(folder, '.prettierrc.json'))
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
    table = new CopyTable(folder, (root) =>
      typed.map((one) => ({ ...one, file: one.file.replace(process.cwd(), root) })),
    )
  })

  it('rewrites every literal with its own value to the same bytes', async () => {
    for (const file of table.files) {
      const path = join(folder, file)
      const code = readFileSync(path, 'utf8')
      const rewritten = rewrite(code, table.textsOf(file))
      // Prettier takes most of the time, and has nothing to do where no quotation mark or line end differs.
      if (rewritten !== code) expect(await formatted(path, rewritten), file).toBe(await formatted(path, code))
    }
    expect(table.files.flatMap((file) => table.textsOf(file)).length).toBeGreaterThan(4_000)
  })

  it('changes one literal and no other, and refuses when it changed meanwhile or is gone', async () => {
    const place = { file: 'packages/content/ui/en.ts', path: 'live.without' }
    const id = table.idOf(place)
    const before = readFileSync(join(folder, place.file), 'utf8')
    expect(await table.write(id, 'Live without code', 'It’s \'live\' "now"\\')).toBe('written')
    expect(table.read(id)?.value).toBe('It’s \'live\' "now"\\')
    expect(await table.write(id, 'Live without code', 'Other')).toEqual({ now: 'It’s \'live\' "now"\\' })
    expect(await table.write(id, 'It’s \'live\' "now"\\', 'Live without code')).toBe('written')
    expect(readFileSync(join(folder, place.file), 'utf8')).toBe(before)
    for (const none of [99_999_999, -1, 1.5, '__proto__' as unknown as number])
      expect(await table.write(none, '', 'x')).toBe('gone')
  })

  it('loses neither of two edits of one file at once', async () => {
    const file = 'packages/content/ui/en.ts'
    const [menu, contact] = ['en.menu', 'en.contact'].map((path) => table.idOf({ file, path }))
    await Promise.all([table.write(menu ?? 0, 'Menu', 'Menu!'), table.write(contact ?? 0, 'Contact', 'Contact!')])
    expect([menu, contact].map((id) => table.read(id ?? 0)?.value)).toEqual(['Menu!', 'Contact!'])
  })

  it('keeps a sentence that is meant to differ with its reason while the file says it', async () => {
    const file = 'packages/content/ui/en.ts'
    const why = 'It’s "shorter" in Hebrew'
    await addDiffering(table, { file, says: 'No such words', why })
    await addDiffering(table, { file, says: 'Live without code', why: 'first' })
    await addDiffering(table, { file, says: 'Live without code', why })
    expect(readDiffering(table)).toEqual([{ file, says: 'Live without code', why }])
  })
})

it('reads what is meant to differ as the module says it', () => {
  expect(differingIn(readFileSync('packages/content/meant-to-differ.ts', 'utf8'))).toEqual(meantToDiffer)
})
