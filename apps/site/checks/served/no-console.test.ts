import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brand } from '@repo/content/brand.ts'
import { root } from '@repo/content/testing/tested-build.ts'
import { get } from './site.ts'

// The owner's console is a process and a host of its own: the public site neither contains it nor leads to it.

test.each(['/console', '/console/', '/console.html', '/api', '/api/session', '/api/sign-in/link', '/sign-in'])(
  'the site answers 404 for %s',
  async (path) => {
    expect((await get(path)).status).toBe(404)
  },
)

test('no file of the build has a word of the console', () => {
  const files = globSync(`${root}/**/*.{html,js,css,svg,xml,txt,json,webmanifest}`)
  expect(files.length).toBeGreaterThan(50)
  const words = /\/api\/(session|sign-in|reports|leads|pulse)|console-session|admin -- invite|dist-console/
  const isConsole = (text: string) => words.test(text) || text.includes(`${brand.name} console`)
  expect(files.filter((file) => isConsole(readFileSync(file, 'utf8')))).toEqual([])
})
