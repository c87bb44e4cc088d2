import type { EventBatch, SentEvent } from '@repo/contract/event-batch.ts'
import type { OwnerEvent, SiteEvent, VisitOrigin } from '@repo/contract/events.ts'
import type { Locale } from '@repo/contract/locale.ts'
import { requestLimit, firstFitting, lastFitting, queueLimit } from './size-limit.ts'
import { backOffMs } from './post.ts'
import { readList, writeList, type SafeStorage } from './safe-storage.ts'
import { browserDeps, type BrowserDeps } from './browser-deps.ts'
import { uuidV7 } from './uuid-v7.ts'

/**
 * Sends events to the owner's collector in batches, only after the visitor's consent: after 3 seconds, at 20 events, or on
 * page exit. An event stays in memory and in storage until the collector has answered; every retry carries the same id, so
 * delivery is at least once and storing is idempotent.
 */
export function startCollectorClient(url: string, pageLang: Locale, deps: BrowserDeps = browserDeps): CollectorClient {
  const { local, session, now, after, random, post } = deps
  const visit = session.get(visitKey) ?? uuidV7(now())
  session.set(visitKey, visit)
  // Events that earlier pages of this visit, or closed tabs, could not deliver. An open tab sends its own.
  let waiting = stored().filter((event) => event.visit === visit || now() - event.ts > abandonedMs)
  let inFlight: readonly SentEvent[] = []
  let failures = 0
  let notBefore = 0
  let isStopped = false
  let cancel: (() => void) | undefined
  if (waiting.length > 0) schedule(flushMs)

  return {
    send(event) {
      if (isStopped) return
      const sent = { ...event, id: uuidV7(now()), visit, pageLang }
      waiting = lastFitting([...waiting, sent], queueLimit)
      writeList(local, eventsKey, lastFitting([...stored(), sent], queueLimit))
      if (unsent().length >= flushCount) flush()
      else schedule(flushMs)
    },
    leave: () => flush(true),
    stop() {
      isStopped = true
      waiting = []
      cancel?.()
      clearStoredEvents(local, session)
    },
  }

  function stored(): SentEvent[] {
    return readList<SentEvent>(local, eventsKey)
  }

  function unsent(): SentEvent[] {
    return waiting.filter((event) => !inFlight.includes(event))
  }

  function schedule(ms: number): void {
    cancel ??= after(Math.max(ms, notBefore - now()), () => {
      cancel = undefined
      flush()
    })
  }

  function flush(isLeaving = false): void {
    const events = firstFitting(unsent(), requestLimit)
    if (events.length === 0 || now() < notBefore || (inFlight.length > 0 && !isLeaving)) return
    inFlight = [...inFlight, ...events]
    const body = JSON.stringify({ events } satisfies EventBatch)
    void post(`${url}/v1/events`, body, 'any', isLeaving).then((outcome) => {
      inFlight = inFlight.filter((event) => !events.includes(event))
      cancel?.()
      cancel = undefined
      if (isStopped) return
      if (typeof outcome === 'string') {
        const ids = events.map(({ id }) => id)
        const isUnanswered = ({ id }: SentEvent) => !ids.includes(id)
        waiting = waiting.filter(isUnanswered)
        writeList(local, eventsKey, stored().filter(isUnanswered))
        failures = 0
      } else {
        notBefore = now() + Math.max(outcome.notBeforeMs, backOffMs(++failures, random()))
        schedule(0)
      }
      if (unsent().length >= flushCount) flush()
      if (unsent().length > 0) schedule(flushMs)
    })
  }
}

/** Removes what was stored after consent: undelivered events and the id of the visit. */
export function clearStoredEvents(
  local: SafeStorage = browserDeps.local,
  session: SafeStorage = browserDeps.session,
): void {
  local.set(eventsKey)
  session.set(visitKey)
}

export interface CollectorClient {
  send: (event: (SiteEvent | OwnerEvent) & VisitOrigin) => void
  /** Sends at once with keepalive: the page may be unloaded in a moment. */
  leave: () => void
  /** Consent was withdrawn: nothing more is sent, and nothing stays stored. */
  stop: () => void
}

const eventsKey = 'events'
const visitKey = 'visit'
const flushMs = 3000
const flushCount = 20
/** An open tab has sent its events by then, or is retrying: what is older belongs to a closed one. */
const abandonedMs = 60_000
