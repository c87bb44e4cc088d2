import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyFunctions, copyStaticFiles } from './static-files.ts'

test('a static host gets no map, no record of the build and no compressed copy', () => {
  const folder = mkdtempSync(join(tmpdir(), 'static-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [build, to] = [join(folder, 'dist'), join(folder, 'static')]
  const kept = ['_headers', '_redirects', 'assets/_one.js', 'go/spring.html', 'index.html']
  const hidden = ['_build.json', '_short-links.map', 'index.html.br', 'assets/_one.js.gz']
  for (const file of [...kept, ...hidden]) {
    mkdirSync(dirname(join(build, file)), { recursive: true })
    writeFileSync(join(build, file), file)
  }
  mkdirSync(to)
  writeFileSync(join(to, 'of-the-build-before.html'), '')
  copyStaticFiles(build, to)
  const files = readdirSync(to, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(files.map(({ parentPath, name }) => join(parentPath, name).slice(to.length + 1)).toSorted()).toEqual(kept)
})

test('Cloudflare Pages gets the functions of this version, and none that are gone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'static-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [from, to] = [join(folder, 'deploy/functions'), join(folder, 'functions')]
  mkdirSync(from, { recursive: true })
  mkdirSync(to)
  writeFileSync(join(from, 'leads.ts'), '')
  writeFileSync(join(to, 'gone.ts'), '')
  copyFunctions(from, to)
  expect(readdirSync(to)).toEqual(['leads.ts'])
  rmSync(from, { recursive: true })
  copyFunctions(from, to)
  expect(existsSync(to)).toBe(false)
})
