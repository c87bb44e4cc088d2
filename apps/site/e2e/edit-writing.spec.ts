import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, type Route } from '@playwright/test'
import { notYetWritten } from '@repo/content/not-yet-written.ts'
import { typeInto } from '@repo/testing/type-into.ts'
import { overlayWords } from '../edit/overlay/words.ts'
import { editTest, fieldIn, fileOf, listed, openEdit, untilEditable } from './edit-page.ts'
import { asRead } from './page-copy.ts'
import { alternating } from './page-list.ts'
import { sectionOn } from './section-on.ts'

const test = editTest('writing', { DATABASE_URL: 'postgres://secret' })
test.describe.configure({ mode: 'default' })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const { notDone, refused } = overlayWords.en

const home = 'packages/content/pages/index.en.ts'
const claims = 'packages/content/claims/claims.ts'

test('a sentence is typed where it stands and saved; the page is not loaded again, and the address is its own', async ({
  page: tab,
  edit,
}) => {
  const page = await openEdit(tab, edit)
  await tab.evaluate(() => Object.assign(window.frames[0] ?? {}, { isSamePage: true }))
  await page.locator('h1').click()
  await expect(fieldIn(page)).toBeFocused()
  await tab.keyboard.type(' that ask why again')
  await tab.keyboard.press('ControlOrMeta+Backspace')
  await tab.keyboard.press('Backspace')
  await expect(page.locator('h1')).toHaveText('The Next Generation of Surveys that ask why')
  await tab.keyboard.press('Enter')
  await expect.poll(() => fileOf(edit, home)).toContain("headline: 'The Next Generation of Surveys that ask why',")
  await page.locator('h1').click()
  await page.locator('main h2').nth(1).click()
  await expect(page.locator('h2 span[data-edit=field]')).toBeFocused()
  await page.locator('h1').click()
  await expect(page.locator('h1 span[data-edit=field]'), 'a sentence that was left opens again').toBeFocused()
  await tab.keyboard.press('Escape')
  expect(await tab.evaluate(() => 'isSamePage' in (window.frames[0] ?? {}))).toBe(true)
  await tab.reload()
  await expect(page.locator('h1'), 'the next page is drawn with the saved words').toHaveText(/that ask why$/)
  await tab.getByRole('button', { name: 'Browse' }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Pricing' }).first().click()
  await expect(tab).toHaveURL(/\/pricing$/)
  await tab.goBack()
  await expect(page.locator('h1')).toHaveText(/that ask why$/)
  await expect(tab).toHaveURL(edit.origin + '/')
  execFileSync('git', ['-c', 'user.name=owner', '-c', 'user.email=', 'commit', '-qam', 'Published'], {
    cwd: edit.folder,
  })
  await tab.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(tab.locator('.ed-count i'), 'what is committed is published').toHaveText('0')
})

test('a figure that the page may not promise is one question, which one press answers', async ({ page: tab, edit }) => {
  const page = await openEdit(tab, edit)
  await page.locator('a', { hasText: 'Try free for' }).first().click()
  await expect(fieldIn(page)).toBeFocused()
  await tab.keyboard.press('Home')
  await tab.keyboard.type('14 days! ')
  const question = tab.locator('.ed-rule', { hasText: '14 days isn’t offered here' })
  await expect(question).toHaveCount(1)
  await question.getByRole('button', { name: 'Change to 7 days' }).click()
  await expect(question).toHaveCount(0)
  await expect.poll(() => fileOf(edit, home)).toContain("label: '{trial7}! Try free for {trial7}'")
  await tab.getByRole('button', { name: 'Restore' }).click()
  await expect.poll(() => fileOf(edit, home)).toContain("label: 'Try free for {trial7}'")
})

test('CL-26 a new figure stops sending until it is marked as something else, or has a source', async ({
  page: tab,
  edit,
}) => {
  const page = await openEdit(tab, edit)
  await page.locator('h1').click()
  await expect(fieldIn(page)).toBeFocused()
  await tab.keyboard.type(' and raise sales by 45%')
  const question = tab.locator('.ed-rule', { hasText: 'Where does “45%” come from?' })
  await expect(question).toHaveCount(1)
  await expect(question.getByRole('button')).toHaveText(['Add a source', 'It is not a claim'])
  await expect(tab.locator('.ed-send')).toHaveAttribute('title', 'Answer 1 question first')
  await question.getByRole('button', { name: 'It is not a claim' }).click()
  await expect.poll(() => fileOf(edit, home)).toContain('by {other: 45%}')
  await tab.getByRole('button', { name: 'Restore' }).click()
  await expect.poll(() => fileOf(edit, home)).not.toContain('raise')

  await fieldIn(page).press('End')
  await tab.keyboard.type(' and raise sales by 45%')
  await question.getByRole('button', { name: 'Add a source' }).click()
  const source = tab.getByLabel('Link or document, and the date')
  await tab.route('**/__edit/claim', (route) => route.fulfill({ status: 422, json: { refusal: 'invisible' } }))
  await typeInto(source, 'Study of May 2026')
  await tab.getByRole('button', { name: 'Save the source' }).click()
  await expect(tab.locator('.ed-saved')).toContainText(`${notDone} ${refused.invisible}`)
  await expect(source, 'what was typed stays').toHaveValue('Study of May 2026')
  await tab.unroute('**/__edit/claim')
  await tab.getByRole('button', { name: 'Save the source' }).click()
  await expect(tab.locator('.ed-body')).toContainText('Your reviewer decides about its source: Study of May 2026')
  expect(fileOf(edit, claims)).toContain("source: 'Study of May 2026'")
  await tab.locator('.ed-tabs button').nth(2).click()
  const row = tab.locator('.ed-change', { hasText: 'waiting for your reviewer: Study of May 2026' })
  await expect(row).toHaveCount(1)
  await tab.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => fileOf(edit, claims), 'a source is one step of undo').not.toContain('Study of May 2026')
  await expect(row).toHaveCount(0)
  await tab.getByRole('button', { name: 'Redo' }).click()
  await expect(tab.locator('.ed-body')).toContainText('Study of May 2026')
  await tab.locator('.ed-tabs button').nth(2).click()
  await row.getByRole('button', { name: 'Discard' }).click()
  await expect.poll(() => fileOf(edit, claims)).not.toContain('Study of May 2026')
  await expect.poll(() => fileOf(edit, home)).not.toContain('raise')
})

