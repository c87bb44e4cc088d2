import { useState } from 'react'
import type { LeadFormWords, UnsentLeadWords } from '@repo/content/sections/lead.ts'
import { guarded } from '../island-error-boundary.tsx'
import { LeadForm } from './lead-form.tsx'
import { queryDelivery } from './query-delivery.ts'
import { sendLead, type SendLead } from './send-lead.ts'

/** Island of the lead form in a build without a collector. It says that it sends nothing. */
export const SilentLeadForm = guarded(Form)

interface Props {
  words: LeadFormWords
  unsent: UnsentLeadWords
  send?: SendLead
}

function Form({ words, unsent, send = sendLead }: Props) {
  const [deliver] = useState(() => queryDelivery(send))
  const own = { ...words, phone: { ...words.phone, question: unsent.phone }, send: unsent.send }
  return <LeadForm words={own} unsent={unsent} deliver={deliver} />
}
