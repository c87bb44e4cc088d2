import type { Copy } from './copy.ts'
import type { Locale } from '@repo/contract/locale.ts'

/** A path of the site, from the root. */
export type Path = `/${string}`

/**
 * Where a button leads: the marketplace listing, the chat (it opens with a line in that language), our own front page,
 * a page of ours, or nowhere yet.
 */
export type Destination = 'install' | `chat-${Locale}` | 'root' | 'nowhere' | Path

export interface Cta {
  label: Copy
  to: Destination
}
