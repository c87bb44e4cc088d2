import type { Locator } from '@playwright/test'
import { alternating } from './page-list.ts'
import { violations } from './pages/access.ts'
import { expect, test } from './strict-page.ts'

// Surveys to answer outside the front page, whose own is in home.spec.ts. Nothing is sent: strict-page.ts.
const surveys = [
  { id: 'PG-07', path: '/casestudy', count: 1 },
  { id: 'CP-08', path: '/5-reasons-empty-2', count: 1 },
  { id: 'CP-08', path: '/5-reasons-empty-2-he', count: 1 },
  { id: 'RT-19', path: '/demo', count: 1 },
  { id: 'CP-07', path: '/10-ways', count: 1 },
  { id: 'CP-07', path: '/10-ways-he', count: 1 },
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const { id, path, count } of alternating(surveys, 0))
    test(`${id} each answer on ${path} has a reply of its own`, async ({ page: tab }) => {
      await tab.goto(path)
      const forms = await tab.locator('form[data-survey]').all()
      expect(forms).toHaveLength(count)
      for (const form of forms) {
        const answers = await form.getByRole('radio').all()
        const said = new Set<string>()
        for (const [place, answer] of answers.entries()) {
          // By key: a reply may be drawn over the other answers.
          await answer.press('Space')
          await expect(replies(form)).toHaveCount(1)
          await expect(form.locator('[data-reply]').nth(place)).toBeVisible()
          said.add(await replies(form).innerText())
        }
        expect(said.size).toBe(answers.length)
      }
    })

  test('RT-19 /demo shows a finished talk, and takes another answer and the order', async ({ page: tab }) => {
    await tab.goto('/demo')
    const form = tab.locator('form[data-survey]')
    const finished = await replies(form).innerText()
    await form.getByRole('radio', { checked: false }).last().check()
    await expect(replies(form)).toHaveCount(1)
    await expect(replies(form)).not.toHaveText(finished)
    const order = form.getByRole('checkbox')
    await order.check()
    await expect(order).toBeChecked()
    await form.getByRole('button').click()
    await expect(replies(form)).toHaveText(finished)
    await expect(order).not.toBeChecked()
  })
})

for (const { id, path } of alternating(surveys, 5))
  test(`${id} the reply on ${path} is announced once, also when it is bought, and axe finds nothing`, async ({
    page: tab,
  }) => {
    await tab.clock.install()
    await tab.goto(path)
    const form = tab.locator('form[data-survey]').last()
    const status = form.getByRole('status')
    await form.getByRole('radio').first().focus()
    await tab.keyboard.press('ArrowDown')
    await expect(form.getByRole('radio').nth(1)).toBeChecked()
    await tab.clock.runFor(2000)
    await expect(status).toHaveText(await replies(form).innerText())
    expect(await violations(tab, 'form[data-survey]')).toEqual([])

    await status.evaluate((output) => {
      new MutationObserver(() => output.setAttribute('data-again', '')).observe(output, { childList: true })
    })
    const buy = form.getByRole('checkbox')
    if ((await buy.count()) > 0) await buy.check()
    await tab.clock.runFor(2000)
    await expect(status).not.toHaveAttribute('data-again')
    await form.getByRole('button').click()
    await tab.clock.runFor(100)
    await expect(status).toBeEmpty()
  })

const replies = (form: Locator) => form.locator('[data-reply]').filter({ visible: true })
