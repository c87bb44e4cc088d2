import { hash } from 'node:crypto'
import type { SentEvent } from '@repo/contract/event-batch.ts'
import { setBounded } from '@repo/server/bounded-map.ts'
import { stripQuery } from './strip-query.ts'

/**
 * Cardinality limit: funnel_daily has rows for each landing (page, variant, campaign) and is kept for ever, so forged ones must not
 * fill it. Each visitor may bring as many distinct landings a day as fit into `maxBytes`; further ones are stored as "other".
 * Visitor hashes change daily (packages/server/http/visitor-hash.ts); the least recently used visitor is evicted first.
 */
export function landingLimit(maxBytes: number, maxVisitors = 10_000) {
  const visitors = new Map<string, { landings: Set<string>; bytes: number; last: string }>()

  return (visitor: string, event: SentEvent): SentEvent => {
    const own = visitors.get(visitor) ?? { landings: new Set(), bytes: 0, last: '' }
    setBounded(visitors, visitor, own, maxVisitors)
    const text = landingOf(event)
    // Events of one page arrive together.
    if (text === own.last) return event
    // Hashed, because there may be a million of them.
    const landing = hash('sha1', text, 'base64')
    if (!own.landings.has(landing)) {
      const bytes = Buffer.byteLength(text)
      if (own.bytes + bytes > maxBytes) return asOther(event)
      own.landings.add(landing)
      own.bytes += bytes
    }
    own.last = text
    return event
  }
}

/** The columns that funnel_daily keeps of it: rollup/aggregate-visits.ts. */
function landingOf(event: SentEvent): string {
  const { pageLang, route, utm_source, utm_medium, utm_campaign } = event
  const path = stripQuery(route)
  const page = event.from ?? ('page' in event ? event.page : path)
  const variant = event.from ?? ('variant' in event ? event.variant : path)
  return `${pageLang}\n${cut(page)}\n${cut(variant)}\n${cut(utm_source)}\n${cut(utm_medium)}\n${cut(utm_campaign)}`
}

const cut = (text = '') => text.slice(0, 100)

function asOther(event: SentEvent): SentEvent {
  const result = { ...event, route: other, utm_source: other, utm_medium: other, utm_campaign: other }
  if (result.from !== undefined) result.from = other
  if ('page' in result) result.page = other
  if ('variant' in result) result.variant = other
  return result
}

const other = 'other'
