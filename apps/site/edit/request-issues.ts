import type { IncomingMessage } from 'node:http'
import { hasId } from './invisible-ids.ts'

/** Why a request is refused: another origin, another host (DNS rebinding), or no token. Undefined lets it in. */
export function requestIssue(
  { headers, method }: Pick<IncomingMessage, 'headers' | 'method'>,
  allowed: Allowed,
): string | undefined {
  if (!allowed.hosts.includes(headers.host ?? '')) return 'Another host name.'
  if (headers['sec-fetch-site'] && headers['sec-fetch-site'] !== 'same-origin') return 'Another site asks.'
  if (method === 'GET') return undefined
  if (method !== 'POST') return 'Not a method of edit mode.'
  if (!allowed.hosts.some((host) => [`http://${host}`, `https://${host}`].includes(headers.origin ?? '')))
    return 'Another origin.'
  return headers['x-edit-token'] === allowed.token ? undefined : 'No token. Open the page again.'
}

export interface Allowed {
  hosts: readonly string[]
  token: string
}

/** Why a text cannot be written into a file. What it says is judged by the rules; here is what no text may hold. The shell has the words. */
export function textIssue(text: unknown): 'empty' | 'long' | 'invisible' | undefined {
  if (typeof text !== 'string' || text.trim() === '') return 'empty'
  if (text.length > 2000) return 'long'
  if (!text.isWellFormed() || hasId(text) || invisible.test(text)) return 'invisible'
  return undefined
}

/** Control characters besides a line break, bidi controls (`fill` adds them) and the byte order mark. */
const invisible = /[^\P{Cc}\n]|[\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u
