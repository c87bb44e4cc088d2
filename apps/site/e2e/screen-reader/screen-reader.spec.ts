import { resultsPages } from '@repo/content/testing/quiz-pages.ts'
import { gamifiedQuiz } from '@repo/contract/quiz/gamified.ts'
import { personalQuiz } from '@repo/contract/quiz/personal.ts'
import { quizIn } from '../quiz-page.ts'
import { words as game } from '../quiz2-page.ts'
import { sectionOn } from '../section-on.ts'
import {
  alertOpens,
  hears,
  hearsNo,
  nextHeading1,
  nextHeading2,
  open,
  pageSummary,
  test,
} from './screen-reader-test.ts'

// What a screen reader says in the funnel: both quizzes, the plan and the lead form; and what the switch of /integrations does.

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
  // Of the eleven topics the fourth is chosen, and said on the card.
  await reader.tabTo('[data-verdict] input')
  const [, , , fourth = '', fifth = ''] = Object.values(game.verdict.topics)
  await hears(reader, `4. ${fourth}: `, 'radio button')
  await reader.press('Right')
  await hears(reader, `5. ${fifth}: `)
})

for (const path of ['/lead', '/lead-en'] as const)
  test(`LD-01 LD-02 the fields of ${path}, both alerts and what is missing are announced`, async ({ reader }) => {
    const { form, unsent } = sectionOn(path, 'leadForm')
    await open(reader, path, 'form button:enabled')
    await reader.tabTo('input[name="fullName"]')
    await hears(reader, form.fullName.question, 'required')
    await hearsNo(reader, 'invalid')
    await reader.press('Return')
    await hears(reader, alertOpens)
    await reader.press('Return')
    await hears(reader, form.empty, form.fullName.question, 'invalid')
    await reader.type('Noa Lev')
    await reader.tabTo('input[name="phone"]')
    await hears(reader, unsent.phone)
    await reader.type('0505550142')
    await reader.press('Return')
    await hears(reader, alertOpens)
    // Closes the alert, which would stop the next page from loading.
    await reader.press('Return')
  })

test('PG-06 the switch of /integrations is announced, and that the answer has arrived', async ({ reader }) => {
  const { editor, arrived } = sectionOn('/integrations', 'platform')
  await open(reader, '/integrations', '[data-stage]')
  await reader.tabTo('[role="switch"]')
  await hears(reader, editor.app)
  await reader.press('space')
  await hears(reader, arrived)
  await reader.press('space')
  await hears(reader, 'off')
})

for (const path of ['/lead', '/lead-en'] as const)
  test(`LD-04 the questions of ${path} are announced, then the message, the chat and that the form is not connected`, async ({
    reader,
  }) => {
    const { chat, form, unsent } = sectionOn(path, 'leadForm')
    const [first] = chat.chips
    if (!first) throw new Error(`${path} has no questions.`)
    await open(reader, path, 'form button:enabled')
    await reader.tabTo('[role="radiogroup"] input')
    await hears(reader, chat.question, first.label, 'radio button')
    await reader.press('space')
    await hears(reader, first.asks)
    await reader.tabTo('main a')
    await hears(reader, chat.open, 'link')
    await reader.tabTo('input[name="fullName"]')
    await hears(reader, unsent.note, form.fullName.question)
  })
