/** A measuring service: receives events, and withdrawal of consent. */
export interface TagVendor {
  send: (name: string, details: Details) => void
  revoke: () => void
}

/** The services accept text and numbers. */
export type Details = Record<string, string | number>

/** Adds a script to the page. */
export type LoadScript = (src: string) => void
