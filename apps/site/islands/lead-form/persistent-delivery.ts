import { attribution, pageLocale } from '@repo/site/analytics/attribution.ts'
import { keptAnswers } from '@repo/site/analytics/kept-answers.ts'
import { visitOrigin } from '@repo/site/analytics/visit-origin.ts'
import { uuidV7 } from '@repo/site/analytics/uuid-v7.ts'
import type { SentLead } from '@repo/contract/lead.ts'
import { optionalFields } from '@repo/contract/optional-fields.ts'
import { deliverLeads, type DeliveryDeps } from './deliver-leads.ts'
import type { DeliverLead } from './lead-delivery.ts'
import { fieldIn, neededFields } from './read-lead.ts'

/** Delivery to `LEADS_TO`: a lead is stored in the browser before it is sent and until it has arrived. */
export function persistentDelivery(deps: DeliveryDeps): DeliverLead {
  let opened = open()
  /** The lead that has not arrived yet. */
  let last: SentLead | undefined

  return (lead, form, report) => {
    const answers = __LEAD_ANSWERS__ && fieldIn(form, 'answers')?.checked ? keptAnswers() : undefined
    const isAnother = leadFields.some((name) => last?.[name] !== lead[name]) || !last?.answers !== !answers
    if (last && isAnother) {
      // A corrected lead replaces the one that did not arrive.
      deps.pending.remove(last.id)
      opened.id = uuidV7()
      last = undefined
    }
    const { pathname, search } = location
    last ??= {
      ...lead,
      ...(answers && { answers }),
      ...attribution(search),
      ...visitOrigin(search),
      id: opened.id,
      pageLang: pageLocale(),
      route: pathname + search,
      fillMs: deps.now() - opened.at,
      website: fieldIn(form, 'website')?.value ?? '',
    }
    deps.pending.add(last)
    const { stop } = deliverLeads([last], deps, (progress) => {
      if (progress === 'arrived' || progress === 'refused') {
        last = undefined
        opened = open()
      }
      report(progress)
    })
    return stop
  }

  function open() {
    return { id: uuidV7(), at: deps.now() }
  }
}

const leadFields = [...neededFields, ...optionalFields]
