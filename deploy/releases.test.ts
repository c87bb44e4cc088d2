import { execFileSync } from 'node:child_process'
import fs, {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { readHistory, publish, releaseList, readReleases, rollBack } from './releases.ts'

let folder: string
let site: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'))
  site = join(folder, 'site')
  mkdirSync(site)
})
afterEach(() => rmSync(folder, { recursive: true }))

test('serves the last published build', () => {
  release('one')
  release('two')
  expect(page()).toBe('two')
})

test('the command says when nginx has to be reloaded, forwards and back, and only then', () => {
  const command = (...words: string[]) =>
    execFileSync(process.execPath, ['deploy/release.ts', ...words, '--to', site], { encoding: 'utf8' })
  const publishing = (build: string) => command('publish', '--from', build)
  const hint = 'systemctl reload nginx'
  const plain = build('one')
  expect(publishing(plain)).not.toContain(hint)
  const withLink = build('two')
  writeFileSync(join(withLink, '_short-links.map'), '"/go/a" "/";\n')
  expect(publishing(withLink)).toContain(hint)
  expect(publishing(withLink)).not.toContain(hint)
  expect(command('rollback')).not.toContain(hint)
  expect(command('rollback')).toContain(hint)
})

test.runIf(process.getuid?.() === 0)('root publishes nothing into the folder of another user', () => {
  release('one')
  execFileSync('chown', ['--recursive', 'nobody', site])
  expect(() => release('two')).toThrow('runuser -u nobody -- ')
  expect(() => rollBack(site)).toThrow('runuser -u nobody -- ')
  expect(page()).toBe('one')
  expect(readReleases(site)).toHaveLength(1)
})

test('nginx may read what is published, whatever umask it was built and published with', () => {
  const from = build('one')
  execFileSync('chmod', ['-R', 'go=', from])
  for (const words of ['publish', 'publish'])
    execFileSync('sh', [
      '-c',
      `umask 077; "$0" deploy/release.ts ${words} --from "$1" --to "$2"`,
      process.execPath,
      from,
      site,
    ])
  const entries = readdirSync(site, { recursive: true, encoding: 'utf8' })
  expect(entries).toContain('current/assets/one.js')
  expect(entries.filter((entry) => !(statSync(join(site, entry)).mode & 0o004))).toEqual([])
})

test('keeps the assets of the release before, for tabs that are still open, and none from before that', () => {
  release('one')
  release('two')
  expect(assets()).toEqual(['one.js', 'same.js', 'two.js'])
  release('three')
  expect(assets()).toEqual(['same.js', 'three.js', 'two.js'])
})

test('rolls back to the release before, with the assets of the one it replaces', () => {
  release('one')
  release('two')
  release('three')
  rollBack(site)
  expect(page()).toBe('two')
  expect(assets()).toContain('three.js')
})

test('rolls back to a release by its id, and publishes from there', () => {
  const [first = ''] = ['one', 'two', 'three'].map(release)
  expect(rollBack(site, first).id).toBe(first)
  expect(page()).toBe('one')
  release('four')
  expect(assets()).toEqual(['four.js', 'one.js', 'same.js'])
})

test('rolls back to what was served before, not to a release that was left as bad', () => {
  release('good')
  release('bad')
  rollBack(site)
  release('third')
  rollBack(site)
  expect(page()).toBe('good')
  expect(() => rollBack(site)).toThrow('no release that was served before this one')
})

test('rolls back from a release that was chosen by its id to the one that it replaced', () => {
  const [, second = ''] = ['one', 'two', 'three'].map(release)
  rollBack(site, second)
  rollBack(site)
  expect(page()).toBe('one')
  rollBack(site, second)
  rollBack(site)
  expect(page()).toBe('one')
})

test('rolls back on a site from before served.json, and after a switch that was interrupted', () => {
  const [first = ''] = ['one', 'two', 'three'].map(release)
  rmSync(join(site, 'served.json'))
  rollBack(site)
  expect(page()).toBe('two')
  writeFileSync(join(site, 'served.json'), JSON.stringify([first]))
  rollBack(site)
  expect(page()).toBe('one')
})

test('deletes all but the last releases, never the current one nor the one to go back to', () => {
  const [first = ''] = ['one', 'two', 'three', 'four'].map(release)
  rollBack(site, first)
  publish(build('five'), site, { keep: 2, at: new Date(Date.UTC(2027, 0)) })
  expect(readReleases(site).map(({ id }) => readPage(id))).toEqual(['one', 'five'])
  publish(build('six'), site, { keep: 3, at: new Date(Date.UTC(2027, 1)) })
  publish(build('seven'), site, { keep: 3, at: new Date(Date.UTC(2027, 2)) })
  expect(readReleases(site).map(({ id }) => readPage(id))).toEqual(['five', 'six', 'seven'])
})