test('CP-05 what stops sending leads to its sentence, or is said of the page', async ({ page: tab, edit }) => {
  const inFile = (file: string, was: string | RegExp, now: string) => {
    const path = `packages/content/pages/${file}`
    const code = fileOf(edit, path)
    expect(code).not.toBe(code.replace(was, now))
    writeFileSync(join(edit.folder, path), code.replace(was, now))
  }
  const question = tab.locator('.ed-rule')
  const page = await openEdit(tab, edit, '/5-reasons-v2')
  await page.locator('h1').click()
  await expect(fieldIn(page)).toBeFocused()
  await tab.keyboard.press('ControlOrMeta+Home')
  await tab.keyboard.press('Delete')
  await tab.keyboard.type('7')
  await expect(question).toContainText('It says 7 reasons and lists 5')
  await question.getByRole('button', { name: 'Write 5' }).click()
  await expect(question).toHaveCount(0)

  inFile('casestudy.en.ts', /(?=\n {2}sections)/, `\n  until: '2099-03-31',`)
  const isAsked = () => expect(tab.locator('.ed-send')).toHaveAttribute('title', 'Answer 1 question first')
  await openEdit(tab, edit, '/features')
  await isAsked()
  await tab.locator('.ed-send').click()
  await expect(fieldIn(page)).toContainText(asRead(sectionOn('/features', 'whyItWorks').call.second?.label ?? ''))
  await expect(question).toContainText('This link ends on 31 March')
  await expect(question.getByRole('button')).toHaveText(['Dates of /casestudy', 'This page’s dates'])
  await question.getByRole('button').first().click()
  await untilEditable(tab, '/casestudy')
  await expect(tab.locator('.ed-block').first()).toContainText('Tue, 31 Mar 2099')
  execFileSync('git', ['checkout', '-q', 'packages/content/pages/casestudy.en.ts'], { cwd: edit.folder })

  inFile('pricing.en.ts', /\n {8}\{\n {10}question: 'What counts[^]*?\n {8}\},/, '')
  await openEdit(tab, edit, '/pricing')
  await tab.locator('.ed-tabs button').first().click()
  await isAsked()
  await tab.locator('.ed-send').click()
  await expect(tab.locator('.ed-tabs [aria-selected=true]')).toContainText('Page')
  await expect(question).toContainText('A list is longer in the other language')
  await expect(question).toContainText('There it has 5')
  execFileSync('git', ['checkout', '-q', 'packages/content/pages/pricing.en.ts'], { cwd: edit.folder })
})

test('a question of the other language stays when its sentence is left', async ({ page: tab, edit }) => {
  const page = await openEdit(tab, edit, '/pricing')
  await page.locator('h1').click()
  await tab.keyboard.press('Alt+ArrowDown')
  const translation = tab.locator('.ed-translation [data-edit=field]')
  await translation.click()
  await tab.keyboard.press('End')
  await tab.keyboard.type(' מנסים 7 ימים')
  await expect(tab.locator('.ed-rule:not(.ed-tip)')).toContainText('Is this the free trial?')
  await tab.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(tab.locator('.ed-rule:not(.ed-tip)')).toHaveCount(0)
  await expect(tab.locator('.ed-send')).toHaveAttribute('title', 'Answer 1 question first')
  await tab.locator('.ed-send').click()
  await untilEditable(tab, '/pricing-he')
  await tab.getByRole('button', { name: 'כן, לקשר לניסיון' }).click()
  await expect(tab.locator('.ed-rule:not(.ed-tip)')).toHaveCount(0)
  await tab.getByRole('button', { name: 'להחזיר' }).click()
  await expect.poll(() => listed(edit)).not.toContain('pricing')
})

test('a page that is on its way arrives, though a file changes meanwhile', async ({ page: tab, edit }) => {
  const file = join(edit.folder, 'packages/content/pages/pricing.en.ts')
  let reloads = 0
  // The first socket is that of the shell, which stays.
  tab.once('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('full-reload')) reloads++
    }),
  )
  await openEdit(tab, edit, '/pricing')
  const change = async (route: Route) => {
    writeFileSync(file, `${readFileSync(file, 'utf8')}// Changed from outside.\n`)
    await expect.poll(() => reloads).toBeGreaterThan(0)
    await route.continue()
  }
  await tab.route('**/features', change, { times: 1 })
  await tab.getByRole('combobox', { name: 'Page' }).selectOption('/features')
  await untilEditable(tab, '/features')
  expect(reloads).toBeGreaterThan(0)
  execFileSync('git', ['checkout', '-q', file], { cwd: edit.folder })
})

