import { expect, test } from 'vitest'
import { he } from '@repo/console/shared/words/he.ts'
import { misleadingIn } from '../built/hebrew-issues.ts'
import { misleadingHebrew } from '../built/misleading-hebrew.ts'
import { consoleIssues, readConsoleWords } from './console-issues.ts'

test('the console says nothing that misleads in Hebrew', () => {
  expect(consoleIssues(readConsoleWords())).toEqual([])
})

test('a misreading is found in every file of the console’s Hebrew', () => {
  const [first] = misleadingHebrew
  const planted = readConsoleWords().map(({ file, source }) => ({ file, source: `${source}\nx: '${first?.wrong}'` }))
  expect(consoleIssues(planted)).toEqual(planted.map(({ file }) => expect.stringContaining(`${file} says "`)))
})

test.each(misleadingHebrew.filter(({ wrong }) => !wrong.includes('<')))(
  '«$wrong» is found in a text and in a function',
  ({ wrong, write }) => {
    for (const source of [`note: '${wrong}',`, `note: (page) => \`${wrong}\`,`])
      expect(consoleIssues([{ file: 'x.he.ts', source }])).toContainEqual(expect.stringContaining(`write ${write}.`))
  },
)

test.each([7, 11, 28, 90])('%i days are counted as Hebrew counts them', (count) => {
  const { shell, leads, experiments } = he
  for (const days of [shell.filters.wholeDays(count), leads.daysOld(count), experiments.days(count, `${count}`)])
    expect(misleadingIn(days)).toEqual([])
})
