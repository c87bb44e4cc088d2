import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commandGroups } from './command-groups.ts'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))

test('npm run help prints every command of the root once, and there are 40 at most', () => {
  const printed = Object.values(commandGroups).flatMap((commands) => Object.keys(commands))
  expect(printed.toSorted()).toEqual(Object.keys(scripts).toSorted())
  expect(printed.length).toBeLessThanOrEqual(40)
})