test('a file that git replaces is drawn anew, and each change after it', async ({ page: tab, edit }) => {
  const file = join(edit.folder, 'packages/content/pages/pricing.en.ts')
  const published = readFileSync(file, 'utf8')
  const page = await openEdit(tab, edit, '/pricing')
  const headline = await page.locator('h1').innerText()
  // Removed and written at once, as git does: the new file often has the inode number of the old one, and about every third was not watched.
  for (let pull = 1; pull <= 12; pull++) {
    rmSync(file)
    writeFileSync(file, published.replaceAll(headline, `Pulled ${pull}`))
    await tab.waitForTimeout(250)
  }
  await expect(page.locator('h1')).toHaveText('Pulled 12')
  writeFileSync(file, published.replaceAll(headline, 'Typed'))
  await expect(page.locator('h1')).toHaveText('Typed')
  execFileSync('git', ['checkout', '-q', file], { cwd: edit.folder })
  await expect(page.locator('h1')).toHaveText(headline)
})

test('a headline says over how many lines it runs on a phone, a long one as a tip, and what is too wide for a desktop', async ({
  page: tab,
  edit,
}) => {
  const file = 'packages/content/pages/demo.en.ts'
  const page = await openEdit(tab, edit, '/demo')
  await page.locator('h1').click()
  await expect(fieldIn(page)).toBeFocused()
  const hint = tab.locator('.ed-hint', { hasText: /^On a phone: [2-4] lines\.$/ })
  await expect(hint).toBeVisible()
  await tab.keyboard.press('End')
  await tab.keyboard.type(' and every visitor who leaves your store today tells you the reason for it in a word')
  const tip = tab.locator('.ed-tip')
  await expect(tip).toContainText(/characters: on a phone this headline takes [5-9] lines\./)
  await expect(hint).toBeHidden()
  await tab.keyboard.press('ControlOrMeta+a')
  await tab.keyboard.type('m'.repeat(60))
  await expect(tip).toContainText(/\d+ px too wide on a 1440 px screen\./)
  execFileSync('git', ['checkout', '-q', file], { cwd: edit.folder })
})

