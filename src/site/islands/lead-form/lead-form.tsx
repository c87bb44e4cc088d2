import type { LeadFormWords } from '#content/sections/lead.ts'
import { IslandFailure } from '../island-failure.tsx'
import type { LinkAttributes } from '../../link-to.ts'
import { deliverLead, type DeliverLead } from './deliver-lead.ts'
import { LeadSheet } from './lead-sheet.tsx'
import { useLead } from './use-lead.ts'

/** Asks for a name and a phone, and says that it sends nothing. Where the owner has a collector, `persistent-lead-form.tsx` takes its place. */
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
  /** Said before anything is typed. */
  note: string
  deliver?: DeliverLead
}

function Form({ words, chat, note, deliver = deliverLead }: Props) {
  return <LeadSheet words={words} chat={chat} note={note} lead={useLead(words, deliver)} />
}
