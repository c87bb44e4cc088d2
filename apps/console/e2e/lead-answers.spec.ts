import { personalEn } from '@repo/content/quizzes/personal.en.ts'
import { personalHe } from '@repo/content/quizzes/personal.he.ts'
import { en } from '../shared/words/en.ts'
import { he } from '../shared/words/he.ts'
import { storeLeads } from '../testing/seed/store-leads.ts'
import { expect, setLocale, test } from './console-page.ts'

for (const [lang, words, title] of [
  ['en', personalEn, en.leads.answersTitle],
  ['he', personalHe, he.leads.answersTitle],
] as const) {
  test(`${lang}: an open lead shows attached answers in words, and a lead without them no such part`, async ({
    page,
    running,
  }) => {
    await setLocale(page, lang)
    const [attached = '', without = ''] = await storeLeads(running, [
      { fullName: 'Tamar Or', answers: { goal: 'checkout', question: 'not_at_all' } },
      { fullName: 'Noa Lev' },
    ])
    await page.goto(`/leads?tab=all&lead=${attached}`)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    const { goal, question } = words.steps
    const terms = page.getByRole('term').filter({ hasText: /[?？]/ })
    await expect(terms).toHaveText([String(goal.title), String(question.title)])
    for (const answer of [goal.options.checkout, question.options.not_at_all])
      await expect(page.getByRole('definition').filter({ hasText: String(answer.label) })).toBeVisible()
    await page.goto(`/leads?tab=all&lead=${without}`)
    await expect(page.getByRole('heading', { name: 'Noa Lev' })).toBeVisible()
    await expect(page.getByRole('heading', { name: title })).toHaveCount(0)
  })
}