test('CL-27 a click on the trial says that pages offer two, on which pages, and what to choose', async ({
  page: tab,
  edit,
}) => {
  const page = await openEdit(tab, edit)
  await page.locator('a', { hasText: 'Try free for' }).first().click()
  await expect(fieldIn(page)).toBeFocused()
  const card = tab.locator('.ed-tip', { hasText: 'Free trial' })
  await expect(card).toContainText('Settle it before launch')
  await expect(card).toContainText('Choose one number of days.')
  const sides = card.locator('details')
  await expect(sides).toHaveText([/^7 days on \d+ pages/, /^14 days on \d+ pages/])
  await expect(tab.locator('.ed-rule:not(.ed-tip)'), 'it stops no sending').toHaveCount(0)
  await sides.nth(1).locator('summary').click()
  await sides.nth(1).getByRole('button', { name: '/10-ways', exact: true }).click()
  await untilEditable(tab, '/10-ways')
  // Kept on purpose, it can wait, and says why.
  const contradictions = 'packages/content/claims/contradictions.ts'
  const entry = "    claims: ['trial7', 'trial14'],\n"
  const kept = fileOf(edit, contradictions).replace(
    entry,
    `${entry}    kept: 'Campaigns need a fortnight to convince.',\n`,
  )
  writeFileSync(join(edit.folder, contradictions), kept)
  await openEdit(tab, edit)
  await page.locator('a', { hasText: 'Try free for' }).first().click()
  await expect(card).toContainText('Can wait')
  await expect(card).toContainText('Kept on purpose: Campaigns need a fortnight to convince.')
  execFileSync('git', ['checkout', '-q', contradictions], { cwd: edit.folder })
})

