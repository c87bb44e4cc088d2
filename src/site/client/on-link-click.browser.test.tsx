import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { onLinkClick } from './on-link-click.ts'

test('TR-02 a click that a script sends to the document itself follows no link', () => {
  const heard: Element[] = []
  whenFollowed((target) => heard.push(target))
  document.dispatchEvent(new MouseEvent('click'))
  expect(heard).toEqual([])
})

test('TR-02 one intention is one report: a middle click counts, the second half of a double click does not', async () => {
  document.body.innerHTML = '<a href="#there">There</a>'
  const link = document.querySelector('a')
  if (!link) throw new Error('The page has no link.')
  // Heard all the same; no tab is opened.
  link.addEventListener('auxclick', (click) => click.preventDefault())
  const heard: Element[] = []
  onLinkClick((target) => heard.push(target))
  const expectHeard = (times: number) => expect(heard.splice(0)).toEqual(Array(times).fill(link))

  await userEvent.click(link)
  expectHeard(1)
  await userEvent.dblClick(link)
  expectHeard(1)
  await userEvent.click(link, { button: 'middle' })
  expectHeard(1)
  await userEvent.click(link, { button: 'right' })
  expectHeard(0)
  link.focus()
  await userEvent.keyboard('{Enter}')
  expectHeard(1)
})
