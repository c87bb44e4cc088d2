import type { LeadFormWords } from '#content/sections/lead.ts'
import { IslandFailure } from '../island-failure.tsx'
import type { LinkAttributes } from '../link-to.ts'
import { deliverLead, type DeliverLead } from './deliver-lead.ts'
import { LeadSheet } from './lead-sheet.tsx'
import { useLead } from './use-lead.ts'

/** Asks for a name and a phone. Where the owner has a collector, `kept-lead-form.tsx` takes its place. */
export function LeadForm(props: Props) {
  return (
    <IslandFailure>
      <Form {...props} />
    </IslandFailure>
  )
}

interface Props {
  words: LeadFormWords
  chat: LinkAttributes
  deliver?: DeliverLead
}

function Form({ words, chat, deliver = deliverLead }: Props) {
  return <LeadSheet words={words} chat={chat} lead={useLead(words, deliver)} />
}
