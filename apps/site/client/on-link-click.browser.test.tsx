import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { onLinkClick } from './on-link-click.ts'

test('TR-02 a click that a script dispatches on the document itself is not a link click', () => {
  const clicked: Element[] = []
  onLinkClick((target) => clicked.push(target))
  document.dispatchEvent(new MouseEvent('click'))
  expect(clicked).toEqual([])
})

test('TR-02 reports one event per intention: a middle click counts, the second click of a double click does not', async () => {
  document.body.innerHTML = '<a href="#there">There</a>'
  const link = document.querySelector('a')
  if (!link) throw new Error('The page has no link.')
  // The listener still runs; no tab is opened.
  link.addEventListener('auxclick', (click) => click.preventDefault())
  const clicked: Element[] = []
  onLinkClick((target) => clicked.push(target))
  const expectClicked = (times: number) => expect(clicked.splice(0)).toEqual(Array(times).fill(link))

  await userEvent.click(link)
  expectClicked(1)
  await userEvent.dblClick(link)
  expectClicked(1)
  await userEvent.click(link, { button: 'middle' })
  expectClicked(1)
  await userEvent.click(link, { button: 'right' })
  expectClicked(0)
  link.focus()
  await userEvent.keyboard('{Enter}')
  expectClicked(1)
})
