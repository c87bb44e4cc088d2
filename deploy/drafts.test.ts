import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'drafts-'))
  const made = folder
  onTestFinished(() => rmSync(made, { recursive: true }))
  mkdirSync(join(folder, 'sondia'))
  write('of spring')
})

function write(home: string): void {
  mkdirSync(join(folder, 'dist/assets'), { recursive: true })
  writeFileSync(join(folder, 'dist/index.html'), `<link rel="canonical" href="https://sondia.test/">${home}`)
  writeFileSync(join(folder, 'dist/404.html'), '')
  writeFileSync(join(folder, 'dist/_build.json'), JSON.stringify({ commit: 'abc', builtAt: '2026-11-18', does: [] }))
}

function release(...words: string[]): string {
  const options = ['--to', join(folder, 'sondia'), ...(words[0] === 'list' ? [] : ['--from', join(folder, 'dist')])]
  const { status, stdout, stderr } = spawnSync(process.execPath, ['deploy/release.ts', ...words, ...options])
  return status === 0 ? stdout.toString().trim() : `✘ ${stderr.toString().trim()}`
}

const pageOf = (name: string) => readFileSync(join(folder, 'sondia/drafts', name, 'index.html'), 'utf8')

test('a draft is published beside the site, listed, replaced and removed by name', () => {
  expect(release('draft', 'spring')).toMatch(
    /^https:\/\/preview\.sondia\.test\/_draft\/spring {2}published \d{4}-.* UTC from abc, removed after 14 days$/,
  )
  write('of summer')
  release('draft', 'spring')
  release('draft', 'autumn-2')
  expect(pageOf('spring')).toContain('of summer')
  expect(release('publish')).toContain('Now serving')
  expect(release('list').match(/_draft\/\S+/g)).toEqual(['_draft/autumn-2', '_draft/spring'])
  expect(release('draft', 'spring', '--remove')).toBe('Removed the draft spring.')
  expect(existsSync(join(folder, 'sondia/drafts/spring'))).toBe(false)
  expect(release('draft', 'spring', '--remove')).toContain('There are: autumn-2.')
})

test.each(['../current', 'Spring', '.', '-', 'a/b', ''])('"%s" is no name of a draft', (name) => {
  expect(release('draft', name)).toContain('is no name of a draft')
  expect(existsSync(join(folder, 'sondia/drafts'))).toBe(false)
})

test('a build that did not finish is no draft', () => {
  rmSync(join(folder, 'dist/_build.json'))
  expect(release('draft', 'spring')).toContain('is incomplete: _build.json is missing')
})

test.each(['index.html', '_build.json'])('a draft without its %s is listed as damaged, with the releases', (file) => {
  release('publish')
  release('draft', 'spring')
  release('draft', 'autumn')
  rmSync(join(folder, 'sondia/drafts/spring', file))
  writeFileSync(join(folder, 'sondia/drafts/.DS_Store'), '')
  const [current, autumn, spring, ...more] = release('list').split('\n')
  expect(current).toMatch(/^→ .* from abc$/)
  expect(autumn).toContain('/_draft/autumn  published')
  expect(spring).toMatch(/\/_draft\/spring {2}has lost files: .*--remove$/)
  expect(more).toEqual([])
  expect(release('draft', 'spring', '--remove')).toBe('Removed the draft spring.')
})
