import type { Lead } from '#contract/lead.ts'

/** Takes a lead to whoever calls back. It resolves when the lead has arrived and rejects when it has not. */
export type DeliverLead = (lead: Lead) => Promise<void>

/**
 * The one door through which a lead leaves the form. By default it leads nowhere: after a moment the values are written to
 * this browser's own console. With `COLLECTOR_URL` another form sends leads (`persistent-lead-form.tsx`). An owner connects any other service here and changes what the page says in `unsent`; since the client
 * tries a second time, the service must take the same lead twice for one.
 */
export const deliverLead: DeliverLead = async (lead) => {
  await new Promise((resolve) => setTimeout(resolve, deliveryMs))
  // oxlint-disable-next-line no-console -- LD-02: the values are logged locally.
  console.log('Lead', lead)
}

const deliveryMs = 1500
