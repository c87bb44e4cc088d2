import { useState } from 'react'
import { browserDeps } from '@repo/site/analytics/browser-deps.ts'
import { signalLead } from '@repo/site/analytics/lead-signal.ts'
import type { LeadFormWords } from '@repo/content/sections/lead.ts'
import type { LinkAttributes } from '../../link-to.ts'
import { guarded } from '../island-error-boundary.tsx'
import type { ExtraFields, ExtraSentWords } from './extra-fields.ts'
import type { DeliveryDeps } from './deliver-leads.ts'
import { EarlierLead } from './earlier-lead.tsx'
import { Honeypot } from './honeypot.tsx'
import { LeadForm } from './lead-form.tsx'
import { pendingLeads } from './pending-leads.ts'
import { persistentDelivery } from './persistent-delivery.ts'
import { useEarlierLeads } from './use-earlier-leads.ts'

/** Island of the lead form in a build that sends leads: it sends, and keeps a lead until it has arrived. */
export const PersistentLeadForm = guarded(Form)

interface Props {
  words: LeadFormWords
  chat: LinkAttributes
  /** Copy that differs because the lead is really sent. */
  sent: ExtraSentWords
  extra?: ExtraFields
  /** Where leads are posted. */
  url: string
  deps?: DeliveryDeps
}

function Form({ words, chat, sent, extra, url, deps: given }: Props) {
  const [deps] = useState(() => given ?? depsOf(url))
  const [deliver] = useState(() => persistentDelivery(deps))
  const earlier = useEarlierLeads(deps)
  return (
    <LeadForm words={words} address={url} chat={chat} sent={sent} extra={extra} deliver={deliver}>
      <EarlierLead progress={earlier.progress} words={sent} onRetry={earlier.retry} />
      <Honeypot label={sent.trap} />
    </LeadForm>
  )
}

function depsOf(url: string): DeliveryDeps {
  return {
    ...browserDeps,
    url,
    pending: pendingLeads(browserDeps.local, browserDeps.now),
    onOnline(run) {
      addEventListener('online', run)
      return () => removeEventListener('online', run)
    },
    onStored() {
      if (__MEASUREMENT__) signalLead()
    },
  }
}
