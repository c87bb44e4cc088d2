import { useState } from 'react'
import { browserDeps } from '#analytics/browser-deps.ts'
import type { LeadFormWords, SentLeadWords } from '#content/sections/lead.ts'
import { IslandFailure } from '../island-failure.tsx'
import type { LinkAttributes } from '../../link-to.ts'
import type { DeliveryDeps } from './deliver-leads.ts'
import { EarlierLead } from './earlier-lead.tsx'
import { LeadSheet } from './lead-sheet.tsx'
import { pendingLeads } from './pending-leads.ts'
import { Honeypot } from './honeypot.tsx'
import { usePersistentLead } from './use-persistent-lead.ts'

/** The form where the owner has a collector: it sends, says how that goes, and keeps the lead until it has arrived. */
export function PersistentLeadForm(props: Props) {
  return (
    <IslandFailure>
      <Form {...props} />
    </IslandFailure>
  )
}

interface Props {
  words: LeadFormWords
  chat: LinkAttributes
  /** What is said differently, and more, because the lead really leaves. */
  sent: SentLeadWords
  /** The collector's address. */
  url: string
  deps?: DeliveryDeps
}

function Form({ words, chat, sent, url, deps: given }: Props) {
  const [deps] = useState(
    () => given ?? { ...browserDeps, url, shelf: pendingLeads(browserDeps.local, browserDeps.now) },
  )
  const { lead, before, retryBefore } = usePersistentLead(words, deps)
  const { privacy, failed, retry, refused } = sent
  const send = lead.state === 'failed' ? retry : words.send
  return (
    <LeadSheet words={{ ...words, failed, send }} chat={chat} privacy={privacy} refused={refused} lead={lead}>
      <EarlierLead progress={before} words={sent} onRetry={retryBefore} />
      <Honeypot label={sent.trap} />
    </LeadSheet>
  )
}
