import { expect, test } from 'vitest'
import type { SiteEvent } from '@repo/contract/events.ts'
import { track, trackWith } from './track.ts'

const noon = () => 1_763_208_000_000

test('TR-01 adds name, time and route', () => {
  const { sent, send } = outbox()
  trackWith(send, noon, () => ({ pathname: '/quiz', search: '' }))('quiz_step_view', { stepId: 'goal', lang: 'he' })
  expect(sent).toEqual([{ name: 'quiz_step_view', ts: noon(), route: '/quiz', stepId: 'goal', lang: 'he' }])
})

test('TR-01 adds the campaign from the address', () => {
  const { sent, send } = outbox()
  const search = '?scenario=B&utm_source=meta&utm_content=video'
  trackWith(send, noon, () => ({ pathname: '/results', search }))('plan_view', { scenario: 'B', lang: 'he' })
  expect(sent).toEqual([
    {
      name: 'plan_view',
      ts: noon(),
      route: `/results${search}`,
      utm_source: 'meta',
      utm_content: 'video',
      scenario: 'B',
      lang: 'he',
    },
  ])
})

test('TR-01 reads clock and address for every event', () => {
  const { sent, send } = outbox()
  let now = 0
  const address = { pathname: '/a', search: '' }
  const report = trackWith(
    send,
    () => ++now,
    () => address,
  )
  report('quiz_started', { lang: 'en' })
  address.pathname = '/b'
  report('quiz_started', { lang: 'en' })
  expect(sent.map(({ ts, route }) => [ts, route])).toEqual([
    [1, '/a'],
    [2, '/b'],
  ])
})

test('TR-01 never throws at a visitor, whatever the transport does', () => {
  const broken = trackWith(
    () => {
      throw new Error('The tag manager is down')
    },
    noon,
    () => ({ pathname: '/', search: '' }),
  )
  expect(() => broken('quiz_started', { lang: 'en' })).not.toThrow()
})

test('TR-01 never throws without a window', () => {
  expect(() => track('quiz_started', { lang: 'en' })).not.toThrow()
})

function outbox() {
  const sent: SiteEvent[] = []
  return { sent, send: (event: SiteEvent) => void sent.push(event) }
}
