import { fragment } from './quiz-page.ts'
import { expect, test } from './strict-page.ts'

test('RS-01 RS-04 a visitor who changes the language of a plan keeps the plan and the campaign', async ({
  page: tab,
}) => {
  await tab.goto(`/results?scenario=C&utm_source=meta${fragment}`)
  await tab.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(tab).toHaveURL(/^[^?]*\/results-en\?/)
  await expect(tab).toHaveURL(/[?&]scenario=C(&|#|$)/)
  await expect(tab).toHaveURL(/[?&]utm_source=meta(&|#|$)/)
  await expect(tab.locator('html')).toHaveAttribute('data-shows', 'C answers repeat_q tiktok b2 none not_at_all')
})
