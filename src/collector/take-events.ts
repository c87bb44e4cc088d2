import { eventEnvelope, sentEvent } from '#contract/event-schema.ts'
import type { SentEvent } from '#contract/event-batch.ts'
import { agentKind } from './agent-kind.ts'
import type { EventQueue } from './event-queue.ts'
import type { Metrics } from './metrics.ts'
import type { BadEvent } from './queries/save-bad-events.ts'
import type { EventRow } from './queries/save-events.ts'
import { Refused } from './refused.ts'
import { storable, storableValue } from './storable.ts'

/** Takes a batch of events out of a body; done when all of them are committed. */
export async function takeEvents(body: string, userAgent: string, parts: Parts): Promise<Taken> {
  const { metrics, queue, charge, now } = parts
  const sent = envelope(body)
  if (!sent) {
    charge(malformedCost)
    await queue.add({ events: [], bad: [{ reason: 'malformed', payload: storable(body) }] }, body.length)
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
  for (const one of sent) {
    const { success, data, error } = sentEvent.safeParse(one)
    const reason = success ? lateOrEarly(data, time) : `invalid ${error.issues[0]?.path.join('.') || 'event'}`
    if (success && !reason) events.push(row(data, marks, time))
    else {
      metrics.count('drops_total', success ? 'id_time' : 'invalid')
      bad.push({ reason: reason ?? 'invalid', payload: storableValue(one) })
    }
  }
  await queue.add({ events, bad }, body.length)
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
  /** Throws when the visitor sends too much. */
  charge: (cost: number) => void
  now: () => number
}

const malformedCost = 10
const dayMs = 86_400_000

function envelope(body: string): unknown[] | undefined {
  try {
    return eventEnvelope.safeParse(JSON.parse(body)).data?.events
  } catch {
    return undefined
  }
}

/** An id's own time must lie where days are kept ready for it. */
function lateOrEarly({ id }: SentEvent, now: number): string | undefined {
  const at = idTime(id)
  return at < now - 7 * dayMs || at > now + dayMs ? 'id_time' : undefined
}

function row({ id, visit, name, ts, route, pageLang, ...details }: SentEvent, marks: string, now: number): EventRow {
  return {
    day: dayOf(idTime(id)),
    eventId: id.toLowerCase(),
    // A clock that is years off would make the whole event useless.
    occurredMs: Math.min(Math.max(ts, now - 7 * dayMs), now + dayMs),
    visitId: visit,
    name,
    pageLang,
    route,
    details: JSON.stringify(details),
    marks,
  }
}

/** Nearly all events are of the same day, and to write a date costs as much as to read an event. */
function dayOf(ms: number): string {
  const number = Math.floor(ms / dayMs)
  if (number !== lastDay.number) lastDay = { number, text: new Date(ms).toISOString().slice(0, 10) }
  return lastDay.text
}

let lastDay = { number: Number.NaN, text: '' }

function idTime(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
}
