import { useId, type ReactNode } from 'react'
import type { LeadFormWords, UnsentLeadWords } from '@repo/content/sections/lead.ts'
import { useHydrated } from '@repo/ui/use-hydrated.ts'
import { Words } from '@repo/ui/words.tsx'
import type { LinkAttributes } from '../../link-to.ts'
import type { AskedFields, AskedSentWords } from './asked-more.ts'
import { AttachAnswers } from './attach-answers.tsx'
import { LeadDrawing } from './lead-drawing.tsx'
import { LeadField } from './lead-field.tsx'
import type { DeliverLead } from './lead-delivery.ts'
import { LeadNote } from './lead-note.tsx'
import { neededFields, type LeadField as LeadFieldName } from './read-lead.ts'
import { noticeLook } from './notice-look.ts'
import { SendButton } from './send-button.tsx'
import { useLeadForm } from './use-lead-form.ts'
import styles from './lead-form.module.css'

/**
 * The lead form; how a lead is delivered is an argument. Its values never get into an address: the button is disabled until
 * hydrated, and without a script `method="dialog"` makes submitting do nothing.
 */
export function LeadForm({ words, chat, unsent, sent, asked = noFields, deliver, children }: Props) {
  const { progress, invalid, complaint, send, edit } = useLeadForm(words, asked, deliver)
  const isHydrated = useHydrated()
  const noteId = useId()
  const isSending = progress === 'sending'
  const messages = {
    sending: undefined,
    waiting: (sent ?? words).failed,
    arrived: unsent ? undefined : words.thanks,
    refused: sent?.refused,
  }
  const message = complaint ?? (progress && messages[progress])
  const isDone = progress === 'arrived' && !complaint
  const field = (name: LeadFieldName) => ({
    name,
    isInvalid: invalid.includes(name),
    isFixed: isSending,
    noteId,
    onEdit: () => edit(name),
  })
  const toChat = chat && (
    <a
      {...chat}
      className={`${styles.chat} mt-0.5 -mb-2.5 inline-flex min-h-[44px] items-center text-base font-semibold underline underline-offset-[0.25em]`}
    >
      <Words>{words.chat.label}</Words>
    </a>
  )
  return (
    <form
      method="dialog"
      noValidate={isHydrated}
      aria-busy={isSending}
      onSubmit={send}
      className="-mx-1.5 px-5 pt-5.5 pb-6 rounded-card cut-corner bg-paper wide:mx-0 wide:p-8 wide:rounded-xl wide:cut-corner"
      data-lead-form=""
      data-flies="0"
    >
      <p className="flex items-center gap-3 mb-6 text-base">
        <LeadDrawing name="brand" className="size-9 flex-none" />
        <Words>{words.asks}</Words>
        {/* One for each field that is needed; the field that is filled in sends its dot here. */}
        <span className={`${styles.needed} ms-auto gap-1.5`} aria-hidden="true">
          {neededFields.map((name) => (
            <i key={name}>
              <i data-lands={name} />
            </i>
          ))}
        </span>
      </p>
      {unsent ? (
        <Words.p className={noticeLook}>{unsent.note}</Words.p>
      ) : (
        <noscript>
          <div className={noticeLook}>
            <Words.p>{words.noScript}</Words.p>
            {toChat}
          </div>
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
        enterKeyHint={asked === noFields ? 'send' : 'next'}
        dir="ltr"
      />
      {asked.email && (
        <LeadField
          {...field('email')}
          words={asked.email}
          isOptional
          type="email"
          autoComplete="email"
          inputMode="email"
          enterKeyHint={asked.storeAddress ? 'next' : 'send'}
          dir="ltr"
        />
      )}
      {asked.storeAddress && (
        <LeadField
          {...field('storeAddress')}
          words={asked.storeAddress}
          isOptional
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
        <LeadNote id={noteId} isDone={isDone}>
          <Words>{message}</Words>
        </LeadNote>
      )}
      <SendButton isHydrated={isHydrated} isSending={isSending} look={unsent ? 'line' : 'ink'}>
        {isSending ? words.sending : sent && progress === 'waiting' ? sent.retry : words.send}
      </SendButton>
      {sent && (
        <>
          <p className={`${styles.privacy} mt-4 flex gap-2 text-base text-pretty text-slate`}>
            <LeadDrawing name="shield" className="mt-[.2em] size-4.5 flex-none" />
            <Words.span>{sent.privacy}</Words.span>
          </p>
          {toChat}
        </>
      )}
    </form>
  )
}

interface Props {
  words: LeadFormWords
  /** Link to the chat, where the page does not lead with it. */
  chat?: LinkAttributes
  /** Copy where nothing is sent: one note says so, with or without scripts, and nothing but the alert of LD-02 says thanks. */
  unsent?: UnsentLeadWords
  /** Copy where the lead is sent. */
  sent?: AskedSentWords
  /** The fields that an owner has added. */
  asked?: AskedFields | undefined
  deliver: DeliverLead
  /** Above the fields. */
  children?: ReactNode
}

const noFields: AskedFields = {}
