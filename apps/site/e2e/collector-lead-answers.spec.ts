import { AxeBuilder } from '@axe-core/playwright'
import type { Page as Tab } from '@playwright/test'
import lead from '@repo/content/pages/lead.he.ts'
import leadEn from '@repo/content/pages/lead-en.en.ts'
import { leadEncryption } from '@repo/server/leads/lead-encryption.ts'
import { resultsPages } from '@repo/content/testing/quiz-pages.ts'
import { typeInto } from '@repo/testing/type-into.ts'
import { asRead } from './page-copy.ts'
import { alternating } from './page-list.ts'
import { answers, quizIn, quizPage, type QuizUnderTest } from './quiz-page.ts'
import { sectionOn } from './section-on.ts'
import { expect, keptBy, testWithEverything, type Stack } from './site-with-collector.ts'
import { questionOn } from './site-with-tags.ts'
import { stubbedTags } from './stub-tags.ts'
import { consent } from './words.ts'

/** The site of an owner whose form offers to attach the answers of the quiz. */
const test = testWithEverything.extend<{ tags: void }>({ tags: stubbedTags })
test.describe.configure({ mode: 'default' })

for (const page of alternating([lead, leadEn], 1)) {
  const quiz = quizIn(page.locale)

  test(`${page.path} after the quiz: ticked, the answers are stored encrypted with the lead; not ticked, they are not`, async ({
    page: tab,
    stack,
  }) => {
    const { region, more, yes, again, no } = questionOn(tab)
    await tab.setViewportSize({ width: 320, height: 700 })
    await tab.clock.install()
    await tab.goto(quiz.path)
    // The question is away while an option is under it.
    await tab.mouse.wheel(0, 600)
    await more.click()
    await expect(region).toContainText(consent[page.locale].countedBy.answers)
    await yes.click()
    await takeQuiz(tab, quiz)
    const { box, form, send, words } = await openForm(tab, page)
    await expect(box).not.toBeChecked()
    await expect(box).toHaveAccessibleDescription(words.attach.hint)
    const target = await box.locator('..').boundingBox()
    expect(Math.min(target?.height ?? 0, target?.width ?? 0)).toBeGreaterThanOrEqual(44)
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    const report = await new AxeBuilder({ page: tab }).setLegacyMode().include('form').analyze()
    expect(report.violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([])

    await send()
    expect(await storedAnswers(stack)).toEqual([undefined])
    // From the last field with the keyboard.
    await form.getByLabel(words.more.fields.storeAddress.hint).focus()
    await tab.keyboard.press('Tab')
    await expect(box).toBeFocused()
    await tab.keyboard.press('Space')
    await expect(box).toBeChecked()
    await send()
    expect(await storedAnswers(stack)).toEqual([undefined, answers])
    await expect(box).not.toBeChecked()
    // No figure knows whose answers they are: a lead has no visit, and an event no lead.
    expect(await stack.rows('select from events join leads on events::text like $$%$$ || lead_id || $$%$$')).toEqual([])

    await again.click()
    await no.click()
    await expect(form.getByRole('button').last()).toBeEnabled()
    await expect(box).toHaveCount(0)
    expect((await keptBy(tab)).session).toEqual([])
  })
}

for (const [page, landing] of alternating(
  [
    [lead, '/he-landing'],
    [leadEn, '/legacy'],
  ] as const,
  0,
)) {
  test(`RS-05 from an ad to ${landing}, through the quiz to the plan and its call: the lead has the answers and the campaign, in ${page.locale}`, async ({
    page: tab,
    stack,
  }) => {
    const quiz = quizIn(page.locale)
    await tab.setViewportSize({ width: 390, height: 844 })
    await tab.clock.install()
    await tab.goto(`${landing}?utm_source=meta&utm_campaign=winter`)
    await questionOn(tab).yes.click()
    await tab.locator(`main a[href^="${quiz.path}"]`).first().click()
    await tab.waitForURL(`**${quiz.path}?**`)
    await takeQuiz(tab, quiz)
    await expect(tab.locator('#call h2')).toHaveText(
      asRead(resultsPages.find(({ lang }) => lang === page.locale)?.words.call.headline ?? ''),
    )
    const { box, send } = await formOn(tab, page)
    await expect(box).not.toBeChecked()
    await box.check()
    await send()
    expect(await storedAnswers(stack)).toEqual([answers])
    const [stored] = await stack.rows('select route, page_lang, campaign from leads')
    expect(stored).toMatchObject({
      route: quiz.results,
      page_lang: page.locale,
      campaign: { utm_source: 'meta', utm_campaign: 'winter' },
    })
    const report = await new AxeBuilder({ page: tab }).setLegacyMode().include('#call').analyze()
    expect(report.violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([])
  })
}

test('without consent a finished quiz leaves nothing in the tab, and the form has no box', async ({ page: tab }) => {
  const quiz = quizIn('he')
  await tab.clock.install()
  await tab.goto(quiz.path)
  await questionOn(tab).no.click()
  await takeQuiz(tab, quiz)
  expect((await keptBy(tab)).session).toEqual([])
  const { box } = await openForm(tab, lead)
  await expect(box).toHaveCount(0)
})

test('with consent and without a finished quiz the form has no box', async ({ page: tab }) => {
  const quiz = quizIn('en')
  await tab.goto(quiz.path)
  await questionOn(tab).yes.click()
  await expect(quizPage(tab, quiz).hydrated).toBeVisible()
  await quizPage(tab, quiz).walkTo('traffic')
  const { box } = await openForm(tab, leadEn)
  await expect(box).toHaveCount(0)
  expect((await keptBy(tab)).session).toEqual(['visit'])
})

test('without script the form has no box', async ({ browser, stack }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.origin })
  const tab = await context.newPage()
  await tab.goto(lead.path)
  await expect(tab.locator('form input[name="phone"]')).toBeVisible()
  await expect(tab.getByRole('checkbox')).toHaveCount(0)
  await context.close()
})

