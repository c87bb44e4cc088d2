import { useState } from 'react'
import { locales } from '@repo/contract/locale.ts'
import type { ItemChange, ItemFacts } from '../page-items.ts'
import type { TextFacts } from '../text-facts.ts'
import { Act } from './button.tsx'
import { readable } from './draw-sentence.tsx'
import { ContradictionCard } from './contradiction-card.tsx'
import { usePanel } from './panel-context.ts'
import { Asked, Body, FieldBox, Marked, Pill, RoundButton, SaveLine } from './panel-parts.tsx'
import { Questions, Tips } from './questions.tsx'
import { changedPart } from './changed-part.ts'
import { nameOf } from './words.ts'

/** The open sentence: what is asked about it, both languages, a tip, and the words before. An item of a list has its bar after the head. */
export function SentenceTab() {
  const { editor, words } = usePanel()
  const { opened } = editor
  const facts = opened && editor.facts.get(opened.shown.id)
  const foot = (
    <>
      <SaveLine />
      <Act look="line" press={() => editor.step(1)}>
        {words.next}
      </Act>
    </>
  )
  if (!opened || !facts)
    return (
      <Body foot={foot}>
        <p className="ed-hint">{words.begin}</p>
      </Body>
    )
  const { id, fork, was } = facts
  const others = (opened.about?.usedOn ?? []).filter((path) => path !== editor.page?.path)
  const { at, of } = editor.place()
  return (
    <Body foot={foot}>
      <div className="ed-head">
        <h2>{nameOf(facts.label, words)}</h2>
        {opened.field && (
          <bdi dir="ltr" className="ed-hint">
            {at + 1} / {of}
          </bdi>
        )}
        <RoundButton icon="back" label={words.previousSentence} press={() => editor.step(-1)} />
        <RoundButton icon="next" label={words.nextSentence} press={() => editor.step(1)} />
      </div>
      {opened.about?.item && <ItemBar id={id} item={opened.about.item} />}
      <Questions facts={facts} key={id} />
      {opened.about?.waiting.map(({ name, source }) => (
        <p className="ed-hint" key={name}>
          {words.sourceWaits} <bdi>{source}</bdi>
        </p>
      ))}
      {fork && (
        <div>
          <p className="ed-hint">{words[fork.shown === 'with' ? 'without' : 'with']}</p>
          <FieldBox id={fork.id} />
        </div>
      )}
      <Pair facts={facts} key={`pair ${id}`} />
      <Tips facts={facts} />
      {opened.about?.contradictions.map((one) => (
        <ContradictionCard one={one} key={one.about.en} />
      ))}
      {was && (
        <div className="ed-head">
          <p className="ed-hint">
            {words.was} <bdi>{readable(was, facts.locale)}</bdi>
          </p>
          <Act look="link" press={() => editor.put(id, was)}>
            {words.restore}
          </Act>
        </div>
      )}
      {others.length > 0 && (
        <details className="ed-hint">
          <summary>{others[0] === '*' ? words.everyPage : words.alsoOn(others.length)}</summary>
          {others[0] !== '*' &&
            others.map((path) => (
              <Act look="link" key={path} dir="ltr" press={() => void editor.reveal(id, path)}>
                {path}
              </Act>
            ))}
        </details>
      )}
    </Body>
  )
}

/** The item of a list that holds the sentence: its place, a new one after it, up, down, and gone. */
function ItemBar({ id, item }: { id: number; item: ItemFacts }) {
  const { editor, words } = usePanel()
  const { list, at, count, specified } = item
  const { follow = [], isBoth = true } = editor.changedItem?.list === list ? editor.changedItem : {}
  const change = (what: ItemChange) => () => void editor.change({ name: 'item', asked: { id, change: what } })
  return (
    <section className="ed-list" aria-label={words.item(at + 1, count)}>
      <div className="ed-acts">
        <span className="ed-hint">{words.item(at + 1, count)}</span>
        {at > 0 && <RoundButton icon="up" label={words.itemUp} press={change('up')} />}
        {at + 1 < count && <RoundButton icon="down" label={words.itemDown} press={change('down')} />}
        <Act look="small" press={change('add')}>
          {words.itemAdd}
        </Act>
        {count > 1 && (
          <Act look="link" press={change('remove')}>
            {words.itemRemove}
          </Act>
        )}
      </div>
      {!isBoth && editor.versions.length > 1 && <p className="ed-hint">{words.itemHere}</p>}
      {specified !== undefined && specified !== count && <p className="ed-hint">{words.specified(specified)}</p>}
      {follow.map(({ id: counting, was, text }) => (
        <p className="ed-hint" key={counting}>
          <s>
            <bdi>{readable(was, editor.locale)}</bdi>
          </s>{' '}
          <bdi>{readable(text, editor.locale)}</bdi>
        </p>
      ))}
      {follow.length > 0 && (
        <Act look="small" press={() => void editor.follow()}>
          {words.itemFollow(count)}
        </Act>
      )}
    </section>
  )
}

/** One card: the words of this page, and the other language as a field with its own state. */
function Pair({ facts }: { facts: TextFacts }) {
  const { editor, words } = usePanel()
  const [isAsking, ask] = useState(false)
  const { id, translation, locale } = facts
  const state = editor.translationState(facts)
  const now = editor.textOf(id)
  const other = translation?.locale ?? (locale === 'en' ? 'he' : 'en')
  return (
    <section className="ed-pair">
      {editor.opened?.field ? (
        <div className="ed-own">
          <p className="ed-label">
            <b lang={locale}>{locales[locale].name}</b> {words.typedHere}
          </p>
          <p dir="auto" lang={locale} className="ed-words">
            <Marked parts={changedPart(readable(facts.was ?? now, locale), readable(now, locale))} />
          </p>
        </div>
      ) : (
        <div>
          <FieldBox id={id} />
        </div>
      )}
      <div className="ed-translation">
        <p className="ed-label">
          <b lang={other}>{locales[other].name}</b>
          <Pill kind={state === 'wait' || state === 'done' ? state : ''}>{words.translation[state]}</Pill>
        </p>
        {translation ? <FieldBox id={translation.id} /> : <p className="ed-hint">{words.translationNone}</p>}
        {state === 'wait' && !isAsking && editor.hasWords(facts) && (
          <>
            <p className="ed-hint">{words.translationAsk[editor.changedLocale(facts)]}</p>
            <div className="ed-acts">
              <Act look="small" press={() => editor.fits(facts)}>
                {words.translationFits}
              </Act>
              <Act look="link" press={() => ask(true)}>
                {words.translationDiffers}
              </Act>
            </div>
          </>
        )}
        {state === 'differs' && !isAsking && (
          <p className="ed-hint">
            “{editor.reasonOf(facts)}”{' '}
            <Act look="link" press={() => ask(true)}>
              {words.change}
            </Act>
          </p>
        )}
        {isAsking && (
          <Asked
            label={words.translationWhy}
            say={words.keepReason}
            value={editor.reasonOf(facts)}
            send={(reason) => {
              ask(false)
              void editor.differ(id, reason)
            }}
          />
        )}
      </div>
    </section>
  )
}
