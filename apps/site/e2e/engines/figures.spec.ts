import { figureIssues } from '../figure-issues.ts'
import type { Engine } from './engine.ts'
import { expect, test } from './engine-test.ts'

test('a figure that Hebrew turned around is found, and an isolated one is drawn as typed', async ({ engine }) => {
  await engine.open('/lead')
  for (const [figure, drawn] of [
    ['+27%', '27%+'],
    ['5,000+', '+5,000'],
    ['-3.1%', '3.1%-'],
  ] as const) {
    expect(await findIssues(engine, `גדלנו ב ${figure} החודש`)).toEqual([
      expect.stringContaining(`"${figure}" is drawn as "${drawn}"`),
    ])
    expect(await findIssues(engine, `גדלנו ב \u2066${figure}\u2069 החודש`)).toEqual([])
  }
})

async function findIssues(engine: Engine, text: string): Promise<string[]> {
  await engine.evaluate((words) => {
    const paragraph = document.createElement('p')
    paragraph.textContent = words
    document.querySelector('main')?.replaceChildren(paragraph)
  }, text)
  return engine.evaluate(figureIssues)
}