test('what is typed while the server is away is saved when it is back', async ({ page: tab, edit }) => {
  const page = await openEdit(tab, edit, '/demo')
  const line = tab.locator('.ed-saved')
  await page.locator('h1').click()
  await expect(fieldIn(page)).toBeFocused()
  await tab.route('**/__edit/{save,changes}', (route) => route.fulfill({ status: 500, json: { error: 'git' } }))
  await tab.keyboard.type(' one')
  await expect(line).toContainText('Not saved.')
  await expect(tab.locator('.ed-bar .ed-count'), 'the list stays').toHaveCount(1)
  await tab.unroute('**/__edit/{save,changes}')
  await tab.getByRole('button', { name: 'Try now' }).click()
  await expect(line).toContainText('Saved in your copy.')

  edit.kill()
  await fieldIn(page).press('End')
  await tab.keyboard.type(' two')
  await expect(line).toContainText('Not saved.')
  await edit.start()
  await expect.poll(() => fileOf(edit, 'packages/content/pages/demo.en.ts')).toMatch(/ one two'/)
  await untilEditable(tab, '/demo')
  await expect(page.locator('h1')).toHaveText(/ one two$/)
  execFileSync('git', ['checkout', '-q', 'packages/content/pages/demo.en.ts'], { cwd: edit.folder })
})

test('an empty sentence is a question, and is not said to be saved', async ({ page: tab, edit }) => {
  const page = await openEdit(tab, edit, '/pricing')
  await page.locator('h1').click()
  await expect(fieldIn(page)).toBeFocused()
  await tab.keyboard.press('ControlOrMeta+a')
  await tab.keyboard.press('Delete')
  await expect(tab.locator('.ed-saved')).toContainText('Not saved. Nothing is written here.')
  await tab.getByRole('button', { name: 'Put the old words back' }).click()
  await expect(page.locator('h1')).toHaveText('Select a Plan')
  await expect(tab.locator('.ed-saved')).not.toContainText('Not saved')
})

test('the other language has a state of its own: not translated, fits, or differs with a reason', async ({
  page: tab,
  edit,
}) => {
  const page = await openEdit(tab, edit)
  await page.locator('main h2').nth(1).click()
  await expect(fieldIn(page)).toBeFocused()
  const state = tab.locator('.ed-translation .ed-pill')
  await expect(state).toHaveText('Up to date')
  await tab.keyboard.type('!')
  await expect(state).toHaveText('Not translated yet')
  await tab.getByRole('button', { name: 'Yes, it still fits' }).click()
  await expect(state).toHaveText('Up to date')
  await fieldIn(page).click()
  await tab.keyboard.press('End')
  await tab.keyboard.type('!')
  await expect(state, 'other words are asked about again').toHaveText('Not translated yet')
  await tab.getByRole('button', { name: 'Differs on purpose…' }).click()
  await typeInto(tab.getByLabel('Why? One line.'), 'The Hebrew headline asks already')
  await tab.getByRole('button', { name: 'Save the reason' }).click()
  await expect(state).toHaveText('Differs on purpose')
  expect(fileOf(edit, 'packages/content/meant-to-differ.ts')).toContain('The Hebrew headline asks already')
})

test('a translation is up to date with the words that it was written beside; what is not written stops sending', async ({
  page: tab,
  edit,
}) => {
  const said = overlayWords.en
  const files = ['packages/content/pages/pricing.en.ts', 'packages/content/pages/pricing-he.he.ts'] as const
  const state = tab.locator('.ed-translation .ed-pill')
  const translation = tab.locator('.ed-translation [data-edit=field]')
  const expectQuestions = (count: number) =>
    expect(tab.locator('.ed-send')).toHaveAttribute('title', said.answerFirst(count))
  const page = await openEdit(tab, edit, '/pricing')
  await page.locator('summary', { hasText: 'credit card' }).click()
  await tab.getByRole('button', { name: said.itemAdd }).click()
  await expect(fieldIn(page)).toContainText(notYetWritten.en)
  // A question and its answer, in two languages.
  await expectQuestions(4)
  await tab.keyboard.type('Is there a free plan?')
  await expect.poll(() => fileOf(edit, files[0])).toContain("question: 'Is there a free plan?'")
  await expectQuestions(3)
  await expect(state).toHaveText(said.translation.wait)
  await expect(tab.locator('.ed-rule')).toContainText('The Hebrew isn’t written yet')
  await tab.locator('.ed-tabs button').nth(1).click()
  await expect(tab.locator('.ed-side')).not.toContainText(said.translatedOf(0, 0))
  await tab.locator('.ed-tabs button').first().click()

  await translation.click()
  await tab.keyboard.press('ControlOrMeta+a')
  await tab.keyboard.type('יש מסלול חינם?')
  await expect.poll(() => fileOf(edit, files[1])).toContain("question: 'יש מסלול חינם?'")
  await expectQuestions(2)
  await expect(state).toHaveText(said.translation.done)
  await fieldIn(page).press('End')
  // One letter is one step of undo, however slow the machine is.
  await tab.keyboard.type('!')
  await expect(state, 'the Hebrew still says what the English said before').toHaveText(said.translation.wait)
  await tab.keyboard.press('ControlOrMeta+z')
  await expect(fieldIn(page)).toHaveText('Is there a free plan?')
  await expect(state, 'undo brings back what it was written beside').toHaveText(said.translation.done)
  await expect.poll(() => fileOf(edit, files[0])).not.toContain('plan?!')
  execFileSync('git', ['checkout', '-q', ...files], { cwd: edit.folder })
})

test('while an item moves keys write nothing, and a sentence that is opened then keeps its words', async ({
  page: tab,
  edit,
}) => {
  const said = overlayWords.en
  const files = ['packages/content/pages/pricing.en.ts', 'packages/content/pages/pricing-he.he.ts'] as const
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    return { released: promise, release: resolve }
  }
  const [moving, drawing] = [hold(), hold()]
  const page = await openEdit(tab, edit, '/pricing')
  const before = files.map((file) => fileOf(edit, file))
  await page.locator('summary', { hasText: 'Can I change plans later?' }).click()
  await expect(fieldIn(page)).toBeFocused()
  await tab.evaluate(() => Object.assign(window.frames[0] ?? {}, { isPageBefore: true }))
  await tab.route('**/__edit/item', async (route) => {
    if (route.request().postData()?.includes('"up"')) await moving.released
    await route.continue()
  })
  await tab.route('**/__edit/texts', async (route) => {
    // All sentences of the page, not the one that is clicked.
    const { ids } = route.request().postDataJSON() as { ids: readonly number[] }
    const isDrawn = await tab.evaluate(() => !('isPageBefore' in (window.frames[0] ?? {})))
    if (isDrawn && ids.length > 1) await drawing.released
    await route.continue()
  })
  await tab.getByRole('button', { name: said.itemUp }).click()
  await expect(tab.locator('.ed-saved'), 'it is not said to be saved').toContainText(said.save.saving[0] ?? '')
  await fieldIn(page).click()
  await tab.keyboard.type('lost')
  await page.locator('main h1').click()
  await tab.keyboard.type('lost')
  await expect(page.locator('body')).not.toContainText('lost')
  moving.release()
  await tab.waitForFunction(() => {
    const frame = window.frames[0]
    return frame?.editMode && !('isPageBefore' in frame)
  })
  await page.locator('main h1').click()
  await expect(page.locator('h1 span[data-edit=field]')).toBeFocused()
  await tab.keyboard.press('ControlOrMeta+a')
  await tab.keyboard.type('Pick')
  drawing.release()
  await untilEditable(tab, '/pricing')
  await tab.keyboard.type(' a plan', { delay: 100 })
  await expect(page.locator('h1 span[data-edit=field]')).toBeFocused()
  await expect.poll(() => fileOf(edit, files[0])).toContain("headline: 'Pick a plan'")
  const [now = '', was = ''] = [fileOf(edit, files[0]), before[0]]
  const questionsOf = (code: string) => [...code.matchAll(/question: '(.*)'/g)].map(([, text]) => text)
  expect(questionsOf(now).toSorted()).toEqual(questionsOf(was).toSorted())
  expect(questionsOf(now), 'it has moved').not.toEqual(questionsOf(was))
  await tab.unrouteAll({ behavior: 'wait' })
  execFileSync('git', ['checkout', '-q', ...files], { cwd: edit.folder })
})

