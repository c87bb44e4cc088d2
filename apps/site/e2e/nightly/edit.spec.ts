import { expect, type Frame, type Page as Tab } from '@playwright/test'
import { brand } from '@repo/content/brand.ts'
import { locales } from '@repo/contract/locale.ts'
import { typedLiterals } from '../../edit/copy-types.ts'
import { editTest, untilEditable } from '../edit-page.ts'
import { lineEnds } from '../line-ends.ts'
import { drawnPages } from '../page-list.ts'
import { fragment } from '../quiz-page.ts'
import { settle } from '../settle.ts'

const test = editTest('pages')
// Every page of the site in a development server, which draws each for the first time.
test.describe.configure({ mode: 'default', timeout: 1_800_000 })
// A question that types itself is not finished yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const paths = drawnPages.map(({ path }) => path).filter((path) => path !== '/404')
const plan = `/results-en?s=A${fragment}`

/** Visible texts that are no copy, and why. */
const notCopy: readonly [reason: string, is: (text: string, tag: string) => boolean][] = [
  ['figures, sums and signs that code counts or sets', (text) => !/\p{L}{2}/u.test(text.replaceAll(/\b\d+K\b/g, ''))],
  ['letters that show a font', (text) => /^[A-Z][a-z][א-ת]$/.test(text)],
  ['names of columns and fields in the drawn data of /integrations', (text) => fieldNames.has(text)],
  [
    'the name of the brand and the first message of the chat are settings',
    (text) => [brand.name, ...Object.values<string>(brand.chat.text)].includes(text),
  ],
  ['a language is called by its own name', (text) => Object.values(locales).some(({ name }) => name === text)],
  ['a day is written by the calendar', (_, tag) => tag === 'TIME'],
  ['names of keys, initials, addresses and works are no `Copy`: the code reads them, or they are proper names', isName],
]
const fieldNames = new Set(
  'event_name answer count view_item survey_answer add_to_cart ts NULL POST /hooks/answers "question": "answer": "product": "at": answers.csv'.split(
    ' ',
  ),
)
const names = new Set(typedLiterals('.').flatMap(({ type, text }) => (type === 'string' ? [text] : [])))

function isName(text: string): boolean {
  return names.has(text) || names.has(text.replace(/,$/, ''))
}

/** Runs in the page: visible texts without a sentence, and ids that are left. */
function untraced(): { texts: number; left: [text: string, tag: string][]; ids: number } {
  const shown = new Set<Node>(window.editMode?.sentences.all().map(({ node }) => node))
  const left: [string, string][] = []
  let [texts, ids] = [0, 0]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const parent = text.parentElement
    if (!parent || !text.textContent?.trim() || parent.closest('script, style, noscript, [data-edit]')) continue
    texts++
    if (/[\u2061-\u2064]/.test(text.textContent)) ids++
    let node: Node | null = text
    while (node && !shown.has(node)) node = node.parentNode
    if (!node) left.push([text.textContent.trim(), parent.tagName])
  }
  const named = window.editMode?.sentences
    .all()
    .flatMap(({ node, attribute }) => (attribute ? [[node, attribute]] : []))
  for (const element of document.querySelectorAll(':not([data-edit], [data-edit] *)'))
    for (const { name, value } of element.attributes) {
      if (/[\u2061-\u2064]/.test(value) && !name.startsWith('data-') && element.tagName !== 'ASTRO-ISLAND') ids++
      const isRead = /^(alt|aria-label|placeholder|title|aria-roledescription)$/.test(name) && value.trim() !== ''
      if (isRead && !named?.some(([node, attribute]) => node === element && attribute === name))
        left.push([value, name])
      else if (isRead) texts++
    }
  return { texts, left, ids }
}

async function expectTraced(tab: Frame, where: string): Promise<number> {
  await expect.poll(async () => (await tab.evaluate(untraced)).ids, where).toBe(0)
  const { texts, left } = await tab.evaluate(untraced)
  const unknown = left.filter(([text, tag]) => !notCopy.some(([, is]) => is(text, tag)))
  expect.soft(unknown, `${where}: visible texts that lead to no sentence`).toEqual([])
  return texts
}

async function openFrame(tab: Tab, address: string): Promise<Frame> {
  await tab.goto(address)
  await untilEditable(tab, address)
  const frame = tab.frame('page')
  if (!frame) throw new Error('There is no page in the shell.')
  return frame
}

test('every visible text that is copy leads to its sentence, and no id stays in the page', async ({ page, edit }) => {
  const noise: string[] = []
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && noise.push(message.text()))
  page.on('pageerror', (error) => noise.push(error.message))
  let texts = 0
  for (const path of [...new Set([...paths, '/casestudy']), plan]) {
    const frame = await openFrame(page, edit.origin + path)
    texts += await expectTraced(frame, path)
    const head = await frame.evaluate(() =>
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
    const frame = await openFrame(page, edit.origin + path)
    // The ninth is the last: it leads to the plan.
    for (let step = 0; step < 9; step++) {
      texts += await expectTraced(frame, `${path}, step ${step}`)
      await frame.evaluate(() => {
        document.querySelector<HTMLInputElement>('main input[type=radio]')?.click()
        setTimeout(() => document.querySelector<HTMLButtonElement>('button[type=submit]')?.click(), 50)
      })
      await page.waitForTimeout(250)
    }
  }
  // WebKit needs this old name on the cover of /5-reasons-empty.
  const unasked = noise.filter((text) => !text.includes("'slider-vertical'"))
  expect(unasked, 'a hydration warning, or any other').toEqual([])
  test.info().annotations.push({ type: 'texts', description: String(texts) })
  console.warn(`${texts} visible texts on ${paths.length + 1} pages and the steps of a quiz`)
})

for (const width of [1440, 390, 320]) {
  test(`a page with ids is laid out as the published one at ${width} px: height, first and last word of every line`, async ({
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
        const isEdit = origin === edit.origin
        const page = isEdit ? await openFrame(tab, origin + path) : (await tab.goto(origin + path), tab)
        // The frame is as large as the window of the published page.
        if (isEdit)
          await tab.addStyleTag({
            content: `[name=page]{position:fixed;inset:0;width:${width}px!important;height:900px!important;z-index:9}`,
          })
        await page.addStyleTag({ content: '[data-edit]{display:none!important}' })
        await settle(page)
        measured.push(await page.evaluate(lineEnds))
      }
      expect.soft(measured[1], `${path} at ${width}`).toEqual(measured[0])
    }
    await context.close()
  })
}
