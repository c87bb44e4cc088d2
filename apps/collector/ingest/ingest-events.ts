import type { SentEvent } from '@repo/contract/event-batch.ts'
import { eventEnvelope, sentEvent } from '@repo/contract/event-schema.ts'
import { uuidTime } from '@repo/contract/uuid-time.ts'
import { agentKind } from '../http/agent-kind.ts'
import { HttpError } from '@repo/server/http/http-error.ts'
import { readJson } from '@repo/server/http/read-json.ts'
import type { Metrics } from '../metrics.ts'
import type { BadEvent, EventRow } from './save-events.ts'
import type { EventQueue } from './event-queue.ts'
import { maxBadEventBytes, postgresText } from './postgres-text.ts'
import { looksLikeLead, redactPersonal } from './redact-personal.ts'
import { stripQueries, stripQuery } from './strip-query.ts'

/** Ingests a batch of events; resolves when all of them are committed. */
export async function ingestEvents(body: string, userAgent: string, deps: IngestDeps): Promise<IngestResult> {
  const { metrics, queue, limitEvents, limitBytes, limitLanding, noteStep, acceptMark, now } = deps
  // Checked again: many bodies may have been on their way when the queue filled up.
  const overload = queue.overload()
  if (overload) throw overload
  // The size in the database: a byte that is no valid UTF-8 becomes three.
  const size = Buffer.byteLength(body)
  limitBytes(size)
  const sent = eventEnvelope.safeParse(readJson(body)).data?.events
  if (!sent) {
    limitEvents(malformedCost)
    await queue.add({ events: [], bad: [{ reason: 'malformed', payload: redacted(body) }] }, size)
    throw new HttpError(400, 'malformed')
  }
  limitEvents(sent.length)

  const agent = agentKind(userAgent)
  if (agent === 'crawler') {
    metrics.count('events_total', 'crawler', sent.length)
    metrics.count('drops_total', 'crawler', sent.length)
    return { accepted: 0, bad: 0 }
  }
  const flags = agent === 'suspect' ? '{bot}' : '{}'
  if (agent === 'suspect') metrics.count('events_total', 'suspect', sent.length)

  const events: EventRow[] = []
  const bad: BadEvent[] = []
  const time = now()
  // Serialised again, a value may be longer (1e20): together they take no more bytes than the rate limit counted.
  let bytesLeft = size
  for (const one of sent) {
    const { success, data, error } = sentEvent.safeParse(one)
    const reason = success ? timeFault(data, time) : `invalid ${error.issues[0]?.path.join('.') || 'event'}`
    if (success && !reason) {
      if (agent !== 'suspect') noteStep(data)
      const { exp, ...event } = limitLanding(data)
      const mark = exp === undefined ? undefined : acceptMark(exp, data.visit)
      events.push(row({ ...event, ...(mark !== undefined && { exp: mark }) }, flags, time))
    } else {
      metrics.count('drops_total', success ? 'id_time' : 'invalid')
      const payload = redacted(JSON.stringify(one), bytesLeft)
      bytesLeft -= Buffer.byteLength(payload)
      bad.push({ reason: reason ?? 'invalid', payload })
    }
  }
  await queue.add({ events, bad }, size)
  return { accepted: events.length, bad: bad.length }
}

/** Accepted: stored now, or a duplicate. */
export interface IngestResult {
  accepted: number
  bad: number
}

interface IngestDeps {
  metrics: Metrics
  queue: EventQueue
  /** Rate limits in events and in bytes; both throw 429. */
  limitEvents: (count: number) => void
  limitBytes: (bytes: number) => void
  /** The event, or with its landing replaced by "other" beyond the cardinality limit. */
  limitLanding: (event: SentEvent) => SentEvent
  /** What is stored of the mark of an experiment. */
  acceptMark: (mark: string, visit: string) => string | undefined
  /** Logs a step of the quiz that is not counted. */
  noteStep: (event: SentEvent) => void
  now: () => number
}

/** The payload of a bad event. Not that of a misdirected lead: bad_events is not encrypted, and an erasure does not search it. */
function redacted(text: string, maxBytes = maxBadEventBytes): string {
  // Truncated first, because it takes time; twice as long, so that a number or address at the end of what is kept is whole.
  const front = stripQueries(text.slice(0, 2 * maxBadEventBytes))
  const payload = looksLikeLead(front) ? 'looks like a lead' : redactPersonal(front)
  return postgresText(payload, Math.min(maxBytes, maxBadEventBytes))
}

const malformedCost = 10
const dayMs = 86_400_000

/** The time in an id must be within the partitions that exist. */
function timeFault({ id }: SentEvent, now: number): string | undefined {
  const at = uuidTime(id)
  return at < now - 7 * dayMs || at > now + dayMs ? 'id_time' : undefined
}

function row({ id, visit, name, ts, route, pageLang, ...details }: SentEvent, flags: string, now: number): EventRow {
  return {
    day: dayOf(uuidTime(id)),
    eventId: id.toLowerCase(),
    // Clamped: a clock that is years off would make the whole event useless.
    occurredMs: Math.min(Math.max(ts, now - 7 * dayMs), now + dayMs),
    visitId: visit,
    name,
    pageLang,
    route: stripQuery(route),
    details: detailsOf(details),
    flags,
  }
}

/** Strips queries from pages and targets too, and mail addresses and phone numbers from campaigns. Nearly all events need only one pass. */
function detailsOf(details: object): string {
  const text = JSON.stringify(details)
  if (!/[?#@]|%40|[+0]\d/.test(text)) return text
  return JSON.stringify(details, (name, value: unknown) => {
    if (typeof value !== 'string') return value
    return name.startsWith('utm_') ? redactPersonal(value) : stripQuery(value)
  })
}

/** Cached: nearly all events are of one day, and formatting a date costs as much as parsing an event. */
function dayOf(ms: number): string {
  const number = Math.floor(ms / dayMs)
  if (number !== lastDay.number) lastDay = { number, text: new Date(ms).toISOString().slice(0, 10) }
  return lastDay.text
}

let lastDay = { number: Number.NaN, text: '' }
