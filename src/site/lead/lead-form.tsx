import { ShieldCheck } from 'lucide-react'
import { useId } from 'react'
import type { LeadFormWords } from '#content/sections/lead.ts'
import { BrandMark } from '#ui/brand-mark.tsx'
import { useAwake } from '#ui/use-awake.ts'
import { Words } from '#ui/words.tsx'
import { IslandFailure } from '../island-failure.tsx'
import { linkTo } from '../link-to.ts'
import { deliverLead, type DeliverLead } from './deliver-lead.ts'
import { LeadField } from './lead-field.tsx'
import { LeadNote } from './lead-note.tsx'
import { SendButton } from './send-button.tsx'
import { useLead } from './use-lead.ts'
import './lead-form.css'

/**
 * Asks for a name and a phone. The values never stand in an address: until the form is awake its button is disabled, and
 * without its script `method="dialog"` makes submitting it do nothing.
 */
export function LeadForm(props: Props) {
  return (
    <IslandFailure words={props.words.failure} isPart>
      <Form {...props} />
    </IslandFailure>
  )
}

interface Props {
  words: LeadFormWords
  deliver?: DeliverLead
}

function Form({ words, deliver = deliverLead }: Props) {
  const isAwake = useAwake()
  const { state, empty, send, edit } = useLead(words, deliver)
  const noteId = useId()
  const isSending = state === 'sending'
  const field = (name: 'fullName' | 'phone') => ({
    name,
    words: words[name],
    isEmpty: empty.includes(name),
    isFixed: isSending,
    noteId,
    onEdit: () => edit(name),
  })
  const chat = (
    <a {...linkTo(words.chat.to)} className="lead-form-chat">
      <Words>{words.chat.label}</Words>
    </a>
  )
  return (
    <form method="dialog" noValidate={isAwake} aria-busy={isSending} onSubmit={send} className="lead-form">
      <p className="lead-form-asks">
        <BrandMark className="size-9 flex-none" />
        <Words>{words.asks}</Words>
      </p>
      <noscript>
        <div className="lead-form-no-script">
          <p>
            <Words>{words.noScript}</Words>
          </p>
          {chat}
        </div>
      </noscript>
      <LeadField {...field('fullName')} type="text" autoComplete="name" enterKeyHint="next" />
      <LeadField {...field('phone')} type="tel" autoComplete="tel" inputMode="tel" enterKeyHint="send" dir="ltr" />
      <LeadNote id={noteId} state={state} words={words} />
      <SendButton isAwake={isAwake} isSending={isSending} words={words} />
      <p className="lead-form-privacy">
        <ShieldCheck aria-hidden="true" strokeWidth={1.9} className="mt-[.2em] size-[18px] flex-none" />
        <span>
          <Words>{words.privacy}</Words>
        </span>
      </p>
      {chat}
    </form>
  )
}
