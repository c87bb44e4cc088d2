import type { SentEvent } from '@repo/contract/event-batch.ts'
import { eventEnvelope, retiredEvents, sentEvent } from '@repo/contract/event-schema.ts'
import { uuidTime } from '@repo/contract/uuid-time.ts'
import { acceptAssignments } from '../experiments/accept-assignments.ts'
import { agentKind } from '../http/agent-kind.ts'
import type { Post, Route, RouteDeps } from '../http/app.ts'
import { HttpError } from '@repo/server/http/http-error.ts'
import { enforceRateLimit } from '@repo/server/http/rate-limit.ts'
import { readJson } from '@repo/server/http/read-json.ts'
import { tokenBucket } from '@repo/server/http/token-bucket.ts'
import type { BadEvent, EventRow } from './save-events.ts'
import { eventQueue } from './event-queue.ts'
import { maxBadEventBytes, postgresText } from './postgres-text.ts'
import { landingLimit } from './landing-limit.ts'
import { saveBatch } from './save-batch.ts'
import { unknownSteps } from './unknown-steps.ts'
import { looksLikeLead, redactPersonal } from './redact-personal.ts'
import { stripQueries, stripQuery } from './strip-query.ts'

/** The route of events. A batch is answered when all of it is committed. `accepted`: stored now, or a duplicate. */
export function eventRoute({ env, pool, metrics, now }: RouteDeps): Route {
  const queue = eventQueue(env, (batch, deadline) => saveBatch(pool, metrics, batch, deadline))
  // Rate limits, and the cardinality limit of landings.
  const eventBucket = tokenBucket(env.COLLECTOR_EVENTS_PER_MINUTE, now)
  const byteBucket = tokenBucket(env.eventBytesPerMinute, now)
  const limitLanding = landingLimit(env.landingBytesPerDay)
  const acceptAssignment = acceptAssignments({ now, metrics })
  const noteStep = unknownSteps()
  metrics.gauge('queue_rows', queue.rows)
  metrics.gauge('queue_bytes', queue.bytes)
  return { overload: queue.overload, handle }

  async function handle({ body, userAgent, visitor, network }: Post): Promise<{ accepted: number; bad: number }> {
    // Checked again: many bodies may have been on their way when the queue filled up.
    const overload = queue.overload()
    if (overload) throw overload
    // The size in the database: a byte that is no valid UTF-8 becomes three.
    const size = Buffer.byteLength(body)
    enforceRateLimit(byteBucket, visitor, size)
    const sent = eventEnvelope.safeParse(readJson(body)).data?.events
    if (!sent) {
      enforceRateLimit(eventBucket, visitor, malformedCost)
      await queue.add({ events: [], bad: [{ reason: 'malformed', payload: redacted(body) }] }, size)
      throw new HttpError(400, 'malformed')
    }
    enforceRateLimit(eventBucket, visitor, sent.length)

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
      if (isRetired(one)) continue
      const { success, data, error } = sentEvent.safeParse(one)
      const reason = success ? timeError(data, time) : `invalid ${error.issues[0]?.path.join('.') || 'event'}`
      if (success && !reason) {
        if (agent !== 'suspect') noteStep(data)
        const { exp, ...event } = limitLanding(visitor, data)
        const assignment = exp === undefined ? undefined : acceptAssignment(exp, data.visit, network)
        events.push(row({ ...event, ...(assignment !== undefined && { exp: assignment }) }, flags, time))
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
}

function isRetired(event: unknown): boolean {
  return typeof event === 'object' && event !== null && 'name' in event && retiredEvents.has(event.name)
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
function timeError({ id }: SentEvent, now: number): string | undefined {
  const at = uuidTime(id)
  return at < now - 7 * dayMs || at > now + dayMs ? 'id_time' : undefined
}

function row({ id, visit, name, ts, route, pageLang, ...details }: SentEvent, flags: string, now: number): EventRow {
  return {
    day: formatDay(uuidTime(id)),
    eventId: id.toLowerCase(),
    // Clamped: a clock that is years off would make the whole event useless.
    occurredMs: Math.min(Math.max(ts, now - 7 * dayMs), now + dayMs),
    visitId: visit,
    name,
    pageLang,
    route: stripQuery(route),
    details: writeDetails(details),
    flags,
  }
}

/** Strips queries from pages and targets too, and mail addresses and phone numbers from campaigns. Nearly all events need only one pass. */
function writeDetails(details: object): string {
  const text = JSON.stringify(details)
  if (!/[?#@]|%40|[+0]\d/.test(text)) return text
  return JSON.stringify(details, (name, value: unknown) => {
    if (typeof value !== 'string') return value
    return name.startsWith('utm_') ? redactPersonal(value) : stripQuery(value)
  })
}

/** Cached: nearly all events are of one day, and formatting a date costs as much as parsing an event. */
function formatDay(ms: number): string {
  const number = Math.floor(ms / dayMs)
  if (number !== lastDay.number) lastDay = { number, text: new Date(ms).toISOString().slice(0, 10) }
  return lastDay.text
}

let lastDay = { number: Number.NaN, text: '' }