/** Answers every question of the open quiz, and goes on to the plan on the page's clock. */
async function takeQuiz(tab: Tab, quiz: QuizUnderTest): Promise<void> {
  const visitor = quizPage(tab, quiz)
  await expect(visitor.hydrated).toBeVisible()
  await visitor.walkTo('build')
  await tab.clock.runFor(15_000)
  await tab.waitForURL(`**${quiz.results}?scenario=D**`, { timeout: 60_000 })
}

async function openForm(tab: Tab, page: typeof lead) {
  await tab.goto(page.path)
  return formOn(tab, page)
}

/** The form on the open page, with the words of its own page. */
async function formOn(tab: Tab, page: typeof lead) {
  const words = sectionOn(page.path, 'leadForm')
  const form = tab.locator('form[data-lead-form]')
  const button = form.getByRole('button').last()
  await expect(button).toBeEnabled()
  return {
    words,
    form,
    box: form.getByRole('checkbox', { name: words.attach.label, exact: true }),
    /** Submits name and phone, and waits for the thanks. */
    async send() {
      await typeInto(form.getByLabel(words.form.fullName.question), 'נועה לב')
      await typeInto(form.getByLabel(words.form.phone.question), '050-555-0142')
      const [dialog] = await Promise.all([
        tab.waitForEvent('dialog').then(async (shown) => {
          await shown.accept()
          return shown
        }),
        button.click(),
      ])
      expect(dialog.message()).toBe(words.form.thanks)
    },
  }
}

/** The answers of each stored lead, the oldest first. */
async function storedAnswers(stack: Stack): Promise<unknown[]> {
  const { decrypt } = leadEncryption([{ id: 'test', secret: Buffer.alloc(32, 1) }])
  const rows = await stack.rows('select lead_id, key_id, answers_sealed from leads order by received_at')
  return rows.map(({ lead_id: id, key_id: key, answers_sealed: sealed }) =>
    sealed ? JSON.parse(decrypt(key, id, 'answers', sealed)) : undefined,
  )
}
