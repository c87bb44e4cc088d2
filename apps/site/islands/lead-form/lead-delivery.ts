import type { Lead } from '@repo/contract/lead.ts'

/**
 * A way of delivery: takes a lead and reports its progress, `sending` at once. Returns a function that ends it, after which
 * nothing is reported.
 */
export type DeliverLead = (lead: Lead, form: HTMLFormElement, report: (progress: Progress) => void) => () => void

/** `waiting`: not delivered yet. A persistent delivery retries by itself; otherwise its visitor may submit again. */
export type Progress = 'sending' | 'waiting' | 'arrived' | 'refused'
