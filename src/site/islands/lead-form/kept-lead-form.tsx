import { useState } from 'react'
import { browserDeps } from '#analytics/browser-deps.ts'
import type { LeadFormWords, SentLeadWords } from '#content/sections/lead.ts'
import { IslandFailure } from '../island-failure.tsx'
import type { LinkAttributes } from '../../link-to.ts'
import type { Way } from './carry-leads.ts'
import { EarlierLead } from './earlier-lead.tsx'
import { LeadSheet } from './lead-sheet.tsx'
import { leadShelf } from './lead-shelf.ts'
import { LeadTrap } from './lead-trap.tsx'
import { useKeptLead } from './use-kept-lead.ts'

/** The form where the owner has a collector: it sends, says how that goes, and keeps the lead until it has arrived. */
export function KeptLeadForm(props: Props) {
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
  way?: Way
}

function Form({ words, chat, sent, url, way: given }: Props) {
  const [way] = useState(() => given ?? { ...browserDeps, url, shelf: leadShelf(browserDeps.local, browserDeps.now) })
  const { lead, before, retryBefore } = useKeptLead(words, way)
  const { privacy, failed, retry, refused } = sent
  const send = lead.state === 'failed' ? retry : words.send
  return (
    <LeadSheet words={{ ...words, failed, send }} chat={chat} privacy={privacy} refused={refused} lead={lead}>
      <EarlierLead progress={before} words={sent} onRetry={retryBefore} />
      <LeadTrap label={sent.trap} />
    </LeadSheet>
  )
}
