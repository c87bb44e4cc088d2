/** A measuring service: receives events, and withdrawal of consent. */
export interface TagVendor {
  /** Sends an event of ours, a conversion under the name that the service recommends. */
  send: (name: string, details: Details) => void
  revoke: () => void
}

/** The services accept text and numbers. */
export type Details = Record<string, string | number>

/** Adds a script to the page. */
export type LoadScript = (src: string) => void
