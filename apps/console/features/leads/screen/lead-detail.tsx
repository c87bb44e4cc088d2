import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronDown, MessageCircle, Phone, TriangleAlert } from 'lucide-react'
import { type ComponentProps, lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { LeadRow, OneLead } from '../api/leads.ts'
import { isLocale } from '@repo/contract/locale.ts'
import { DeveloperSteps } from '../../../shared/controls/developer-steps.tsx'
import { Face } from '../../../shared/controls/face.tsx'
import { Notice } from '../../../shared/controls/notice.tsx'
import { SmallButton, SmallButtonLink } from '../../../shared/controls/small-button.tsx'
import { Tag } from '../../../shared/controls/tag.tsx'
import { textLink } from '../../../shared/controls/text-link.ts'
import { FailedQuery, FailedState } from '../../../shared/panels/failed-state.tsx'
import { LoadingState } from '../../../shared/panels/loading-state.tsx'
import { queries } from '../../../app/queries.ts'
import { useSession } from '../../../shared/shell/session.ts'
import { developerSteps } from '../../../shared/words/developer-steps.ts'
import { ownDirection } from '../../../shared/words/isolated.ts'
import { useWords } from '../../../shared/words/use-words.tsx'
import { EraseLead } from './erase-lead.tsx'
import { LeadAnswers } from './lead-answers.tsx'
import { LeadFacts } from './lead-facts.tsx'
import { LeadHistory } from './lead-history.tsx'
import { StateTag } from './lead-line.tsx'
import { NoteForm } from './note-form.tsx'
import { type Answer, type OutcomeNews, outcomeNews } from './outcome-change.ts'
import { OutcomeNoted } from './outcome-noted.tsx'
import { OutcomeStrip } from './outcome-strip.tsx'
import { plainText } from './plain-text.ts'
import { readConflict, useChangeLead, useContact, useSendNoteNow, useUndoOutcome } from './use-leads.ts'
import { useNote } from './use-note.ts'
import type { Times } from './use-times.ts'
import { withLead } from './with-lead.ts'
import { tomorrowAt } from './zoned-time.ts'

/** One lead: beside the list, or on a phone in its place. */
export function LeadDetail({ id, ...more }: { id: string } & Omit<ComponentProps<typeof OpenLead>, 'lead'>) {
  const words = useWords().leads
  const query = useQuery(queries.lead(id))
  const { data: lead, error } = query
  return (
    <div className="max-h-[calc(100vh-2rem)] overflow-y-auto p-5 max-tab:max-h-none max-tab:animate-sheet max-tab:p-4">
      <Link
        to="/leads"
        search={withLead(undefined)}
        activeProps={{}}
        className={`${textLink} mb-2 hidden py-2.5 max-tab:inline-block`}
      >
        {words.close}
      </Link>
      {!lead && <FailedQuery query={query} />}
      {!lead && !error && <LoadingState />}
      {lead && <OpenLead key={id} lead={lead} {...more} />}
    </div>
  )
}

/** The open lead. It moves the focus to the name, so that a screen reader announces which lead was opened. */
function OpenLead({
  lead,
  times,
  next,
  toCall,
  onErased,
}: {
  lead: OneLead
  times: Times
  /** The next to call after this one; absent if the list of those was not read. `toCall`: how many they are. */
  next: LeadRow | undefined
  toCall: number
  onErased: (leads: number) => void
}) {
  const words = useWords().leads
  const isOwner = useSession().person.role === 'owner'
  const change = useChangeLead(lead.id)
  const { contact, failed } = useContact(lead.id)
  const [writes, setWrites] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const { person } = lead
  const name = person ? plainText(person.fullName) : words.cannotOpen
  const { mutate } = change
  const undo = useUndoOutcome(lead.id)
  const note = useNote(lead, { send: (text) => mutate({ note: text }), sendNow: useSendNoteNow(lead.id) })
  const [noted, setNoted] = useState<OutcomeNews & { name: string }>()
  const strip = useRef<HTMLElement>(null)
  /** The note goes with it: pressing a button does not leave the field in every browser. */
  const answer = (answered: Answer) => {
    const text = note.take()
    undo.reset()
    setNoted(undefined)
    const news = {
      name: words.states[answered.state ?? lead.state],
      ...outcomeNews({ state: lead.state, ...answered }, lead.callAt, times.now),
    }
    mutate({ ...answered, ...(text !== undefined && { note: text }) }, { onSuccess: () => setNoted(news) })
  }
  /** A button of the strip that is gone once it is pressed leaves the focus there. */
  const inStrip = (act: () => void) => () => {
    strip.current?.focus({ preventScroll: true })
    act()
  }
  return (
    <>
      <header className="flex items-center gap-3.5 max-mini:flex-wrap">
        <Face name={person?.fullName} className="size-12 bg-ink text-body/none text-paper" />
        <span className="min-w-0 flex-1 wrap-anywhere max-mini:min-w-28">
          <h2 ref={heading} tabIndex={-1} className="text-sub/tight focus-visible:outline-none">
            <bdi>{name}</bdi>
          </h2>
          {person && (
            <bdi dir="ltr" className="text-body whitespace-nowrap">
              {plainText(person.phone)}
            </bdi>
          )}
        </span>
        <span data-state={lead.state} aria-live="polite">
          {lead.state === 'suspect' ? (
            <Tag look="error">{words.states.suspect}</Tag>
          ) : (
            <StateTag lead={lead} times={times} />
          )}
        </span>
      </header>
      {lead.error && (
        <Notice look="error" Icon={TriangleAlert} className="mt-4">
          {words.error[lead.error.is]}
          <DeveloperSteps text={developerSteps.giveKey(lead.error.keyId)} className="mt-2.5" />
        </Notice>
      )}
      {lead.state === 'suspect' && lead.spamFlags.length > 0 && <SpamFlags lead={lead} />}
      <div className="my-4 flex flex-wrap gap-2 *:min-h-11 empty:my-2">
        {lead.state === 'suspect' && (
          <SmallButton onClick={() => mutate({ state: 'new' })} disabled={change.isPending}>
            {words.notSpam}
          </SmallButton>
        )}
        {person?.digits && (
          <>
            <SmallButtonLink
              look={lead.state === 'suspect' ? 'line' : 'ink'}
              href={`tel:+${person.digits}`}
              data-key="KeyC"
              onClick={() => contact('call')}
            >
              <Phone aria-hidden="true" strokeWidth={1.75} />
              {words.call}
            </SmallButtonLink>
            {lead.state !== 'suspect' && (
              <SmallButton
                look="line"
                aria-expanded={writes}
                data-key="KeyW"
                onClick={() => setWrites((before) => !before)}
              >
                <MessageCircle aria-hidden="true" strokeWidth={1.75} />
                {words.whatsapp}
                <ChevronDown aria-hidden="true" className={writes ? 'rotate-180' : ''} />
              </SmallButton>
            )}
          </>
        )}
      </div>
      {writes && person?.digits && (
        <Suspense>
          <WhatsAppBox
            digits={person.digits}
            fullName={person.fullName}
            lang={isLocale(lead.lang) ? lead.lang : 'en'}
            open={() => contact('whatsapp')}
          />
        </Suspense>
      )}
      {failed?.error && failed.variables && (
        <div className="mb-4">
          <p>{words.notWritten(words.history.contacted[failed.variables])}</p>
          <FailedState error={failed.error} retry={() => failed.variables && contact(failed.variables)} />
        </div>
      )}
      <Trouble change={change} name={name} dropNote={note.drop} />
      {undo.error && <UndoTrouble undo={undo} name={name} />}
      {(lead.asksOutcome || lead.state !== 'suspect') && (
        <OutcomeStrip strip={strip} times={times} isAsked={lead.asksOutcome} callAt={lead.callAt} answer={answer}>
          {(noted ?? undo.isSuccess) && (
            <OutcomeNoted
              news={noted}
              times={times}
              next={next}
              toCall={toCall}
              callTomorrow={inStrip(() =>
                answer({ callAt: tomorrowAt('10:00', times.now, times.timeZone).toISOString() }),
              )}
              undo={inStrip(() => undo.mutate(undefined, { onSuccess: () => setNoted(undefined) }))}
            />
          )}
        </OutcomeStrip>
      )}
      <LeadFacts lead={lead} times={times} removeCallBack={() => mutate({ callAt: null })} />
      {lead.requests > 1 && <p className="mt-2 text-micro text-slate">{words.group(lead.requests)}</p>}
      {person?.answers && (
        <section className="cut-corner-end mt-4.5 rounded-medium bg-blush-soft px-4 py-3.5">
          <h3 className="mb-2 text-body/tight">{words.answersTitle}</h3>
          <LeadAnswers answers={person.answers} />
          <p className="mt-2 text-micro text-slate">{words.attached}</p>
        </section>
      )}
      <h3 className="mt-4.5 mb-2 text-body/tight">{words.noteTitle}</h3>
      <NoteForm lead={lead} note={note} isSaving={change.isPending} />
      <h3 className="mt-4.5 mb-2 text-body/tight">{words.historyTitle}</h3>
      <LeadHistory lead={lead} times={times} />
      {isOwner && <EraseLead id={lead.id} requests={lead.requests} onErased={onErased} />}
    </>
  )
}

/** A change that was not taken: the server failed, or another person was first. */
function Trouble({
  change,
  name,
  dropNote,
}: {
  change: ReturnType<typeof useChangeLead>
  name: string
  dropNote: () => void
}) {
  const words = useWords().leads
  const { error, variables: fields, reset, isPending, mutate } = change
  if (!error || !fields) return null
  const theirs = readConflict(error)
  if (!theirs) return <FailedState error={error} retry={() => mutate(fields)} isRetrying={isPending} />
  const mine = fields.state
    ? words.states[fields.state]
    : fields.note === undefined
      ? words.facts.callBack
      : words.mineNote
  const now = words.states[theirs.state]
  const keepTheirs = () => {
    if (fields.note !== undefined && !fields.state) dropNote()
    reset()
  }
  return (
    <div className="cut-corner mb-4 rounded-medium bg-tomato-soft px-4 py-3.5">
      <div className="grid justify-items-start gap-2.5 pt-1 pb-2.5" role="alert">
        <p className="max-w-133 text-pretty">
          <b>{words.changedTitle}.</b> <bdi>{words.changedBoth(name, mine, now)}</bdi>
        </p>
        <div className="flex flex-wrap gap-2">
          <SmallButton onClick={keepTheirs}>{words.keep(now)}</SmallButton>
          <SmallButton look="line" onClick={() => mutate(fields)}>
            {words.keepMine(mine)}
          </SmallButton>
        </div>
      </div>
    </div>
  )
}

/** An outcome that was not taken back: the server failed, or the lead was changed since. */
function UndoTrouble({ undo, name }: { undo: ReturnType<typeof useUndoOutcome>; name: string }) {
  const words = useWords().leads
  if (!undo.error) return null
  const theirs = readConflict(undo.error)
  if (!theirs) return <FailedState error={undo.error} retry={() => undo.mutate()} isRetrying={undo.isPending} />
  return (
    <p className="cut-corner mb-4 rounded-medium bg-tomato-soft px-4 py-3.5" role="alert">
      <b>{words.changedTitle}.</b> {words.notUndone(ownDirection(name), words.states[theirs.state])}
    </p>
  )
}

/** Warning on a suspect: the reason of every spam flag in one sentence, so that a person can judge whether it is spam. */
function SpamFlags({ lead }: { lead: OneLead }) {
  const { leads: words, format } = useWords()
  const seconds = format.decimal((lead.fillMs ?? 0) / 1000, 1)
  return (
    <Notice look="error" Icon={TriangleAlert} className="mt-4">
      {words.setAside(lead.spamFlags.map((flag) => words.spamWhy[flag]?.(seconds) ?? flag))}
    </Notice>
  )
}

const WhatsAppBox = lazy(async () => ({ default: (await import('./whatsapp-box.tsx')).WhatsAppBox }))
