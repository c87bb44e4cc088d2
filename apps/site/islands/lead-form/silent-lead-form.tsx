import { useState } from 'react'
import type { LeadFormWords, UnsentLeadWords } from '@repo/content/sections/lead.ts'
import { guarded } from '../island-error-boundary.tsx'
import { LeadForm } from './lead-form.tsx'
import { queryDelivery } from './query-delivery.ts'
import { sendLead, type SendLead } from './send-lead.ts'

/** Island of the lead form in a build that sends no leads. The page says so beside it. */
export const SilentLeadForm = guarded(Form)

interface Props {
  words: LeadFormWords
  unsent: Pick<UnsentLeadWords, 'phone' | 'send'>
  send?: SendLead
}

function Form({ words, unsent, send = sendLead }: Props) {
  const [deliver] = useState(() => queryDelivery(send))
  const own = { ...words, phone: { ...words.phone, question: unsent.phone }, send: unsent.send }
  return <LeadForm words={own} deliver={deliver} />
}
