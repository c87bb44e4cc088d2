import { asRead } from './page-copy.ts'
import { violations } from './pages/access.ts'
import { alternating, drawnPages } from './page-list.ts'
import { expect, test } from './strict-page.ts'

/** The front pages end with a survey; those of other pages are in surveys.spec.ts. */
const closings = drawnPages
  .filter(({ path }) => path === '/' || path === '/he')
  .flatMap(({ path, sections }) =>
    sections.flatMap((section) => (section.kind === 'closing' ? [{ path, survey: section.survey }] : [])),
  )

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } })

  for (const { path, survey } of alternating(closings, 0))
    test(`PG-01 RT-32 the closing survey of ${path} opens answered, and replies to each answer in its own words`, async ({
      page: tab,
    }) => {
      await tab.goto(path)
      const form = tab.locator('main > section').last().locator('form')
      const replies = form.locator('[data-reply]').filter({ visible: true })
      await expect(form.getByRole('radio', { checked: true })).toHaveCount(1)
      await expect(replies).toHaveCount(1)
      const said = new Set<string | null>()
      for (const [place, answer] of (await form.getByRole('radio').all()).entries()) {
        await answer.check()
        await expect(replies).toHaveCount(1)
        said.add(await replies.textContent())
        await expect(form.getByText(asRead(survey.hint))).toBeVisible({ visible: place === survey.chosen })
      }
      expect(said.size).toBe(survey.answers.length)
    })
})

for (const { path, survey } of alternating(closings, 1))
  test(`PG-01 RT-32 the closing survey of ${path} works by keyboard, and a reply is announced once`, async ({
    page: tab,
  }) => {
    await tab.goto(path)
    const form = tab.locator('main > section').last().locator('form')
    const status = form.getByRole('status')
    await expect(status, 'before an answer').toBeEmpty()
    await status.evaluate((output) => {
      new MutationObserver((changes) => {
        output.dataset['times'] = String(Number(output.dataset['times'] ?? 0) + changes.length)
      }).observe(output, { childList: true })
    })
    const chosen = form.getByRole('radio', { checked: true })
    await chosen.focus()
    await tab.keyboard.press('ArrowDown')
    const next = survey.answers[(survey.chosen ?? 0) + 1]
    await expect(form.getByRole('radio', { name: asRead(next?.text ?? '') })).toBeChecked()
    await expect(status).toHaveText(asRead(next?.reply ?? ''))
    await expect(status).toHaveAttribute('data-times', '1')
    const shown = form.locator('[data-reply]').filter({ visible: true })
    await expect(shown).toHaveCount(1)
    await expect(shown.locator('..')).toHaveCSS('opacity', '1')
    expect(await violations(tab, 'main > section:last-of-type')).toEqual([])
    await tab.keyboard.press('Enter')
    expect(new URL(tab.url()).search).toBe('')
  })

test('PG-01 the closing survey types before it replies, and not before it is answered', async ({ page: tab }) => {
  await tab.goto('/')
  const form = tab.locator('main > section').last().locator('form')
  const typing = form.locator('[data-answered] > span').filter({ visible: true })
  await expect(typing).toHaveCount(0)
  await form.getByRole('radio').first().check()
  await expect(typing).toHaveCount(1)
})
