import { expect, test } from 'vitest'
import { readPages } from './read-pages.ts'

test('DM-02 an invented person tells one story: no page gives their name to other words', async () => {
  const people = (await readPages()).flatMap(({ page }) =>
    peopleIn(page.sections).map(({ name, role, quote }) => [`${page.locale} ${name}`, JSON.stringify([role, quote])]),
  )
  expect(people.length).toBeGreaterThan(20)
  const stories = Map.groupBy(people, ([name]) => name)
  const several = [...stories].filter(([, told]) => new Set(told.map(([, story]) => story)).size > 1)
  expect(several.map(([name]) => name)).toEqual([])
})

interface Person {
  name: string
  role: unknown
  quote?: unknown
  initials: string
}

/** Testimonials and bylines, wherever a section has them. */
function peopleIn(part: unknown): Person[] {
  if (typeof part !== 'object' || part === null) return []
  const inside = Object.values(part).flatMap(peopleIn)
  return isPerson(part) ? [part, ...inside] : inside
}

function isPerson(part: object): part is Person {
  return 'initials' in part && 'name' in part
}
