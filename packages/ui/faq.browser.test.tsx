import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Faq } from './faq.tsx'
import { asCopy } from '@repo/content/testing/as-texts.ts'

const items = ['Is it free?', 'Does it need code?', 'Who answers?'].map((question) => ({
  question,
  answer: `The answer to “${question}”`,
}))

describe.each(['ltr', 'rtl'] as const)('in %s', (dir) => {
  const draw = async () => {
    const screen = await render(
      <div dir={dir}>
        <Faq name="faq" items={asCopy(items)} open={1} />
      </div>,
    )
    const rows = [...screen.container.querySelectorAll('details')]
    return { ...screen, openRows: () => rows.flatMap((row, index) => (row.open ? [index] : [])) }
  }

  test('SH-04 opens one row at most, and the open one can be closed', async () => {
    const { getByText, openRows } = await draw()
    expect(openRows()).toEqual([1])
    await getByText('Is it free?', { exact: true }).click()
    await expect.poll(openRows).toEqual([0])
    await getByText('Who answers?', { exact: true }).click()
    await expect.poll(openRows).toEqual([2])
    await getByText('Who answers?', { exact: true }).click()
    await expect.poll(openRows).toEqual([])
  })

  test('puts the toggle where the question ends', async () => {
    const { container, getByText } = await draw()
    const question = getByText('Is it free?', { exact: true }).element().getBoundingClientRect()
    const toggle = container.querySelector('.faq-toggle')?.getBoundingClientRect()
    expect(toggle?.width).toBe(40)
    if (dir === 'ltr') expect(toggle?.left).toBeGreaterThan(question.right)
    else expect(toggle?.right).toBeLessThan(question.left)
  })
})
