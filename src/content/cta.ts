/** A path of the site, from the root. */
export type Path = `/${string}`

/** Where a button leads: the marketplace listing, the chat, our own front page, a page of ours, or nowhere yet. */
export type Destination = 'install' | 'chat' | 'root' | 'nowhere' | Path

export interface Cta {
  label: string
  to: Destination
}
