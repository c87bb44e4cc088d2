import { useEffect, useState, type PropsWithChildren } from 'react'
import type { ChangedText, OtherChange } from '../list-changes.ts'
import { Act } from './button.tsx'
import { ask, type SitePage } from './ask.ts'
import { pageName } from './bar.tsx'
import { changedPart } from './changed-part.ts'
import { readable } from './draw-sentence.tsx'
import { usePanel } from './panel-context.ts'
import { Body, dayAndTime, Marked } from './panel-parts.tsx'
import { Steps } from './steps.tsx'
import type { Sending } from '../send-changes.ts'
import { nameOf, type OverlayWords } from './words.ts'

/** Everything that differs from what visitors see, each one taken back by itself, and what became of what was sent. */
export function ChangesTab() {
  const { editor, words } = usePanel()
  const { texts } = editor.drafts.changes
  const { count } = editor
  const [gone, setGone] = useState<{ says: string; at: number; undo: () => void }>()
  useEffect(() => {
    void editor.askState()
    void editor.drafts.save()
  }, [editor])
  /** Offered until something else is done; undo has it later, too. */
  const offer = (says: string, undo: () => void) => setGone({ says, at: editor.history.at, undo })
  const discardText = async ({ id, label, was, now }: ChangedText) => {
    // It may be of a page that was not opened yet.
    await editor.load([id])
    editor.put(id, was)
    offer(nameOf(label, words), () => editor.put(id, now))
  }
  const discard = async (change: OtherChange) => {
    const { file } = change
    const asked = change.kind === 'items' ? { file, list: change.list } : { file }
    if (await editor.change({ name: 'discard', asked })) offer(otherSays(words, change), () => void editor.travel(-1))
  }
  return (
    <Body>
      <SentCard />
      <div className="ed-head">
        {!editor.isWaiting && <h2>{words.changesOf(count)}</h2>}
        {count > 0 && texts.length > 0 && (
          <Act look="link" press={() => editor.page?.point(texts.map(({ id }) => id))}>
            {words.showOnPage}
          </Act>
        )}
      </div>
      <p className="ed-hint">{count > 0 ? words.againstNow : editor.isWaiting ? words.newSet : words.nothing}</p>
      {count > 0 && (
        <ChangeRows discardText={(change) => void discardText(change)} discard={(change) => void discard(change)} />
      )}
      {gone?.at === editor.history.at && (
        <output className="ed-toast">
          {words.discarded(gone.says)}
          <Act look="link" press={gone.undo}>
            {words.undo}
          </Act>
        </output>
      )}
    </Body>
  )
}

/** All changes, each with its way back if there is one. */
export function ChangeRows({
  discardText,
  discard,
}: {
  discardText?: (change: ChangedText) => void
  discard?: (change: OtherChange) => void
}) {
  const { editor, words } = usePanel()
  const { texts, others } = editor.drafts.changes
  const wayBack = (press: () => void) => (
    <Act look="link" press={press}>
      {words.discard}
    </Act>
  )
  return (
    <div>
      {texts.map((change) => (
        <TextRow key={change.id} change={change}>
          {discardText && change.was && wayBack(() => discardText(change))}
        </TextRow>
      ))}
      {others.map((change) => (
        // A file may have several lists with other items.
        <div className="ed-change" key={change.file + change.kind + ('list' in change ? change.list : '')}>
          <p className="ed-label">
            <b>{otherSays(words, change)}</b>
            {discard && wayBack(() => discard(change))}
          </p>
        </div>
      ))}
    </div>
  )
}

/** A sentence before and now. */
function TextRow({ change: { path, locale, label, was, now }, children }: PropsWithChildren<{ change: ChangedText }>) {
  const { editor, words } = usePanel()
  const own = editor.pages.find((one) => one.path === path)
  const original = own?.translationOf ?? path
  const isVersion = ({ path: other, translationOf = other }: SitePage) => translationOf === original
  // The name of the page in the language of the shell, and which of its languages it is.
  const page = editor.pages.find((one) => isVersion(one) && one.locale === editor.locale) ?? own
  const [before, after] = [readable(was, locale), readable(now, locale)]
  return (
    <div className="ed-change">
      <p className="ed-label">
        <b>
          <bdi>{page ? pageName(page, words) : words.several}</bdi>
          {locale !== editor.locale && `, ${words.otherLanguage}`}
        </b>{' '}
        {nameOf(label, words)}
        {children}
      </p>
      <dl>
        {was && <dt>{words.before}</dt>}
        {was && (
          <dd dir="auto" lang={locale}>
            {cut(changedPart(after, before)).join('')}
          </dd>
        )}
        <dt>{was ? words.now : words.isNew}</dt>
        <dd dir="auto" lang={locale}>
          <Marked parts={was ? cut(changedPart(before, after)) : ['', '', after]} />
        </dd>
      </dl>
    </div>
  )
}

/** A text whose same words around a change are many: three on each side are enough. */
function cut([before, changed, after]: readonly [string, string, string]): [string, string, string] {
  const [last] = /(?:\s+\S+){3}\s*$/.exec(before) ?? []
  const [next] = /^\s*(?:\S+\s+){3}/.exec(after) ?? []
  return [before.length > 40 ? `…${last ?? before}` : before, changed, after.length > 40 ? `${next ?? after}…` : after]
}

function otherSays({ kinds }: OverlayWords, change: OtherChange): string {
  if (change.kind === 'page')
    return change.variantOf ? kinds.page(change.path, change.variantOf) : kinds.newPage(change.path)
  if (change.kind === 'experiment') return change.ids.map(kinds.experiment).join(', ') || kinds.rest(change.file)
  if (change.kind === 'dates') return kinds.dates(change.path)
  if (change.kind === 'items') return kinds.items(change)
  if (change.kind === 'claims') return kinds.claims(change.sources.join('; '))
  return change.kind === 'reasons' ? kinds.reasons : kinds.rest(change.file)
}

/** What became of what was sent last. */
function SentCard() {
  const { editor, words } = usePanel()
  const { sending } = editor
  if (!sending || !('at' in sending)) return null
  const { state, at, url, note, why } = sending
  const isOpen = state === 'waiting' || state === 'checking'
  const withdraw = () =>
    void ask<Sending>('withdraw').then(({ status, body }) => status === 200 && editor.learnSending(body))
  return (
    <>
      <section className={`ed-rule ed-sent ${state === 'published' ? 'ed-live' : ''}`}>
        <h3>{words.sent[state]}</h3>
        <p>{at && dayAndTime(at, editor.locale)}</p>
        {why && <p dir="auto">“{why}”</p>}
        {(state === 'patch' || state === 'sent-back') && <p dir="auto">{note}</p>}
        <div className="ed-acts">
          {url && (
            <a className="ed-button" href={url} target="_blank" rel="noreferrer">
              {words.seeSent}
            </a>
          )}
          {isOpen && (
            <Act look="link" press={withdraw}>
              {words.takeBack}
            </Act>
          )}
        </div>
      </section>
      {isOpen && <Steps words={words} at={1} />}
    </>
  )
}
