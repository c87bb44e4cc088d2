import { browserDeps } from '@repo/site/analytics/browser-deps.ts'
import { signalLead } from '@repo/site/analytics/lead-signal.ts'
import { pendingLeads } from '../islands/lead-form/pending-leads.ts'

// Retry of pending leads: once per page load, on any page the visitor returns to. The page of the form retries by itself and
// reports the outcome. A rejected lead stays pending until then, so that its visitor is informed.
if (__LEADS_URL__ && !document.querySelector('[data-lead-form]')) {
  const pending = pendingLeads(browserDeps.local, browserDeps.now)
  for (const lead of pending.list()) {
    void browserDeps.post(__LEADS_URL__, JSON.stringify(lead), 1).then((outcome) => {
      if (outcome !== 'stored') return
      pending.remove(lead.id)
      if (__MEASUREMENT__) signalLead()
    })
  }
}
