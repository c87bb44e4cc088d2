import { readFileSync } from 'node:fs'
import { proposeEn as words } from '../features/experiments/words/propose.en.ts'
import { experimentsEn } from '../features/experiments/words/experiments.en.ts'
import { isolated } from '../shared/words/isolated.ts'
import { recordsFile } from '@repo/server/changes/change.ts'
import { typeInto } from '@repo/testing/type-into.ts'
import { expect, settled, setLocale, test } from './console-page.ts'

test('an owner registers an experiment: pages, goal, effect, plan in days, and a change for review', async ({
  page,
  github,
  running,
}) => {
  await setLocale(page, 'en')
  await page.goto('/experiments')
  await page.getByRole('link', { name: words.title }).click()
  await settled(page)
  // The page with most visits, and another of its language.
  await expect(page.getByText('/', { exact: true }).first()).toBeVisible()
  await page.getByLabel(words.changeArm('B')).selectOption('/casestudy')
  await expect(page.getByText(/^What differs: headline, .*the rest of the page\.$/)).toBeVisible()
  // What runs in another experiment, or is in another language, cannot be chosen.
  await expect(page.getByLabel(words.changeArm('A')).locator('option:disabled').first()).toBeAttached()
  await expect(page.getByLabel(words.changeArm('B')).locator('option[value="/he-landing"]')).toHaveCount(0)

  const plan = page.getByRole('status').filter({ hasText: 'First full day' })
  const before = await plan.textContent()
  await page.getByRole('radio', { name: /30%/ }).check({ force: true })
  await expect(plan).not.toHaveText(before ?? '')
  await page.getByRole('radio', { name: words.goals.chat }).check({ force: true })
  await page.getByRole('radio', { name: words.goals.install }).check({ force: true })

  await typeInto(page.getByLabel(words.address), 'five-question')
  await expect(page.getByText(words.failed['id-taken'])).toBeVisible()
  await expect(page.getByRole('button', { name: words.register })).toBeDisabled()
  await typeInto(page.getByLabel(words.address), 'case-first')
  await typeInto(page.getByRole('textbox', { name: words.question }), 'Does the case bring more install clicks?')
  await page.getByRole('button', { name: words.register }).click()

  await expect(page.getByRole('heading', { name: words.registered })).toBeVisible()
  await expect(page.getByText("id: 'case-first',")).toBeHidden()
  await page.getByText(words.details).click()
  await expect(page.getByText("id: 'case-first',")).toBeVisible()
  await expect(
    page.getByRole('link', { name: words.open(isolated(`#${github.pullRequests.at(-1)?.number}`)) }),
  ).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: words.steps.merged })).toContainText(words.steps.waits)
  const [commit] = github.commitsOf(github.pullRequests.at(-1)?.branch ?? '')
  expect(commit?.files.get(recordsFile)).toContain("    worth: 1.3,\n    start: '")
  expect(await running.rows("select kind from console_proposals where experiment = 'case-first'")).toHaveLength(1)

  await page.getByRole('link', { name: experimentsEn.all }).click()
  await expect(page.getByRole('link', { name: '/try/case-first' })).toBeVisible()
  await page.getByRole('link', { name: '/try/case-first' }).click()
  await page.getByRole('button', { name: words.withdraw }).click()
  await expect(page.getByRole('heading', { name: experimentsEn.title, level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: '/try/case-first' })).toHaveCount(0)
})

test('the better page is kept by a change for review; where no repository is connected it is a file', async ({
  page,
  running,
}) => {
  await setLocale(page, 'en')
  await page.goto('/experiments/five-question')
  await expect(page.getByRole('radio', { name: new RegExp(words.end.better('B')) })).toBeChecked()
  await page.getByRole('button', { name: words.end.keep('B') }).click()
  await expect(page.getByText(words.end.sent)).toBeVisible()

  const patch = 'From 0000\n'
  await running.rows('update console_proposals set patch = $1, url = null, branch = null', [patch])
  await page.reload()
  await expect(page.getByText(words.noApp)).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: words.patch }).click()
  expect(readFileSync(await (await saved).path(), 'utf8')).toBe(patch)
  await running.rows('delete from console_proposals')
})

test('a viewer sends nothing for review', async ({ context, page, running }) => {
  await context.clearCookies()
  await context.addCookies([(await running.signIn('viewer')).browserCookie])
  await setLocale(page, 'en')
  await page.goto('/experiments')
  await settled(page)
  await expect(page.getByRole('link', { name: words.title })).toHaveCount(0)
  await page.goto('/experiments/five-question')
  await settled(page)
  await expect(page.getByRole('button', { name: words.end.keep('B') })).toHaveCount(0)
})
