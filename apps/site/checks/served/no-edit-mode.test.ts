import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '@repo/content/testing/tested-build.ts'
import { hasId } from '../../edit/invisible-ids.ts'
import { get } from './site.ts'

// Edit mode is a command of its own (apps/site/edit/start.ts). What builds the site imports none of it, so no variable can bring it in.

test('RT-37 no file of the build has an id, the overlay or an address of edit mode', () => {
  const files = globSync(`${root}/**/*.{html,js,css,svg,xml,txt,json,webmanifest}`)
  expect(files.length).toBeGreaterThan(50)
  const words = /__edit|x-edit-token|editMode|data-edit\b|ed-panel/
  const found = files.filter((file) => {
    const text = readFileSync(file, 'utf8')
    return words.test(text) || hasId(text)
  })
  expect(found).toEqual([])
})

test('RT-37 the site answers 404 for its addresses', async () => {
  expect((await get('/__edit/session')).status).toBe(404)
})

test('RT-37 nothing that builds the site imports it', () => {
  const sources = globSync('{apps,packages,deploy}/**/*.{ts,tsx,astro}', {
    exclude: ['**/node_modules/**', 'apps/site/edit/**', 'apps/site/e2e/**', '**/*.test.*'],
  })
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.filter((file) => /from '[^']*\/edit\//.test(readFileSync(file, 'utf8')))).toEqual([])
})
