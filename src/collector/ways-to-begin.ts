import { hash } from 'node:crypto'
import type { SentEvent } from '#contract/event-batch.ts'
import { pathOf } from './path-of.ts'

/**
 * Keeps an event's way to begin a visit (page, version, campaign) as it is, for as many different ones as fit into so many bytes for each
 * address; what comes after them becomes "other". Daily counts have rows for each way and are kept for ever, and must not be filled with
 * inventions. Visitors are other ones each day, see visitor.ts; the one not heard of for longest is forgotten first.
 */
export function waysToBegin(mostBytes: number, mostVisitors = 10_000) {
  const known = new Map<string, { ways: Set<string>; bytes: number; last: string }>()

  return (visitor: string, event: SentEvent): SentEvent => {
    const own = known.get(visitor) ?? { ways: new Set(), bytes: 0, last: '' }
    // Set anew, so that the map's order is the order of last use.
    known.delete(visitor)
    known.set(visitor, own)
    if (known.size > mostVisitors) known.delete(known.keys().next().value ?? '')
    const text = wayOf(event)
    // The events of a page come together.
    if (text === own.last) return event
    // Short, for there may be a million of them.
    const way = hash('sha1', text, 'base64')
    if (!own.ways.has(way)) {
      const bytes = Buffer.byteLength(text)
      if (own.bytes + bytes > mostBytes) return asOther(event)
      own.ways.add(way)
      own.bytes += bytes
    }
    own.last = text
    return event
  }
}

/** What daily counts keep of it: queries/gather-visits.ts. */
function wayOf(event: SentEvent): string {
  const { pageLang, route, utm_source, utm_medium, utm_campaign } = event
  const path = pathOf(route)
  const page = 'page' in event ? event.page : path
  const variant = 'variant' in event ? event.variant : path
  return [pageLang, page, variant, utm_source, utm_medium, utm_campaign].map((one) => one?.slice(0, 100)).join('\n')
}

function asOther(event: SentEvent): SentEvent {
  const other = { ...event, route: word, utm_source: word, utm_medium: word, utm_campaign: word }
  if ('page' in other) other.page = word
  if ('variant' in other) other.variant = word
  return other
}

const word = 'other'
