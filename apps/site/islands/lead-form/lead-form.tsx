import { useId, type ReactNode } from 'react'
import type { LeadFormWords } from '@repo/content/sections/lead.ts'
import { useHydrated } from '@repo/ui/use-hydrated.ts'
import { Words } from '@repo/ui/words.tsx'
import type { LinkAttributes } from '../../link-to.ts'
import type { ExtraFields, ExtraSentWords } from './extra-fields.ts'
import { AttachAnswers } from './attach-answers.tsx'
import { answeredLook, cardHeadLook, cardLook, cardThreadLook, composerLook, noticeLook } from './card-look.ts'
import { LeadDrawing } from './lead-drawing.tsx'
import { LeadField } from './lead-field.tsx'
import type { DeliverLead } from './lead-delivery.ts'
import { LeadNote } from './lead-note.tsx'
import { neededFields, type LeadField as LeadFieldName } from './read-lead.ts'
import { SendButton } from './send-button.tsx'
import { useLeadForm } from './use-lead-form.ts'
import styles from './lead-form.module.css'

/**
 * The lead form; how a lead is delivered is an argument. Its values never get into an address: the button is disabled until
 * hydrated, and without a script `method="dialog"` makes submitting do nothing.
 */
export function LeadForm({ words, address = '', chat, sent, extra = noFields, deliver, children }: Props) {
  const { progress, invalid, complaint, arrived, send, edit } = useLeadForm(words, extra, deliver)
  const isHydrated = useHydrated()
  const noteId = useId()
  const isSending = progress === 'sending'
  const messages = {
    sending: undefined,
    waiting: (sent ?? words).failed,
    arrived: sent && words.thanks,
    refused: sent?.refused,
  }
  const message = complaint ?? (progress && messages[progress])
  const isDone = progress === 'arrived' && !complaint
  const field = (name: LeadFieldName) => ({
    name,
    isInvalid: invalid.includes(name),
    // Cleared, as LD-02 asks, and still to be read as what the visitor said.
    said: isDone && sent ? arrived?.[name] : undefined,
    isFixed: isSending,
    isHydrated,
    noteId,
    onEdit: () => edit(name),
  })
  const isAnswered = isDone && sent !== undefined
  return (
    <form
      method="dialog"
      noValidate={isHydrated}
      aria-busy={isSending}
      onSubmit={send}
      className={`${styles.form} ${cardLook} ${sent ? '' : 'border-2 border-dashed border-ink'}`}
      data-lead-form={address}
      data-lead-answered={isAnswered ? '' : undefined}
      data-flies="0"
    >
      {sent && (
        <p className={cardHeadLook}>
          <LeadDrawing name="brand" className="size-9.5 flex-none" />
          <Words>{words.asks}</Words>
          {/* One for each field that is needed; the field that is filled in sends its dot here. */}
          <span className={`${styles.needed} ms-auto flex-none gap-2`} aria-hidden="true">
            {neededFields.map((name) => (
              <i key={name}>
                <i data-lands={name} />
              </i>
            ))}
          </span>
        </p>
      )}
      <div className={`${cardThreadLook} wide:flex-1`}>
        {sent && (
          <noscript>
            <Words.p className={noticeLook}>{words.noScript}</Words.p>
          </noscript>
        )}
        {children}
        <LeadField {...field('fullName')} words={words.fullName} type="text" autoComplete="name" enterKeyHint="next" />
        <LeadField
          {...field('phone')}
          words={words.phone}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          enterKeyHint={extra === noFields ? 'send' : 'next'}
          dir="ltr"
        />
        {extra.email && (
          <LeadField
            {...field('email')}
            words={extra.email}
            hint={extra.email.hint}
            type="email"
            autoComplete="email"
            inputMode="email"
            enterKeyHint={extra.storeAddress ? 'next' : 'send'}
            dir="ltr"
          />
        )}
        {extra.storeAddress && (
          <LeadField
            {...field('storeAddress')}
            words={extra.storeAddress}
            hint={extra.storeAddress.hint}
            type="text"
            autoComplete="url"
            inputMode="url"
            enterKeyHint="send"
            dir="ltr"
          />
        )}
        {__LEAD_ANSWERS__ && isHydrated && sent?.attach && (
          <AttachAnswers words={sent.attach} isFixed={isSending} onEdit={() => edit()} />
        )}
        {message && (
          <LeadNote key={String(message)} id={noteId} isDone={isDone}>
            <Words>{message}</Words>
          </LeadNote>
        )}
      </div>
      <div className={composerLook}>
        <SendButton isHydrated={isHydrated} isSending={isSending} look={!sent || isAnswered ? 'line' : 'ink'}>
          {isSending ? words.sending : sent && progress === 'waiting' ? sent.retry : words.send}
        </SendButton>
        {sent && (
          <Words.p className="text-note/snug text-pretty text-slate wide:text-small/snug">{sent.privacy}</Words.p>
        )}
        {chat && (
          <a
            {...chat}
            className="inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-[0.3em]"
          >
            <LeadDrawing name="message" className="size-5 flex-none" />
            <Words.span className="text-balance">{words.chat.label}</Words.span>
          </a>
        )}
        {chat && words.answered && <Words.p className={answeredLook}>{words.answered}</Words.p>}
      </div>
    </form>
  )
}

interface Props {
  words: LeadFormWords
  /** Where it sends, for the doctor (tools/doctor/). */
  address?: string
  /** Link to the chat, under a form that sends. */
  chat?: LinkAttributes
  /** Copy where the lead is sent. Without it nothing but the alert of LD-02 says thanks, and the note beside the form stays. */
  sent?: ExtraSentWords
  /** The fields that an owner has added. */
  extra?: ExtraFields | undefined
  deliver: DeliverLead
  /** Above the fields. */
  children?: ReactNode
}

const noFields: ExtraFields = {}
