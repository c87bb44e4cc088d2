import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { publish, releasesOf, rollBack } from './releases.ts'

let folder: string
let site: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'))
  site = join(folder, 'site')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('serves the last published build', () => {
  release('one')
  release('two')
  expect(page()).toBe('two')
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
  expect(rollBack(site, first)).toBe(first)
  expect(page()).toBe('one')
  release('four')
  expect(assets()).toEqual(['four.js', 'one.js', 'same.js'])
})

test('deletes all but the last releases, never the current one', () => {
  const [first = ''] = ['one', 'two', 'three', 'four'].map(release)
  rollBack(site, first)
  publish(build('five'), site, { keep: 2, at: new Date(Date.UTC(2027, 0)) })
  expect(releasesOf(site).map(({ id }) => readPage(id))).toEqual(['four', 'five'])
})

test('throws when there is no release to go back to, and changes nothing', () => {
  const only = release('one')
  expect(() => rollBack(site)).toThrow(`There are: ${only}.`)
  expect(() => rollBack(site, 'x')).toThrow('no release x')
  expect(page()).toBe('one')
})

test('does not publish an incomplete build', () => {
  release('one')
  const half = build('two')
  rmSync(join(half, '404.html'))
  expect(() => publish(half, site)).toThrow('404.html is missing')
  expect(page()).toBe('one')
})

let minute = 0
function release(name: string): string {
  return publish(build(name), site, { at: new Date(Date.UTC(2026, 10, 15, 0, minute++)) })
}

/** A page that is its name, a script of its own, and one that no release changes. */
function build(name: string): string {
  const root = join(folder, name)
  mkdirSync(join(root, 'assets'), { recursive: true })
  for (const file of ['index.html', '404.html', `assets/${name}.js`, 'assets/same.js'])
    writeFileSync(join(root, file), name)
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
