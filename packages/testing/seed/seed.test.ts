import { expect, test } from 'vitest'
import { sentEvent } from '@repo/contract/event-schema.ts'
import { experimentIssues } from '@repo/content/experiment-issues.ts'
import { sentLead } from '@repo/contract/lead-schema.ts'
import { uuidTime } from '@repo/contract/uuid-time.ts'
import { seededRandom } from '@repo/stats/testing/seeded-random.ts'
import { sampleExperiments } from './sample-experiments.ts'
import { sampleLeads } from './sample-leads.ts'
import { sampleVisits } from './sample-visits.ts'

const start = Date.parse('2026-11-16T22:00:00Z')
const running = ['five-question', 'he-headline']
const visits = (seed: string) => sampleVisits(seededRandom(seed), { start, visits: 500, isRecent: true, running })

test('the collector accepts every event and lead of the demo as a browser sends them', () => {
  for (const event of visits('one').flat()) {
    expect(sentEvent.parse(event)).toEqual(event)
    expect(uuidTime(event.id)).toBe(event.ts)
  }
  for (const { lead } of sampleLeads(seededRandom('one'), { start, isAssigned: true }))
    expect(sentLead.parse(lead)).toEqual(lead)
})

test('a seed gives the same visits every time, and another seed others', () => {
  expect(visits('one')).toEqual(visits('one'))
  expect(visits('one')).not.toEqual(visits('two'))
})

test.each(Array.from({ length: 20 }, (_, seed) => `demo ${seed}`))(
  'every campaign of the visits has leads in four weeks, with the seed %s',
  (seed) => {
    const random = seededRandom(seed)
    const leads = Array.from({ length: 28 }, (_, day) =>
      sampleLeads(random, { start: start + day * 86_400_000, isAssigned: day > 14 }),
    ).flat()
    const campaigns = (all: readonly { utm_campaign?: string | undefined }[]) =>
      [...new Set(all.map(({ utm_campaign }) => utm_campaign ?? ''))].toSorted()
    // What is too fast is set aside as spam.
    const counted = leads.filter(({ lead }) => lead.fillMs > 1500).map(({ lead }) => lead)
    expect(campaigns(counted)).toEqual(campaigns(visits('one').map(([landing]) => landing ?? {})))
  },
)

test('events of a visit are in the order of their ids, and its links carry the page on which it began', () => {
  for (const events of visits('one')) {
    const ids = events.map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted())
    const [landing, ...later] = events
    expect(landing?.from).toBeUndefined()
    for (const { route, from } of later) expect(from).toBe(route === landing?.route ? undefined : landing?.route)
  }
})

test('its experiments are registered without an issue, with pages that its visits begin on', () => {
  const pages = visits('one').flatMap(([landing]) =>
    landing ? [{ path: landing.route, locale: landing.pageLang }] : [],
  )
  expect(experimentIssues(sampleExperiments('2026-11-16'), pages)).toEqual([])
})
