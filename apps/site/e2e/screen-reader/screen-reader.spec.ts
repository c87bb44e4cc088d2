import { test as base, expect } from '@playwright/test'
import { resultsPages } from '@repo/content/testing/quiz-pages.ts'
import { gamifiedQuiz } from '@repo/contract/quiz/gamified.ts'
import { personalQuiz } from '@repo/contract/quiz/personal.ts'
import { asRead } from '../page-copy.ts'
import { quizIn } from '../quiz-page.ts'
import { words as game } from '../quiz2-page.ts'
import { sectionOn } from '../section-on.ts'
import { orca, type ScreenReader } from './orca.ts'

/*
 * What a screen reader says in the funnel: both quizzes, the plan and the lead form. The tests look for words, never for
 * whole utterances: how Orca joins and cuts those depends on the speed of the machine. As a visitor does, a test presses the
 * next key when it has heard the answer to the last one.
 */

const test = base.extend<object, { reader: ScreenReader }>({
  reader: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use, { project }) => {
      const reader = await orca(project.use.baseURL ?? '')
      await use(reader)
      await reader.close()
    },
    { scope: 'worker' },
  ],
})

for (const plan of resultsPages) {
  const { path, words } = quizIn(plan.lang)

  test(`QZ-11 RS-04 each step of ${path} is announced; the plan’s headline and an answer to change are read`, async ({
    reader,
  }) => {
    await open(reader, path, '[data-live="true"]')
    for (const { id, kind } of personalQuiz) {
      // The first step comes with the page.
      if (id !== 'goal') await hears(reader, words.steps[id].title)
      if (kind === 'build') break
      if (kind === 'single') {
        await reader.tabTo('main input[type="radio"]')
        await hears(reader, 'radio button')
        await reader.press('space')
        await hears(reader, 'selected')
      }
      await reader.tabTo('button[type="submit"]')
      await hears(reader, kind === 'info' ? words.steps[id].cta : words.continue)
      await reader.press('Return')
    }
    // On a slow machine the plan cuts off the last words of the build step, so no test looks for those.
    await hears(reader, pageSummary)
    await reader.press(nextHeading1)
    // The first answer to every question leads to plan A.
    await hears(reader, plan.words.goals.A.headline)
    await reader.tabTo('a[data-change="tools"]')
    await hears(reader, plan.words.answers.change)
  })
}

test('QZ-11 GQ-02 each question of /quiz2 is announced, the value of a slider too, and the verdict', async ({
  reader,
}) => {
  await open(reader, '/quiz2', 'main fieldset:enabled')
  for (const { id, kind } of gamifiedQuiz) {
    if (id !== 'q1') await hears(reader, game.questions[id].title)
    if (kind === 'final') break
    if (kind === 'slider') {
      await reader.tabTo('main input[type="range"]')
      await hears(reader, 'slider')
      await reader.press('Right')
      await hears(reader, game.sliderValue.replace('%value%', '6'))
    } else {
      await reader.tabTo('main fieldset button')
      await hears(reader, 'toggle button')
      await reader.press('space')
    }
  }
  await reader.press(nextHeading2)
  await hears(reader, game.verdict.headline)
})

for (const path of ['/lead', '/lead-en'] as const)
  test(`LD-01 LD-02 the fields of ${path}, both alerts and what is missing are announced`, async ({ reader }) => {
    const { form } = sectionOn(path, 'leadForm')
    await open(reader, path, 'form button:enabled')
    await reader.tabTo('input[name="fullName"]')
    await hears(reader, form.fullName.hint, 'required')
    await reader.press('Return')
    await hears(reader, alertOpens)
    await reader.press('Return')
    await hears(reader, form.empty, form.fullName.hint, 'invalid')
    await reader.type('Noa Lev')
    await reader.tabTo('input[name="phone"]')
    await hears(reader, form.phone.hint)
    await reader.type('0505550142')
    await reader.press('Return')
    await hears(reader, alertOpens)
    // Closes the alert, which would stop the next page from loading.
    await reader.press('Return')
  })

/** Orca's commands in a page: to the next heading of that level. */
const nextHeading1 = '1'
const nextHeading2 = '2'

/** "The page at … says: …", "OK push button": Firefox does not always hand both to Orca. */
const alertOpens = /says:|OK push button/

/** How Orca begins its summary of a loaded page. Before that it does not follow keys. */
const pageSummary = 'Page has'

async function open(reader: ScreenReader, path: string, ready: string): Promise<void> {
  await reader.open(path, ready)
  await hears(reader, pageSummary)
}

async function hears(reader: ScreenReader, ...texts: (string | RegExp)[]): Promise<void> {
  const heard = expect.poll(() => asRead(reader.heard()), { intervals: [100] })
  for (const text of texts) await (typeof text === 'string' ? heard.toContain(asRead(text)) : heard.toMatch(text))
}
