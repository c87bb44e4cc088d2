import { useState } from 'react'
import type { Copy } from '#content/copy.ts'
import type { LeadFormWords } from '#content/sections/lead.ts'
import type { LinkAttributes } from '../../link-to.ts'
import { IslandErrorBoundary } from '../island-error-boundary.tsx'
import { LeadForm } from './lead-form.tsx'
import { queryDelivery } from './query-delivery.ts'
import { sendLead, type SendLead } from './send-lead.ts'

/** Island of the lead form in a build without a collector. It says that it sends nothing. */
export function SilentLeadForm(props: Props) {
  return (
    <IslandErrorBoundary>
      <Form {...props} />
    </IslandErrorBoundary>
  )
}

interface Props {
  words: LeadFormWords
  chat: LinkAttributes
  /** Shown before anything is typed. */
  note: Copy
  send?: SendLead
}

function Form({ words, chat, note, send = sendLead }: Props) {
  const [deliver] = useState(() => queryDelivery(send))
  return <LeadForm words={words} chat={chat} note={note} deliver={deliver} />
}
