import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('every requirement id in the repository is explained in docs/requirements.md', () => {
  const ids = '\\b(RT|SH|DM|PG|CP|QZ|RS|GQ|LD|TR|CL)-[0-9]{2}\\b'
  const found = execFileSync('git', ['grep', '-ohE', '--untracked', ids, '--', '.', ':!docs/requirements.md'])
  const listed = readFileSync('docs/requirements.md', 'utf8')
  const used = [...new Set(found.toString().split('\n'))].filter(Boolean)
  expect(used.length).toBeGreaterThan(90)
  expect(used.filter((id) => !listed.includes(`**${id}**`) && !listed.includes(`| ${id} |`))).toEqual([])
})
