import { test as base, expect, type Page as Tab } from '@playwright/test'
import { brand } from '@repo/content/brand.ts'
import { locales } from '@repo/contract/locale.ts'
import { typedLiterals } from '../../edit/copy-types.ts'
import { startEditServer, type EditServer } from '../edit-server.ts'
import { lineEnds } from '../line-ends.ts'
import { drawnPages } from '../page-list.ts'
import { fragment } from '../quiz-page.ts'
import { settle } from '../settle.ts'

/** One server for all tests of a worker: its first page takes seconds. */
const test = base.extend<object, { edit: EditServer }>({
  edit: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures here
    async ({}, use) => {
      const server = await startEditServer('pages')
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
// Every page of the site in a development server, which draws each for the first time.
test.describe.configure({ mode: 'default', timeout: 1_800_000 })
// A question that types itself is not finished yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const paths = drawnPages.map(({ path }) => path).filter((path) => path !== '/404')
const plan = `/results-en?s=A${fragment}`

/** Visible texts that are no copy, and why. */
const notCopy: readonly [reason: string, is: (text: string, tag: string) => boolean][] = [
  ['figures, sums and signs that code counts or sets', (text) => !/\p{L}{2}/u.test(text.replaceAll(/\b\d+K\b/g, ''))],
  ['the name of the brand is a setting', (text) => text === brand.name],
  ['a language is called by its own name', (text) => Object.values(locales).some(({ name }) => name === text)],
  ['a day is written by the calendar', (_, tag) => tag === 'TIME'],
  ['names of keys, initials, addresses and works are no `Copy`: the code reads them, or they are proper names', isName],
]
const names = new Set(typedLiterals('.').flatMap(({ type, text }) => (type === 'string' ? [text] : [])))

function isName(text: string): boolean {
  return names.has(text) || names.has(text.replace(/,$/, ''))
}

/** Runs in the page: visible texts without a sentence, and marks that are left. */
function untraced(): { texts: number; left: [text: string, tag: string][]; marks: number } {
  const shown = new Set<Node>(window.editMode?.sentences.all().map(({ node }) => node))
  const left: [string, string][] = []
  let [texts, marks] = [0, 0]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const parent = text.parentElement
    if (!parent || !text.textContent?.trim() || parent.closest('script, style, noscript, [data-edit]')) continue
    texts++
    if (/[\u2061-\u2064]/.test(text.textContent)) marks++
    let node: Node | null = text
    while (node && !shown.has(node)) node = node.parentNode
    if (!node) left.push([text.textContent.trim(), parent.tagName])
  }
  const named = window.editMode?.sentences
    .all()
    .flatMap(({ node, attribute }) => (attribute ? [[node, attribute]] : []))
  for (const element of document.querySelectorAll(':not([data-edit], [data-edit] *)'))
    for (const { name, value } of element.attributes) {
      if (/[\u2061-\u2064]/.test(value) && !name.startsWith('data-') && element.tagName !== 'ASTRO-ISLAND') marks++
      const isRead = /^(alt|aria-label|placeholder|title|aria-roledescription)$/.test(name) && value.trim() !== ''
      if (isRead && !named?.some(([node, attribute]) => node === element && attribute === name))
        left.push([value, name])
      else if (isRead) texts++
    }
  return { texts, left, marks }
}

async function expectTraced(tab: Tab, where: string): Promise<number> {
  await expect.poll(async () => (await tab.evaluate(untraced)).marks, where).toBe(0)
  const { texts, left } = await tab.evaluate(untraced)
  const unknown = left.filter(([text, tag]) => !notCopy.some(([, is]) => is(text, tag)))
  expect.soft(unknown, `${where}: visible texts that lead to no sentence`).toEqual([])
  return texts
}

async function openEdit(tab: Tab, address: string): Promise<void> {
  await tab.goto(address)
  await tab.waitForFunction(() => window.editMode?.sentences.all().length)
}

test('every visible text that is copy leads to its sentence, and no mark stays in the page', async ({ page, edit }) => {
  const noise: string[] = []
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && noise.push(message.text()))
  page.on('pageerror', (error) => noise.push(error.message))
  let texts = 0
  for (const path of [...new Set([...paths, '/casestudy']), plan]) {
    await openEdit(page, edit.origin + path)
    texts += await expectTraced(page, path)
    const head = await page.evaluate(() =>
      window.editMode?.sentences
        .all()
        .map(({ node, attribute }) =>
          attribute
            ? `${node instanceof Element ? (node.getAttribute('property') ?? node.getAttribute('name')) : ''}`
            : node.parentElement?.tagName,
        ),
    )
    expect
      .soft(head, `${path}: title, description and shared link`)
      .toEqual(expect.arrayContaining(['TITLE', 'description']))
  }
  for (const path of ['/quiz', '/quiz-en']) {
    await openEdit(page, edit.origin + path)
    for (let step = 0; step < 13; step++) {
      texts += await expectTraced(page, `${path}, step ${step}`)
      await page.evaluate(() => {
        document.querySelector<HTMLInputElement>('main input[type=radio]')?.click()
        setTimeout(() => document.querySelector<HTMLButtonElement>('button[type=submit]')?.click(), 50)
      })
      await page.waitForTimeout(250)
    }
  }
  expect(noise, 'a hydration warning, or any other').toEqual([])
  test.info().annotations.push({ type: 'texts', description: String(texts) })
  console.warn(`${texts} visible texts on ${paths.length + 1} pages and the steps of a quiz`)
})

for (const width of [1440, 390, 320]) {
  test(`a page with marks is laid out as the published one at ${width} px: height, first and last word of every line`, async ({
    browser,
    edit,
    baseURL,
  }) => {
    const viewport = { width, height: 900 }
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce', bypassCSP: true })
    // A quiz draws the number of people that it names.
    await context.addInitScript(() => (Math.random = () => 0.5))
    const tab = await context.newPage()
    for (const path of paths) {
      const measured = []
      for (const origin of [baseURL, edit.origin]) {
        await tab.goto(origin + path)
        if (origin === edit.origin) await tab.waitForFunction(() => window.editMode?.isReady)
        await tab.addStyleTag({
          content: '[data-edit]{display:none!important}body{padding-block-start:0!important}',
        })
        await settle(tab)
        measured.push(await tab.evaluate(lineEnds))
      }
      expect.soft(measured[1], `${path} at ${width}`).toEqual(measured[0])
    }
    await context.close()
  })
}