test(
  'the page follows a key within 60 ms, and its rules answer within 150 ms',
  { tag: '@nightly' },
  async ({ page: tab, edit }) => {
    const page = await openEdit(tab, edit)
    await page.locator('h1').click()
    await expect(fieldIn(page)).toBeFocused()
    // The frames that measure are pages of their own, which the server draws first.
    await tab.waitForFunction(() => {
      const frames = [...document.querySelectorAll<HTMLIFrameElement>('[data-edit=ruler]')]
      return frames.length === 3 && frames.every(({ contentWindow }) => contentWindow?.editMode?.isReady)
    })
    await tab.waitForLoadState('networkidle')
    await tab.evaluate(() => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe[name=page]')?.contentWindow as
        (Window & typeof globalThis) | null
      const keys: number[] = []
      Object.assign(window, { keys })
      performance.clearResourceTimings()
      performance.setResourceTimingBufferSize(1000)
      frame?.document.addEventListener(
        'keydown',
        () => {
          const at = performance.now()
          // After the next paint.
          requestAnimationFrame(() => setTimeout(() => keys.push(performance.now() - at)))
        },
        true,
      )
    })
    const typed = ' and then they ask why, and then they ask it again'
    await tab.keyboard.type(typed, { delay: 120 })
    await tab.waitForLoadState('networkidle')
    const { keys, checks } = await tab.evaluate(() => ({
      keys: (window as unknown as { keys: number[] }).keys,
      checks: performance.getEntriesByName(`${location.origin}/__edit/check`).map(({ duration }) => duration),
    }))
    const median = (all: readonly number[]) =>
      Math.round(all.toSorted((one, other) => one - other)[all.length >> 1] ?? 0)
    const toPage = median(keys)
    console.warn(
      `Medians of ${keys.length} keys: ${toPage} ms from a key to the page, ${median(checks)} ms to the answer of the rules`,
    )
    await tab.getByRole('button', { name: 'Restore' }).click()
    expect(keys).toHaveLength(typed.length)
    // Five times what is promised: a test shares its machine.
    expect(toPage).toBeLessThan(300)
    expect(median(checks)).toBeLessThan(750)
  },
)

