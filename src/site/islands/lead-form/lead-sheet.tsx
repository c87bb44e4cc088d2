import { useId, type ReactNode, type SubmitEvent } from 'react'
import type { LeadFormWords } from '#content/sections/lead.ts'
import type { Lead } from '#contract/lead.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { Words } from '#ui/words.tsx'
import type { LinkAttributes } from '../../link-to.ts'
import { LeadDrawing } from './lead-drawing.tsx'
import { LeadField } from './lead-field.tsx'
import { LeadNote } from './lead-note.tsx'
import { SendButton } from './send-button.tsx'
import type { LeadState } from './use-lead.ts'
import './lead-form.css'

/**
 * The form as it stands on the page. The values never stand in an address: until it is awake its button is disabled, and
 * without its script `method="dialog"` makes submitting it do nothing.
 */
export function LeadSheet({
  words,
  chat,
  note,
  privacy,
  refused,
  lead: { state, empty, send, edit },
  children,
}: Props) {
  const isHydrated = useHydrated()
  const noteId = useId()
  const isSending = state === 'sending'
  const said = { idle: '', sending: '', empty: words.empty, failed: words.failed, done: words.thanks, refused }[state]
  const field = (name: keyof Lead) => ({
    name,
    words: words[name],
    isEmpty: empty.includes(name),
    isFixed: isSending,
    noteId,
    onEdit: () => edit(name),
  })
  const toChat = (
    <a {...chat} className="lead-form-chat">
      <Words>{words.chat.label}</Words>
    </a>
  )
  return (
    <form method="dialog" noValidate={isHydrated} aria-busy={isSending} onSubmit={send} className="lead-form">
      <p className="lead-form-asks">
        <LeadDrawing name="brand" className="size-9 flex-none" />
        <Words>{words.asks}</Words>
      </p>
      <noscript>
        <div className="lead-form-no-script">
          <p>
            <Words>{words.noScript}</Words>
          </p>
          {toChat}
        </div>
      </noscript>
      {children}
      {note && state !== 'done' && (
        <p className="lead-form-unsent">
          <Words>{note}</Words>
        </p>
      )}
      <LeadField {...field('fullName')} type="text" autoComplete="name" enterKeyHint="next" />
      <LeadField {...field('phone')} type="tel" autoComplete="tel" inputMode="tel" enterKeyHint="send" dir="ltr" />
      {said && (
        <LeadNote id={noteId} isDone={state === 'done'}>
          <Words>{said}</Words>
        </LeadNote>
      )}
      <SendButton isHydrated={isHydrated} isSending={isSending} look={note ? 'line' : 'ink'} words={words} />
      {privacy && (
        <>
          <p className="lead-form-privacy">
            <LeadDrawing name="shield" className="mt-[.2em] size-[18px] flex-none" />
            <span>
              <Words>{privacy}</Words>
            </span>
          </p>
          {toChat}
        </>
      )}
    </form>
  )
}

interface Props {
  words: LeadFormWords
  /** Where the chat is. */
  chat: LinkAttributes
  /** Where nothing is sent: said until the thanks. The page's first button is then the chat's. */
  note?: string
  /** Where it is: what happens to the name and the phone. */
  privacy?: string
  /** Said when the lead cannot be taken at all. */
  refused?: string
  lead: {
    state: LeadState
    /** The fields that were left empty. */
    empty: readonly (keyof Lead)[]
    send: (event: SubmitEvent<HTMLFormElement>) => void
    edit: (name: keyof Lead) => void
  }
  /** What stands above the fields. */
  children?: ReactNode
}
