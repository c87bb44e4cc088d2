import type { IncomingMessage } from 'node:http'
import { hasMark } from './marks.ts'

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

/** Why a text cannot be written into a file. What it says is judged by the rules; here is what no text may hold. */
export function textIssue(text: unknown): string | undefined {
  if (typeof text !== 'string') return 'A text is missing.'
  if (text.trim() === '') return 'An empty text shows nothing.'
  if (text.length > 2000) return `A text of ${text.length} characters; 2,000 are the limit.`
  if (!text.isWellFormed() || hasMark(text) || invisible.test(text)) return 'A character that cannot be seen.'
  return undefined
}

/** Control characters besides a line break, bidi controls (copy writes `[[…]]`) and the byte order mark. */
const invisible = /[^\P{Cc}\n]|[\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u
