import { eventEnvelope, sentEvent } from '#contract/event-schema.ts'
import type { SentEvent } from '#contract/event-batch.ts'
import { uuidTime } from '#contract/uuid-time.ts'
import { agentKind } from './agent-kind.ts'
import type { EventQueue } from './event-queue.ts'
import type { Metrics } from './metrics.ts'
import { pathOf, withoutQueries } from './path-of.ts'
import type { BadEvent } from './queries/save-bad-events.ts'
import type { EventRow } from './queries/save-events.ts'
import { readJson } from './read-json.ts'
import { Refused } from './refused.ts'
import { mostBadBytes, storable } from './storable.ts'

/** Takes a batch of events out of a body; done when all of them are committed. */
export async function takeEvents(body: string, userAgent: string, parts: Parts): Promise<Taken> {
  const { metrics, queue, charge, chargeBytes, wayLimited, now } = parts
  // Many bodies may have been on their way when the queue filled up.
  const full = queue.whyFull()
  if (full) throw full
  // What it would take in the database: a byte that is no UTF-8 becomes three.
  const size = Buffer.byteLength(body)
  chargeBytes(size)
  const sent = eventEnvelope.safeParse(readJson(body)).data?.events
  if (!sent) {
    charge(malformedCost)
    await queue.add({ events: [], bad: [{ reason: 'malformed', payload: keepable(body) }] }, size)
    throw new Refused(400, 'malformed')
  }
  charge(sent.length)

  const agent = agentKind(userAgent)
  if (agent === 'crawler') {
    metrics.count('events_total', 'crawler', sent.length)
    metrics.count('drops_total', 'crawler', sent.length)
    return { accepted: 0, bad: 0 }
  }
  const marks = agent === 'suspect' ? '{bot}' : '{}'
  if (agent === 'suspect') metrics.count('events_total', 'suspect', sent.length)

  const events: EventRow[] = []
  const bad: BadEvent[] = []
  const time = now()
  // Written anew, a value may be longer than it was (1e20): all of them together take no more than was paid for.
  let room = size
  for (const one of sent) {
    const { success, data, error } = sentEvent.safeParse(one)
    const reason = success ? lateOrEarly(data, time) : `invalid ${error.issues[0]?.path.join('.') || 'event'}`
    if (success && !reason) events.push(row(wayLimited(data), marks, time))
    else {
      metrics.count('drops_total', success ? 'id_time' : 'invalid')
      const payload = keepable(JSON.stringify(one), room)
      room -= Buffer.byteLength(payload)
      bad.push({ reason: reason ?? 'invalid', payload })
    }
  }
  await queue.add({ events, bad }, size)
  return { accepted: events.length, bad: bad.length }
}

/** Accepted: stored now, or already there. */
export interface Taken {
  accepted: number
  bad: number
}

interface Parts {
  metrics: Metrics
  queue: EventQueue
  /** Both throw when the visitor sends too much: too many events, or too many bytes. */
  charge: (events: number) => void
  chargeBytes: (bytes: number) => void
  /** The event, or what is kept of it when the visitor makes up too many ways to begin a visit. */
  wayLimited: (event: SentEvent) => SentEvent
  now: () => number
}

/** What is kept of a bad event. Nothing if it looks like a lead that lost its way: bad_events is not sealed, and no erasure finds it there. */
function keepable(text: string, room = mostBadBytes): string {
  const kept = leadField.test(text) ? 'looks like a lead' : withoutQueries(text)
  return storable(kept, Math.min(room, mostBadBytes))
}

const leadField = /\b(full_?name|phone)\b["']?\s*[:=]/i

const malformedCost = 10
const dayMs = 86_400_000

/** An id's own time must lie where days are kept ready for it. */
function lateOrEarly({ id }: SentEvent, now: number): string | undefined {
  const at = uuidTime(id)
  return at < now - 7 * dayMs || at > now + dayMs ? 'id_time' : undefined
}

function row({ id, visit, name, ts, route, pageLang, ...details }: SentEvent, marks: string, now: number): EventRow {
  return {
    day: dayOf(uuidTime(id)),
    eventId: id.toLowerCase(),
    // A clock that is years off would make the whole event useless.
    occurredMs: Math.min(Math.max(ts, now - 7 * dayMs), now + dayMs),
    visitId: visit,
    name,
    pageLang,
    route: pathOf(route),
    details: detailsOf(details),
    marks,
  }
}

/** A page or a target is an address as well. Campaigns stay as they are. Nearly all are written once, quickly. */
function detailsOf(details: object): string {
  const text = JSON.stringify(details)
  if (!/[?#]/.test(text)) return text
  return JSON.stringify(details, (name, value: unknown) =>
    typeof value === 'string' && !name.startsWith('utm_') ? pathOf(value) : value,
  )
}

/** Nearly all events are of the same day, and to write a date costs as much as to read an event. */
function dayOf(ms: number): string {
  const number = Math.floor(ms / dayMs)
  if (number !== lastDay.number) lastDay = { number, text: new Date(ms).toISOString().slice(0, 10) }
  return lastDay.text
}

let lastDay = { number: Number.NaN, text: '' }
