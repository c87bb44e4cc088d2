import type { Lang, Utm } from './events.ts'

/** What a visitor leaves in the lead form. */
export interface Lead {
  fullName: string
  phone: string
}

/** What a browser posts to `/v1/leads`, as text/plain. */
export interface LeadDelivery extends Lead, Utm {
  /** A UUIDv7, made when the form opens and kept until the lead has arrived: a retry stores nothing twice. */
  id: string
  pageLang: Lang
  /** Path and query of the page. */
  route: string
  /** Milliseconds from the form's opening to its sending. */
  fillMs: number
  /** A field that no person sees. Whoever fills it in is a robot. */
  website: string
}
