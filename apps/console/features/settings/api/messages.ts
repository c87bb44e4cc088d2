import type { Locale } from '@repo/contract/locale.ts'

/** GET /api/messages */
export interface MessagesReport {
  /** Whether the worker has MAIL_URL and MAIL_FROM. */
  hasRelay: boolean
  people: (LetterSettings & { id: string; name: string; isYou: boolean; error?: string })[]
  /** The newest morning: how many letters of it went out. */
  last?: { at: string; sent: number; of: number }
  receivers: Receiver[]
  /** The webhook of the worker's settings, once it was used. */
  server?: { deliveredAt?: string }
}

/** PUT /api/messages/letters/:id. An empty `mail` is none. */
export interface LetterSettings {
  mail: string
  lang: Locale
  on: boolean
  hour: number
  days: 'all' | 'sun-thu'
  healthOn: boolean
}

export const receiverKinds = ['slack', 'mail', 'webhook'] as const

/** POST /api/messages/receivers. `lead`: the whole lead, with name and phone; for a webhook alone. */
export interface NewReceiver {
  kind: (typeof receiverKinds)[number]
  name: string
  address: string
  body: 'alert' | 'lead'
  lang: Locale
}

export interface Receiver extends Omit<NewReceiver, 'address'> {
  id: string
  deliveredAt?: string
  /** Messages that are given up: Health tries them again. */
  failed: number
  /** Messages that are tried again, what the receiver answered last, and when the next try is. */
  waiting: number
  error?: string
  nextAt?: string
}

/** GET /api/messages/preview */
export interface LetterPreview {
  subject: string
  plain: string
}
