/** One who counts: told by name and details, and told to stop. */
export interface TagVendor {
  send: (name: string, details: Details) => void
  revoke: () => void
}

/** The services take text and numbers. */
export type Details = Record<string, string | number>

/** Brings another script into the page. */
export type LoadScript = (src: string) => void
