import type { EventBatch, SentEvent } from '#contract/event-batch.ts'
import type { Lang, OwnerEvent, SiteEvent } from '#contract/events.ts'
import { batchRoom, firstOf, lastOf, queueRoom } from './event-queue.ts'
import { backOffMs } from './post.ts'
import { listOn, putList, type Shelf } from './shelf.ts'
import { browser, type Surroundings } from './surroundings.ts'
import { uuidV7 } from './uuid-v7.ts'

/**
 * Takes events to the owner's own collector, from a visitor's yes on and never before: after 3 seconds, at 20 events, or
 * when the page is left. An event stays, here and in the browser's storage, until it is answered for; it carries the same
 * id on every try, so that one that arrives twice counts once.
 */
export function startCollector(url: string, pageLang: Lang, around: Surroundings = browser): Collector {
  const { local, session, now, after, random, post } = around
  const visit = session.get(visitKey) ?? uuidV7(now())
  session.set(visitKey, visit)
  // What earlier pages of this visit left behind, or a visit that is over. A tab that is open sends its own.
  let waiting = kept().filter((event) => event.visit === visit || now() - event.ts > abandonedMs)
  let underWay: readonly SentEvent[] = []
  let failures = 0
  let notBefore = 0
  let isOver = false
  let cancel: (() => void) | undefined
  if (waiting.length > 0) plan(flushMs)

  return {
    send(event) {
      if (isOver) return
      const sent = { ...event, id: uuidV7(now()), visit, pageLang }
      waiting = lastOf([...waiting, sent], queueRoom)
      putList(local, eventsKey, lastOf([...kept(), sent], queueRoom))
      if (resting().length >= flushCount) flush()
      else plan(flushMs)
    },
    leave: () => flush(true),
    stop() {
      isOver = true
      waiting = []
      cancel?.()
      forgetEvents(local, session)
    },
  }

  function kept(): SentEvent[] {
    return listOn<SentEvent>(local, eventsKey)
  }

  function resting(): SentEvent[] {
    return waiting.filter((event) => !underWay.includes(event))
  }

  function plan(ms: number): void {
    cancel ??= after(Math.max(ms, notBefore - now()), () => {
      cancel = undefined
      flush()
    })
  }

  function flush(isLeaving = false): void {
    const events = firstOf(resting(), batchRoom)
    if (events.length === 0 || now() < notBefore || (underWay.length > 0 && !isLeaving)) return
    underWay = [...underWay, ...events]
    const body = JSON.stringify({ events } satisfies EventBatch)
    void post(`${url}/v1/events`, body, 'any', isLeaving).then((outcome) => {
      underWay = underWay.filter((event) => !events.includes(event))
      cancel?.()
      cancel = undefined
      if (isOver) return
      if (typeof outcome === 'string') {
        const ids = events.map(({ id }) => id)
        const isLeft = ({ id }: SentEvent) => !ids.includes(id)
        waiting = waiting.filter(isLeft)
        putList(local, eventsKey, kept().filter(isLeft))
        failures = 0
      } else {
        notBefore = now() + Math.max(outcome.notBeforeMs, backOffMs(++failures, random()))
        plan(0)
      }
      if (resting().length >= flushCount) flush()
      if (resting().length > 0) plan(flushMs)
    })
  }
}

/** Forgets what was kept after a yes. */
export function forgetEvents(local: Shelf = browser.local, session: Shelf = browser.session): void {
  local.set(eventsKey)
  session.set(visitKey)
}

export interface Collector {
  send: (event: SiteEvent | OwnerEvent) => void
  /** The page may be gone in a moment. */
  leave: () => void
  /** The visitor took the yes back. */
  stop: () => void
}

const eventsKey = 'events'
const visitKey = 'visit'
const flushMs = 3000
const flushCount = 20
/** A tab that is open has sent an event by then, or tries to. */
const abandonedMs = 60_000
