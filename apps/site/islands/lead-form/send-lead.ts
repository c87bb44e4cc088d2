import type { Lead } from '@repo/contract/lead.ts'

/** Sends a lead: resolves when it is stored, rejects when it is not. */
export type SendLead = (lead: Lead) => Promise<void>

/**
 * The default sends nothing: after a moment it writes the values to this browser's own console. With `LEADS_TO` the form has
 * another delivery (`persistent-delivery.ts`).
 */
export const sendLead: SendLead = async (lead) => {
  await new Promise((resolve) => setTimeout(resolve, deliveryMs))
  // oxlint-disable-next-line no-console -- LD-02: the values are logged locally.
  console.log('Lead', lead)
}

const deliveryMs = 1500