test('lists when each was released, its commit and what it does, and does not serve that record', () => {
  writeFileSync(join(site, `releases/${release('old')}.json`), JSON.stringify({ assets: [] }))
  const record = {
    version: '1.2.3',
    commit: 'abc123',
    builtAt: '2026-11-14T10:20:30.000Z',
    does: ['Leads: to /collect.', 'Claims: all.'],
  }
  const from = build('new')
  writeFileSync(join(from, '_build.json'), JSON.stringify(record))
  publish(from, site, { at: new Date(Date.UTC(2026, 10, 16, 7, 8)) })
  expect(releaseList(readReleases(site)).split('\n')).toEqual([
    expect.stringMatching(/^ {2}20261115T\d{9}Z {2}released 2026-11-15 \d\d:\d\d UTC, its build is unknown$/),
    '→ 20261116T070800000Z  released 2026-11-16 07:08 UTC, version 1.2.3, built 2026-11-14 10:20 from abc123',
    '    Leads: to /collect.',
    '    Claims: all.',
  ])
  expect(existsSync(join(site, 'current/_build.json'))).toBe(false)
})

test('notes every switch, forwards and back', () => {
  const at = (day: number) => ({ at: new Date(Date.UTC(2026, 10, day)) })
  const first = publish(build('one'), site, at(1))
  const second = build('two')
  writeFileSync(join(second, '_build.json'), JSON.stringify({ commit: 'abc123', builtAt: '', does: [] }))
  const { id } = publish(second, site, at(2))
  rollBack(site, undefined, at(3).at)
  expect(readHistory(site).map(({ at, release }) => [at.slice(0, 10), release])).toEqual([
    ['2026-11-01', first.id],
    ['2026-11-02', id],
    ['2026-11-03', first.id],
  ])
  expect(readHistory(site)[1]).toMatchObject({ commit: 'abc123' })
})

test('refuses a folder that does not exist, and one with other things in it, and creates nothing', () => {
  const missing = join(folder, 'stie')
  expect(() => publish(build('one'), missing)).toThrow(`${missing} does not exist. Is it a typo?`)
  expect(() => rollBack(missing)).toThrow('does not exist')
  expect(() => readReleases(missing)).toThrow('does not exist')
  expect(existsSync(missing)).toBe(false)
  expect(() => publish(build('one'), folder)).toThrow(`${folder} has no releases and is not empty`)
  expect(existsSync(join(folder, 'releases'))).toBe(false)
})

test('throws when there is no release to go back to, and changes nothing', () => {
  const only = release('one')
  expect(() => rollBack(site)).toThrow(`There are: ${only}.`)
  expect(() => rollBack(site, 'x')).toThrow('no release x')
  expect(page()).toBe('one')
})

test.each(['404.html', '_build.json'])('does not publish an incomplete build, without %s', (file) => {
  release('one')
  const half = build('two')
  rmSync(join(half, file))
  expect(() => publish(half, site)).toThrow(`${file} is missing`)
  expect(page()).toBe('one')
})

test('does not publish a build that changes while it is copied', () => {
  release('one')
  const from = build('two')
  const copy = fs.cpSync
  onTestFinished(() => replaceCopy(copy))
  replaceCopy((...values) => {
    copy(...values)
    writeFileSync(join(from, 'new.html'), 'of the next build')
  })
  expect(() => publish(from, site)).toThrow('changed while it was copied')
  expect(page()).toBe('one')
  expect(readdirSync(site)).not.toContainEqual(expect.stringContaining('unfinished'))
})

function replaceCopy(copy: typeof fs.cpSync): void {
  fs.cpSync = copy
  syncBuiltinESMExports()
}

test('says which release was never served, because its publish was killed, and the next publish deletes it', () => {
  const first = release('one')
  const second = release('two')
  rollBack(site, undefined, new Date(Date.UTC(2026, 10, 15, 0, minute++)))
  const killed = '20261116T000000000Z'
  cpSync(join(site, 'releases', second), join(site, 'releases', killed), { recursive: true })
  cpSync(join(site, `releases/${second}.json`), join(site, `releases/${killed}.json`))
  cpSync(join(site, 'releases', second), join(site, 'unfinished-20261116T000001000Z'), { recursive: true })
  const marked = () => readReleases(site).flatMap(({ id, isNeverServed }) => (isNeverServed ? [id] : []))
  expect(marked()).toEqual([killed])
  expect(releaseList(readReleases(site)).split('\n').at(-1)).toMatch(/ {2}20261116T000000000Z .*, never served/)
  const third = publish(build('three'), site, { at: new Date(Date.UTC(2026, 10, 17)) }).id
  expect(readReleases(site).map(({ id }) => id)).toEqual([first, second, third])
  expect(readdirSync(site)).not.toContainEqual(expect.stringContaining('unfinished'))
  // From an earlier version, which did not note switches.
  rmSync(join(site, 'history.json'))
  expect(marked()).toEqual([])
})

let minute = 0
function release(name: string): string {
  return publish(build(name), site, { at: new Date(Date.UTC(2026, 10, 15, 0, minute++)) }).id
}

/** A page that is its name, a script of its own, and one that no release changes. */
function build(name: string): string {
  const root = join(folder, name)
  mkdirSync(join(root, 'assets'), { recursive: true })
  for (const file of ['index.html', '404.html', `assets/${name}.js`, 'assets/same.js'])
    writeFileSync(join(root, file), name)
  writeFileSync(join(root, '_build.json'), JSON.stringify({ builtAt: '2026-11-15T00:00:00.000Z', does: [] }))
  return root
}

function page(): string {
  return readFileSync(join(site, 'current/index.html'), 'utf8')
}

function readPage(id: string): string {
  return readFileSync(join(site, 'releases', id, 'index.html'), 'utf8')
}

function assets(): string[] {
  return readdirSync(join(site, 'current/assets')).sort()
}
