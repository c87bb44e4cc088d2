import { execFileSync } from 'node:child_process'
import { expect, type FrameLocator, type Page as Tab } from '@playwright/test'
import { typeInto } from '@repo/testing/type-into.ts'
import { overlayWords } from '../edit/overlay/words.ts'
import { editTest, fieldIn, fileOf, listed, openEdit, untilEditable } from './edit-page.ts'
import { alternating } from './page-list.ts'

/** A marketer's way through edit mode, with real keys, in both languages and at both widths. It ends with a pull request on a fake GitHub. */
const test = editTest('walk')
test.describe.configure({ mode: 'default' })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const words = {
  en: {
    path: '/pricing',
    file: 'packages/content/pages/pricing.en.ts',
    headline: 'Pay by traffic, 7 days a week: we don’t count answers',
    typed: `Pay by traffic, 7 days a week: we don't count answers`,
    must: ' Try it for 7 days',
    question: 'Is this the free trial?',
    link: 'Yes, link it to the trial',
    linked: 'Try it for {trial7}',
    saved: 'Saved in your copy.',
    b: 'The price is your traffic',
    why: 'It says what the price depends on',
    hopeless: 'Too few visitors',
    address: '/pricing-b',
    other: '/terms',
    discard: 'Discard',
  },
  he: {
    path: '/pricing-he',
    file: 'packages/content/pages/pricing-he.he.ts',
    headline: 'המחיר לפי התנועה, 7 ימים בשבוע, don’t worry',
    typed: `המחיר לפי התנועה, 7 ימים בשבוע, don't worry`,
    must: ' מנסים 7 ימים',
    question: 'זו תקופת הניסיון?',
    link: 'כן, לקשר לניסיון',
    linked: 'מנסים {trial7}',
    saved: 'נשמר בעותק שלכם.',
    b: 'רק התנועה קובעת',
    why: 'היא אומרת ממה המחיר מורכב',
    hopeless: 'מעט מדי מבקרים',
    address: '/pricing-b-he',
    other: '/terms-he',
    discard: 'לבטל',
  },
}
const panel = (tab: Tab) => tab.locator('.ed-side')

/** Every line of the open sentence is on top: neither the panel nor a part of the page is over it. */
async function expectUncovered(tab: Tab): Promise<void> {
  await expect
    .poll(() =>
      tab.evaluate(() => {
        const frame = document.querySelector<HTMLIFrameElement>('iframe[name=page]')
        const inside = frame?.contentDocument
        const field = inside?.querySelector('span[data-edit=field]')
        if (!frame || !inside || !field) return ['no field']
        const { left, top } = frame.getBoundingClientRect()
        return [...field.getClientRects()].flatMap((line) => {
          const [x, y] = [(line.left + line.right) / 2, (line.top + line.bottom) / 2]
          const over = document.elementFromPoint(left + x, top + y)
          if (over !== frame) return [`the shell: ${over?.outerHTML.slice(0, 80)}`]
          const own = inside.elementFromPoint(x, y)
          return field.contains(own) ? [] : [`the page: ${own?.outerHTML.slice(0, 80)}`]
        })
      }),
    )
    .toEqual([])
}

