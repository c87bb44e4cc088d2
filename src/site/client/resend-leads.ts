import { browserDeps } from '#analytics/browser-deps.ts'
import { pendingLeads } from '../islands/lead-form/pending-leads.ts'

// A lead that did not arrive is sent from whatever page its visitor comes back to, once per page. The page of the form does
// it itself, and says how it went. What is refused stays until then, so that somebody hears of it.
if (__COLLECTOR__ && !document.querySelector('.lead-form')) {
  const { url } = __COLLECTOR__
  const shelf = pendingLeads(browserDeps.local, browserDeps.now)
  for (const lead of shelf.waiting()) {
    void browserDeps
      .post(`${url}/v1/leads`, JSON.stringify(lead), 1)
      .then((outcome) => outcome === 'stored' && shelf.forget(lead.id))
  }
}