test('search and share show the picture of the page, also of the home page', async ({ page: tab, edit }) => {
  await openEdit(tab, edit)
  await tab.locator('.ed-tabs button').nth(1).click()
  await tab.getByRole('button', { name: 'Title and description' }).click()
  await expect(tab.frameLocator('.ed-shared iframe').getByText('The Next')).toBeVisible()
})

test('as on another day the page is drawn without what has ended', async ({ page: tab, edit }) => {
  const page = await openEdit(tab, edit, '/10-ways-he')
  const banner = page.locator('body > [class*=fade-100]').first()
  await expect(banner).toBeVisible()
  await tab.locator('.ed-tabs button').nth(1).click()
  await tab.getByRole('button', { name: 'תאריכים' }).click()
  const block = (title: string) => tab.locator('.ed-block', { hasText: title })
  /** The month of a day is reached by its arrows, as a person does. */
  const choose = async (title: string, label: string, day: string, month: string) => {
    await block(title).getByRole('button', { name: label }).click()
    const shown = block(title).locator('.ed-month .ed-head b')
    while (!(await shown.innerText()).includes(month))
      await block(title).getByRole('button', { name: 'החודש הבא' }).click()
    await block(title)
      .locator('.ed-month > button', { hasText: new RegExp(`^${day}$`) })
      .click()
  }
  await block('הבאנר מוצג').getByText('בלי באנר').click()
  await expect(banner).toBeHidden()
  await block('הבאנר מוצג').getByText('ימים אחרים').click()
  await expect(banner).toBeVisible()
  await choose('הבאנר מוצג', 'היום האחרון', '31', 'מרץ 2027')
  await tab.getByRole('button', { name: 'שמירת התאריכים' }).click()
  await expect(tab.locator('output')).toHaveText('התאריכים נשמרו בעותק שלכם.')
  await choose('לראות את הדף', 'לראות את הדף', '1', 'אפריל 2027')
  await expect(banner).toBeHidden()
  await block('הדף מוצג').getByText('בין שני ימים').click()
  await choose('הדף מוצג', 'היום הראשון', '2', 'אפריל 2027')
  await expect(tab.frameLocator('.ed-gone').locator('h1'), 'visitors get the page that says so').toBeVisible()
  const before = listed(edit)
  await choose('הדף מוצג', 'היום האחרון', '1', 'אפריל 2027')
  await tab.getByRole('button', { name: 'שמירת התאריכים' }).click()
  await expect(tab.locator('output')).toContainText('התאריך האחרון מוקדם מהראשון')
  expect(listed(edit)).toBe(before)
  expect(fileOf(edit, 'packages/content/pages/10-ways-he.he.ts')).toContain("until: '2027-03-31'")
})

for (const [path, words, taken, says] of alternating(
  [
    [
      '/pricing',
      ['Try another headline', 'Why might B work better?', 'Change', 'Address of B', 'Create B'],
      ['Collect', 'demo'],
      'This address is taken',
    ],
    [
      '/pricing-he',
      ['לנסות כותרת אחרת', 'למה B אולי', 'לשנות', 'הכתובת של B', 'ליצור את B'],
      ['he', 'quiz en'],
      'הכתובת הזאת תפוסה',
    ],
  ] as const,
  0,
))
  test(`a variant of ${path} cannot have an address that is taken`, async ({ page: tab, edit }) => {
    await openEdit(tab, edit, path)
    const [variant, hypothesis, change, address, make] = words
    await tab.locator('.ed-tabs button').nth(1).click()
    await tab.getByRole('button', { name: variant }).click()
    await tab.getByLabel('B', { exact: true }).press('End')
    await tab.keyboard.type('!')
    await tab.getByLabel(hypothesis).pressSequentially('x')
    await tab.getByRole('button', { name: change, exact: true }).click()
    const before = listed(edit)
    for (const name of taken) {
      await typeInto(tab.getByLabel(address), name)
      await expect(tab.getByLabel(address)).toHaveValue(name.toLowerCase().replace(' ', '-'))
      await tab.getByRole('button', { name: make }).click()
      await expect(tab.locator('output')).toContainText(says)
    }
    expect(listed(edit)).toBe(before)
  })