async function expectNoOverflow(tab: Tab): Promise<void> {
  expect(await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

async function openLead(tab: Tab, page: FrameLocator): Promise<void> {
  await page.locator('main h1').click()
  await expect(fieldIn(page)).toBeFocused()
  await tab.keyboard.press('F2')
  await expect(page.locator('h1 span[data-edit=field]')).toHaveCount(0)
  await expect(fieldIn(page)).toBeFocused()
}

for (const [width, lang] of [
  [1440, 'en'],
  [390, 'he'],
  [1440, 'he'],
  [390, 'en'],
] as const) {
  const w = words[lang]
  // On a change each language at one width.
  const tag = width > 800 === (lang === 'en') ? [] : ['@nightly']
  test(
    `${w.path} at ${width}: a headline, a question, rich text, undo and one change taken back`,
    { tag },
    async ({ page: tab, edit }) => {
      await tab.setViewportSize({ width, height: width > 800 ? 900 : 844 })
      execFileSync('git', ['checkout', '-q', w.file], { cwd: edit.folder })
      const page = await openEdit(tab, edit, w.path)
      const was = await page.locator('main h1').innerText()
      await page.locator('main h1').click()
      await expect(fieldIn(page)).toBeFocused()
      await tab.keyboard.press('ControlOrMeta+a')
      await tab.keyboard.type(w.typed)
      await expectUncovered(tab)
      await expectNoOverflow(tab)
      await expect(tab.locator('.ed-saved')).toContainText(w.saved)
      // Quotation marks are put right, "7 days a week" is no promise, and no line break stays behind.
      await expect.poll(() => fileOf(edit, w.file)).toMatch(new RegExp(`headline: ['"]${w.headline}['"],`))
      await expect(tab.locator('.ed-rule:not(.ed-tip)')).toHaveCount(0)

      await openLead(tab, page)
      await tab.keyboard.press('End')
      await tab.keyboard.type(w.must)
      const question = panel(tab).locator('.ed-rule', { hasText: w.question })
      await expect(question).toHaveCount(1)
      await expect(question.getByRole('button')).toHaveCount(2)
      await expectUncovered(tab)
      await expect(tab.locator('.ed-saved'), 'the file has the words, and the line says so').toContainText(w.saved)
      expect(fileOf(edit, w.file)).toContain(w.must)
      await tab.locator('.ed-send').click()
      await expect(question, 'sending leads to the question').toBeVisible()
      await question.getByRole('button', { name: w.link }).click()
      await expect(question).toHaveCount(0)
      await expect.poll(() => fileOf(edit, w.file)).toContain(w.linked)

      await tab.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await tab.locator('.ed-tabs button').first().click()
      await tab.evaluate(() => {
        const as = (type: string, text: string) => ({ [type]: new Blob([text], { type }) })
        const html = as('text/html', '<b style="color:red">ABC</b><br>12')
        return navigator.clipboard.write([new ClipboardItem({ ...html, ...as('text/plain', ' ABC\n12') })])
      })
      await fieldIn(page).press('End')
      await tab.keyboard.press('ControlOrMeta+v')
      await expect(fieldIn(page)).toContainText('ABC 12')
      await expect(fieldIn(page).locator('br, [style]')).toHaveCount(0)
      await tab.locator('.ed-bar [aria-label=Undo], .ed-bar [aria-label=ביטול]').click()
      await expect(fieldIn(page), 'a paste is one step of undo').not.toContainText('ABC')
      await fieldIn(page).press('Escape')
      await expect.poll(() => fileOf(edit, w.file)).not.toContain('ABC')

      await tab.locator('.ed-tabs button').nth(2).click()
      const changes = tab.locator('.ed-change')
      const row = changes.filter({ hasText: w.headline })
      await expect(row).toHaveCount(1)
      await row.getByRole('button', { name: w.discard }).click()
      await expect(page.locator('main h1')).toHaveText(was)
      await panel(tab).locator('.ed-toast button').click()
      await expect(page.locator('main h1'), 'taking back is taken back').not.toHaveText(was)
      await expect(row).toHaveCount(1)
      // Also from a page that does not show the sentence.
      await openEdit(tab, edit, w.other)
      await tab.locator('.ed-tabs button').nth(2).click()
      await row.getByRole('button', { name: w.discard }).click()
      await expect(row).toHaveCount(0)
      await expect.poll(() => fileOf(edit, w.file)).not.toContain(w.headline)
    },
  )
}

test('undo goes by words, over both languages', async ({ page: tab, edit }) => {
  const page = await openEdit(tab, edit, '/how-it-works')
  const headline = page.locator('main h1')
  const was = (await headline.innerText()).replaceAll('\n', ' ')
  // No pause passes between two keys, however slow the machine is; history.test.ts has pauses.
  await tab.evaluate(() => {
    const now = performance.now()
    performance.now = () => now
  })
  await headline.click()
  await tab.keyboard.press('End')
  await tab.keyboard.type(' one two')
  const translation = panel(tab).locator('.ed-translation [data-edit=field]')
  await translation.click()
  await tab.keyboard.press('End')
  await tab.keyboard.type(' שלוש')
  await expect(translation).toContainText('שלוש')
  const back = async () => {
    await tab.keyboard.press('ControlOrMeta+z')
    const text = await fieldIn(page).innerText()
    return [text.replaceAll('↵', '').replaceAll('\n', ' '), (await translation.innerText()).includes('שלוש')]
  }
  expect((await back())[1]).toBe(false)
  expect((await back())[0]).toMatch(/ one$/)
  expect((await back())[0]).not.toContain('one')
  await tab.keyboard.press('Escape')
  await expect(headline).toHaveText(was.replaceAll(/\s+/g, ' '))
  await expect.poll(() => listed(edit)).not.toContain('how-it-works')
})

for (const [path, width, file, add, up, undo, remove, discard, typed, must] of alternating(
  [
    [
      '/casestudy',
      1440,
      'casestudy.en.ts',
      'Add below',
      'Move up',
      'Undo',
      'Remove',
      'Discard',
      'Does it fit us?',
      'yet',
    ],
    [
      '/advertorial-he',
      390,
      'advertorial-he.he.ts',
      'להוסיף מתחת',
      'להעלות',
      'ביטול',
      'להסיר',
      'לבטל',
      'זה מתאים לנו?',
      'עוד לא',
    ],
  ] as const,
  0,
))
  test(`a question of ${path} is added, written, moved up and taken back at ${width}`, async ({ page: tab, edit }) => {
    await tab.setViewportSize({ width, height: 844 })
    const source = `packages/content/pages/${file}`
    const before = fileOf(edit, source)
    const page = await openEdit(tab, edit, path)
    const questions = page.locator('details summary')
    const was = (await questions.allInnerTexts()).filter((text) => text.includes('?'))
    const list = panel(tab).locator('.ed-list')
    await questions.filter({ hasText: was[0] ?? '' }).click()
    await list.getByRole('button', { name: add }).click()
    await expect(fieldIn(page), 'the new item is open, at its place').toContainText(must)
    await expectUncovered(tab)
    await expect(tab.locator('.ed-rule'), 'it has to be written first').toContainText(must)
    await tab.keyboard.type(typed)
    await expect.poll(() => fileOf(edit, source)).toContain(`question: '${typed}'`)
    await list.getByRole('button', { name: up }).click()
    await expect(list).toContainText(`1 ${path.endsWith('he') ? 'מתוך' : 'of'} ${was.length + 1}`)
    const expectQuestions = (texts: string[], why?: string) =>
      expect(page.locator('details summary', { hasText: '?' }), why).toHaveText(texts)
    await expectQuestions([typed, ...was])

    await tab.locator('.ed-tabs button').nth(2).click()
    const row = tab.locator('.ed-change', { hasText: `${was.length}` })
    await row.getByRole('button', { name: discard }).click()
    await expect.poll(() => fileOf(edit, source), 'the list is as visitors see it').toBe(before)
    await expectQuestions(was)
    await tab.locator(`.ed-bar [aria-label=${undo}]`).click()
    await expectQuestions([typed, ...was], 'taking back is taken back')
    await untilEditable(tab, path)
    await questions.filter({ hasText: typed }).click()
    await list.getByRole('button', { name: remove, exact: true }).click()
    await expectQuestions(was)
    await expect.poll(() => fileOf(edit, source)).toBe(before)
  })

test('items change in both languages at once, and what the specification counts is said', async ({
  page: tab,
  edit,
}) => {
  const page = await openEdit(tab, edit, '/pricing')
  const { en, he } = words
  const before = [fileOf(edit, en.file), fileOf(edit, he.file)]
  await page.locator('summary', { hasText: 'credit card' }).click()
  await panel(tab).getByRole('button', { name: 'Add below' }).click()
  await expect(panel(tab)).toContainText(overlayWords.en.specified(5))
  await expect(fieldIn(page)).toContainText('Not yet written')
  expect(fileOf(edit, he.file)).toContain('עוד לא נכתב')
  await tab.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => [fileOf(edit, en.file), fileOf(edit, he.file)]).toEqual(before)
})

for (const [width, lang] of alternating(
  [
    [1440, 'en'],
    [390, 'he'],
  ] as const,
  1,
))
  test(`a variant of ${words[lang].path} as an experiment says how long it takes, and all that is sent is listed, at ${width}`, async ({
    page: tab,
    edit,
  }) => {
    await tab.setViewportSize({ width, height: 844 })
    const [w, said] = [words[lang], overlayWords[lang]]
    const name = w.address.slice(1)
    const page = await openEdit(tab, edit, w.path)
    const before = await page.locator('main h1').innerText()
    await tab.locator('.ed-tabs button').nth(1).click()
    await tab.getByRole('button', { name: said.variant }).click()
    await typeInto(tab.getByLabel('B', { exact: true }), w.b)
    await typeInto(tab.getByLabel(said.hypothesis), w.why)
    await typeInto(tab.getByLabel(said.visits), '20')
    await expect(panel(tab), 'hopeless is said before it is made').toContainText(w.hopeless)
    await typeInto(tab.getByLabel(said.visits), '2000')
    await typeInto(tab.getByLabel(said.baseline), '0')
    await expect(panel(tab)).toContainText(said.refused.numbers)
    await expect(tab.getByLabel(said.experiment)).toBeDisabled()
    await typeInto(tab.getByLabel(said.baseline), '4')
    await tab.getByLabel(said.experiment).press('Space')
    await expect(tab.locator('.ed-lift').first()).toContainText(/\d+ (days|ימים|יום)/)
    await expect(panel(tab)).toContainText(`/try/${name}`)
    await expect(panel(tab)).toContainText(said.onlyTry)
    await tab.getByRole('button', { name: said.make }).click()
    await panel(tab).getByRole('button', { name: w.address, exact: true }).click()
    await untilEditable(tab, w.address)
    const headline = tab.frameLocator('iframe[name=page]').locator('main h1')
    await expect(headline).toHaveText(w.b)
    const variant = `packages/content/pages/${name}.${lang}.ts`
    for (const line of ['indexable: false', `variantOf: '${w.path}'`, `share: { headline: '${w.b}' }`])
      expect(fileOf(edit, variant)).toContain(line)
    await tab.locator('.ed-tabs button').nth(1).click()
    await expect(panel(tab), 'the page names its experiment').toContainText(said.inExperiment(name))

    await tab.locator('.ed-tabs button').nth(2).click()
    const row = tab.locator('.ed-change', { hasText: said.kinds.page(w.address, w.path) })
    await row.getByRole('button', { name: said.discard }).click()
    await expect(headline, 'without it there is the page that it varies').toHaveText(before)
    expect(listed(edit)).not.toContain(variant)
    await tab.locator('.ed-bar').getByRole('button', { name: said.undo }).click()
    await expect(headline, 'a page that was taken back comes back').toHaveText(w.b)
    await untilEditable(tab, w.address)
    await expect(row).toHaveCount(1)

    await tab.locator('.ed-send').click()
    await expect(panel(tab)).toContainText(said.kinds.page(w.address, w.path))
    await expect(panel(tab)).toContainText(said.kinds.experiment(name))
    await expect(panel(tab)).toContainText(said.whatNext)
    await typeInto(tab.getByLabel(said.why), w.why)
    await typeInto(tab.getByLabel(said.author), 'Noa Levi')
    const rows = await tab.locator('.ed-change').count()
    await tab.getByRole('button', { name: said.sendTitle(rows) }).click()
    await expect(tab.locator('.ed-sent')).toContainText(said.sent.waiting, { timeout: 180_000 })
    const line = tab.locator('.ed-saved')
    const [, visitors] = said.save.sent('')
    await expect(line).toContainText(visitors)
    const body = edit.github.pullRequests.at(-1)?.body ?? ''
    expect(body).toContain(`Noa Levi: ${w.why}\n`)
    for (const sent of [
      `${name}.${lang}.ts`,
      'packages/contract/experiments.ts',
      ...(listed(edit).match(/packages\S+/g) ?? []),
    ])
      expect(body).toContain(sent)

    await tab.reload()
    await untilEditable(tab, w.address)
    await expect(line, 'what was sent is known when the tab is loaded again').toContainText(visitors)
    await headline.click()
    await expect(fieldIn(tab.frameLocator('iframe[name=page]'))).toBeFocused()
    await tab.keyboard.type('!')
    await expect(line, 'what is typed after it is not sent').toContainText(said.save.saved[1] ?? '')
  })
