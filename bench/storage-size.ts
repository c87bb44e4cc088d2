import pg from 'pg'
import type { SentEvent } from '@repo/contract/event-batch.ts'
import type { Utm } from '@repo/contract/events.ts'
import { rollUpAll } from '@repo/collector/rollup/roll-up.ts'
import { sampleId } from '@repo/testing/seed/random.ts'
import type { startTestService } from '@repo/collector/testing/test-service.ts'

/**
 * Bytes that a stored event takes, with its share of the index: a day of visits as pages send them, once from an ad with all five utm
 * fields and once without a campaign, through the service. Empties the tables. Returns Markdown.
 */
export async function storageSize(ownerUrl: string, service: Service): Promise<string> {
  const pool = new pg.Pool({ connectionString: ownerUrl })
  const lines = [
    '| a day of visits | events | bytes an event: table + index | rollup, bytes a visit | GB for 20 M / 200 M / 2 G events | reading all of it, s a million events |',
    '|---|---|---|---|---|---|',
  ]
  try {
    for (const [name, utm] of Object.entries(campaigns)) lines.push(await measure(name, utm))
  } finally {
    await pool.end()
  }
  return lines.join('\n')

  async function send(events: SentEvent[]): Promise<void> {
    const answer = await service.post('/v1/events', { events })
    const { accepted } = (await answer.json()) as { accepted: number }
    if (accepted !== events.length) throw new Error(`${accepted} of ${events.length} events were accepted.`)
  }

  async function measure(name: string, utm: Utm): Promise<string> {
    await pool.query('truncate events, visits, quiz_sessions, funnel_daily')
    const start = Math.floor(Date.now() / dayMs) * dayMs - dayMs
    const events = Array.from({ length: visits }, (_, index) =>
      visit(Math.floor(start + (index / visits) * 0.99 * dayMs), index, utm),
    )
      .flat()
      .toSorted((a, b) => a.ts - b.ts)
    // Forty requests at a time share a batch.
    const requests = chunks(events, 50)
    for (const some of chunks(requests, 40)) await Promise.all(some.map(send))
    await rollUpAll(pool)
    await pool.query('vacuum analyze events, visits, quiz_sessions')
    const { rows } = await pool.query<Record<'table' | 'index' | 'rollup', number>>(
      `select sum(pg_table_size(inhrelid))::float8 as table, sum(pg_indexes_size(inhrelid))::float8 as index,
         (select sum(pg_total_relation_size(relid)) from unnest(array['visits', 'quiz_sessions']::regclass[]) as one, pg_partition_tree(one))::float8 as rollup
       from pg_inherits where inhparent = 'events'::regclass`,
    )
    const began = performance.now()
    await pool.query("select details->>'utm_campaign', name, count(distinct visit_id) from events group by 1, 2")
    const readS = (performance.now() - began) / 1000
    const { table = 0, index = 0, rollup = 0 } = rows[0] ?? {}
    const bytes = (table + index) / events.length
    const months = [20e6, 200e6, 2e9].map((count) => ((count * bytes) / 1e9).toFixed(count < 1e8 ? 1 : 0))
    const each = [table, index].map((size) => (size / events.length).toFixed(0)).join(' + ')
    return `| ${name} | ${events.length} | ${bytes.toFixed(0)}: ${each} | ${(rollup / visits).toFixed(0)} | ${months.join(' / ')} | ${((readS / events.length) * 1e6).toFixed(1)} |`
  }
}

type Service = Awaited<ReturnType<typeof startTestService>>

function chunks<Item>(list: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  )
}

const visits = 20_000
const dayMs = 86_400_000

const campaigns = {
  'from an ad, five utm fields': {
    utm_source: 'facebook',
    utm_medium: 'paid_social',
    utm_campaign: 'autumn-2026-il-lookalike',
    utm_term: 'store-owners-25-45',
    utm_content: 'video-15s-b',
  },
  'without a campaign': {},
} satisfies Record<string, Utm>

/** One page with its web vitals; every third visit leaves for the listing, every fourth takes the quiz to its plan. */
function visit(at: number, number: number, utm: Utm): SentEvent[] {
  const id = sampleId(at)
  const query = new URLSearchParams({ ...utm }).toString()
  let ts = at
  const context = (route: string) => {
    ts += 1500
    return { id: sampleId(ts), visit: id, pageLang: 'he' as const, ts, route: `${route}?${query}`, ...utm }
  }
  const landing = { page: '/5-reasons-he', variant: '/5-reasons-he-b' }
  const events: SentEvent[] = [{ name: 'page_view', ...landing, ...context(landing.variant) }]
  if (number % 3 === 0)
    events.push({ name: 'outbound_click', page: landing.page, target: 'apps.shopify.com', ...context(landing.variant) })
  if (number % 4 !== 0) return events
  const quiz = { lang: 'he' as const }
  events.push({ name: 'page_view', page: '/quiz', variant: '/quiz', ...context('/quiz') })
  events.push({ name: 'quiz_started', ...quiz, ...context('/quiz') })
  for (const stepId of ['goal', 'pain', 'traffic', 'aov', 'tools', 'team']) {
    events.push({ name: 'quiz_step_view', stepId, ...quiz, ...context('/quiz') })
    events.push({ name: 'quiz_option_select', stepId, optionId: 'conversion', ...quiz, ...context('/quiz') })
  }
  events.push(
    {
      name: 'quiz_completed',
      scenario: 'A',
      aov_bucket: 'b2',
      answers_keys: ['goal', 'pain', 'traffic', 'aov'],
      ...quiz,
      ...context('/quiz'),
    },
    { name: 'plan_view', scenario: 'A', ...quiz, ...context('/results') },
  )
  return events
}
