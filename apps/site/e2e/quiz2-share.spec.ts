import { readFile } from 'node:fs/promises'
import { brand } from '@repo/content/brand.ts'
import { asRead } from './page-copy.ts'
import { openAt, words } from './quiz2-page.ts'
import { expect, test } from './strict-page.ts'

const { share } = words.verdict
const last = 12

test('GQ-06 the verdict is saved as a picture of 1200 × 630, drawn by a script that loads when it is pressed', async ({
  page: tab,
}) => {
  const scripts: string[] = []
  tab.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await openAt(tab, last)
  const before = scripts.length
  const saved = tab.waitForEvent('download')
  await tab.getByRole('button', { name: share.save, exact: true }).click()
  const file = await saved
  expect(scripts.slice(before), 'loaded for it').toContainEqual(expect.stringContaining('draw-verdict'))
  expect(scripts.slice(0, before).filter((path) => path.includes('draw-verdict'))).toEqual([])
  expect(file.suggestedFilename()).toMatch(new RegExp(`^${brand.name.toLowerCase()}-\\d+-of-11\\.png$`))
  const bytes = await readFile(await file.path())
  const picture = await tab.evaluate(readPicture, bytes.toString('base64'))
  expect(picture.size).toEqual([1200, 630])
  expect(picture.dark, 'part of it that is the ink of the card').toBeGreaterThan(0.5)
  expect(picture.dark, 'the rest is drawn on it').toBeLessThan(0.85)
  await expect(tab.getByRole('button', { name: share.saved, exact: true })).toBeVisible()
})

test('GQ-06 where the system shares files, it gets the picture, a sentence and the address of the quiz without a result', async ({
  page: tab,
}) => {
  await tab.addInitScript(() => {
    navigator.canShare = () => true
    navigator.share = ({ files, text, url } = {}) => {
      const [file] = files ?? []
      document.body.dataset['shared'] = JSON.stringify({ type: file?.type, size: file?.size, text, url })
      return Promise.resolve()
    }
  })
  await openAt(tab, last)
  await tab.getByRole('button', { name: share.share, exact: true }).click()
  await expect(tab.locator('body')).toHaveAttribute('data-shared')
  const { type, size, text, url } = JSON.parse((await tab.locator('body').getAttribute('data-shared')) ?? '')
  expect(type).toBe('image/png')
  expect(size).toBeGreaterThan(5000)
  expect(text).toMatch(new RegExp(asRead(share.text).replace('?', '\\?').replace(/%\w+%/g, '\\d+')))
  expect(new URL(url)).toMatchObject({ pathname: '/quiz2', search: '', hash: '' })
})

test('GQ-06 the link that is copied is the quiz, without a result', async ({ page: tab, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAt(tab, last)
  await tab.getByRole('button', { name: share.copy, exact: true }).click()
  await expect(tab.getByRole('button', { name: share.copied, exact: true })).toBeVisible()
  expect(await tab.evaluate(() => navigator.clipboard.readText())).toBe(new URL('/quiz2', tab.url()).href)
})

test('GQ-06 where the system shares no files there is no button that does nothing', async ({ page: tab }) => {
  await tab.addInitScript(() => Object.assign(navigator, { canShare: undefined }))
  await openAt(tab, last)
  await expect(tab.getByRole('button', { name: share.save, exact: true })).toBeVisible()
  await expect(tab.getByRole('button', { name: share.share, exact: true })).toHaveCount(0)
})

/** Runs in the page: the size of a picture, and how much of it is dark. */
async function readPicture(base64: string): Promise<{ size: [number, number]; dark: number }> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const { width, height } = picture
  const context = new OffscreenCanvas(width, height).getContext('2d')
  context?.drawImage(picture, 0, 0)
  const { data = new Uint8ClampedArray() } = context?.getImageData(0, 0, width, height) ?? {}
  let dark = 0
  for (let place = 0; place < data.length; place += 4) if ((data[place] ?? 255) < 60) dark++
  return { size: [width, height], dark: dark / (width * height) }
}