test('requests of another site, another host and without a token are refused, and ids that are none', async ({
  request,
  edit,
}) => {
  const { token } = (await (await request.get(`${edit.origin}/__edit/session`)).json()) as { token: string }
  const save = (headers: Record<string, string>, data: unknown = { id: 0, was: 'x', text: 'y' }) =>
    request.post(`${edit.origin}/__edit/save`, { headers: { origin: edit.origin, ...headers }, data: data as object })
  const own = { 'x-edit-token': token }
  expect((await save({})).status()).toBe(403)
  expect((await save({ ...own, origin: 'http://evil.example' })).status()).toBe(403)
  expect((await save({ ...own, host: 'evil.example' })).status()).toBe(403)
  for (const id of [-1, 1e9, 1.5, '../../../etc/passwd', '__proto__', null, [], {}])
    expect((await save(own, { id, was: 'x', text: 'y' })).status(), JSON.stringify(id)).toBe(404)
  expect((await save(own, { id: 0, was: 'not this', text: 'y' })).status()).toBe(409)
  expect((await save(own, { id: 0, was: 'x', text: 'a\u2061' })).status()).toBe(422)
  expect(
    (
      await request.post(`${edit.origin}/__edit/save`, {
        headers: { ...own, origin: edit.origin },
        data: 'x'.repeat(200_000),
      })
    ).status(),
  ).toBe(400)
})

test('a check of the site that a newer one ends is no error', async ({ request, edit }) => {
  const { token } = (await (await request.get(`${edit.origin}/__edit/session`)).json()) as { token: string }
  const headers = { origin: edit.origin, 'x-edit-token': token }
  const check = () => request.post(`${edit.origin}/__edit/site`, { headers, data: {} })
  const answers = await Promise.all([check(), check()])
  expect(answers.map((answer) => answer.status()).toSorted()).toEqual([200, 204])
})

test('300 requests drawn from a fixed seed write nothing', async ({ request, edit }) => {
  const { token } = (await (await request.get(`${edit.origin}/__edit/session`)).json()) as { token: string }
  const headers = { origin: edit.origin, 'x-edit-token': token }
  const text = fc.constantFrom(
    '../../../x',
    '/etc/passwd',
    "'",
    'a\u0000',
    '__proto__',
    'a',
    '',
    '2027-02-30',
    '%2e%2e/x',
  )
  const junk = fc.oneof(text, fc.constantFrom(-1, 1.5, 1e9, null, true), fc.constant([]), fc.constant({}))
  const asked = fc.record({
    name: fc.constantFrom('save', 'dates', 'variant', 'differ', 'discard', 'state/../save', 'constructor'),
    data: fc.record({
      id: junk,
      was: junk,
      text: junk,
      path: junk,
      file: junk,
      list: junk,
      headline: junk,
      part: junk,
      name: junk,
      hypothesis: junk,
      experiment: junk,
      dates: fc.record({ from: text, until: text }),
    }),
  })
  const state = () =>
    execFileSync('bash', ['-c', 'git status --porcelain; git diff'], { cwd: edit.folder, encoding: 'utf8' })
  const before = state()
  await fc.assert(
    fc.asyncProperty(asked, async ({ name, data }) => {
      const answer = await request.post(`${edit.origin}/__edit/${name}`, { headers, data })
      expect(answer.status(), JSON.stringify({ name, data })).toBeGreaterThanOrEqual(400)
    }),
    { seed: 32, numRuns: 300 },
  )
  expect(state()).toBe(before)
})
