import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { personalHe } from '#content/quizzes/personal.he.ts'
import { IslandFailure } from './island-failure.tsx'

test('RT-31 shows what an island threw, and leaves the rest of the page alone', async () => {
  const Broken = () => {
    throw new Error('The bike has no wheels')
  }
  await render(
    <>
      <p>The rest of the page</p>
      <IslandFailure words={personalHe.failure}>
        <Broken />
      </IslandFailure>
    </>,
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!')
  await expect.element(page.getByText('The bike has no wheels')).toBeVisible()
  await expect.element(page.getByRole('button', { name: personalHe.failure.reload })).toBeVisible()
  await expect.element(page.getByText('The rest of the page')).toBeVisible()
})
