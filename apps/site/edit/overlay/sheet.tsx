import { useEffect, useState } from 'react'
import { isLive, type Day, type Schedule } from '@repo/content/schedule.ts'
import type { PageDates } from '../page-dates.ts'
import type { Sending } from '../send-changes.ts'
import { ask } from './ask.ts'
import type { Editor } from './editor.ts'
import type { overlayWords } from './words.ts'

interface SheetProps {
  name: string
  editor: Editor
  words: (typeof overlayWords)['en']
  close: () => void
}

/** Beside the page: what changed, what is wrong, how search results and shared links look, and sending it for review. */
export function Sheet({ name, editor, words, close }: SheetProps) {
  return (
    <section className="ed-sheet" aria-label={name}>
      <button type="button" className="ed-link ed-close" onClick={close}>
        {words.done}
      </button>
      {name === 'changes' && <Changes editor={editor} words={words} />}
      {name === 'problems' &&
        editor.faults.map((fault) => (
          <p key={fault.message} className={`ed-say ${fault.isWarning ? 'ed-ask' : ''}`}>
            {fault.message}
          </p>
        ))}
      {name === 'problems' &&
        editor.siteFaults.map((line) => (
          <p key={line} className="ed-say">
            {line}
          </p>
        ))}
      {name === 'head' && <SearchAndShare editor={editor} />}
      {name === 'dates' && <DatesForm words={words} />}
      {name === 'variant' && <Variant editor={editor} words={words} />}
      {name === 'send' && <Send editor={editor} words={words} close={close} />}
    </section>
  )
}

function Changes({ editor, words }: Pick<SheetProps, 'editor' | 'words'>) {
  if (editor.changes.length === 0) return <p>{words.nothing}</p>
  return editor.changes.map(({ id, was, now }) => (
    <div className="ed-row" key={id}>
      <p dir="auto">
        <del>{was}</del>
      </p>
      <p dir="auto">
        <ins>{now}</ins>
      </p>
    </div>
  ))
}

/** The title and description as a list of search results shows them, and the picture of a shared link. */
function SearchAndShare({ editor }: Pick<SheetProps, 'editor'>) {
  const inHead = editor.sentences.all().filter(({ node }) => node.parentElement?.closest('head'))
  const seen = new Set<number>()
  const name = location.pathname.slice(1) || 'index'
  return (
    <>
      <div className="ed-row">
        <p>{location.pathname}</p>
        <h3>{document.title}</h3>
        <p>{document.querySelector('meta[name=description]')?.getAttribute('content')}</p>
      </div>
      {inHead.map((shown) => {
        if (seen.has(shown.id)) return null
        seen.add(shown.id)
        const facts = editor.facts.get(shown.id)
        return (
          <button type="button" className="ed-row" key={shown.id} onClick={() => void editor.open(shown)}>
            <b>{facts?.label}</b> {facts?.value} <small>{facts?.value.length}</small>
          </button>
        )
      })}
      <iframe className="ed-share" title="share" src={`/share/${name}`} />
    </>
  )
}

/** Sends what changed, and says what became of it. */
function Send({ editor, words, close }: Pick<SheetProps, 'editor' | 'words' | 'close'>) {
  const [sending, setSending] = useState<Sending | { error: string }>()
  return (
    <form
      className="ed-form"
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        void ask<Sending>('send', { author: form.get('author'), why: form.get('why') }).then(({ body }) =>
          setSending(body),
        )
      }}
    >
      <Changes editor={editor} words={words} />
      <label>
        {words.author}
        <input name="author" required maxLength={80} autoComplete="name" />
      </label>
      <label>
        {words.reason}
        <input name="why" required maxLength={200} />
      </label>
      {sending && (
        <output>{'error' in sending ? sending.error : <SendingState sending={sending} words={words} />}</output>
      )}
      <button type="submit" className="ed-button">
        {words.sendNow}
      </button>
      <button type="button" className="ed-link" onClick={close}>
        {words.cancel}
      </button>
    </form>
  )
}

function SendingState({ sending, words }: { sending: Sending; words: SheetProps['words'] }) {
  if (sending.state === 'faults') return sending.faults.map((fault) => <p key={fault}>{fault}</p>)
  if (sending.state === 'changed-meanwhile') {
    return sending.files.map(({ path, theirs = '', after }) => (
      <div key={path}>
        <p>
          {words.meanwhile} <bdi>{path}</bdi>
        </p>
        <pre>{theirs}</pre>
        <pre>{after}</pre>
      </div>
    ))
  }
  return (
    <p>
      <b>{words.state[sending.state]}</b> {sending.at}{' '}
      <bdi>{sending.url ? <a href={sending.url}>{sending.url}</a> : sending.note}</bdi>
    </p>
  )
}

/** A page with another headline, beside the one that is: A stays, B is tried. */
function Variant({ editor, words }: Pick<SheetProps, 'editor' | 'words'>) {
  const [made, setMade] = useState<{ path?: string; days?: number; error?: string }>()
  const shown = editor.sentences.all().find(({ node, attribute }) => !attribute && node.parentElement?.closest('h1'))
  const facts = shown && editor.facts.get(shown.id)
  if (!facts) return <p>{words.nothing}</p>
  return (
    <form
      className="ed-form"
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        const number = (name: string) => Number(form.get(name))
        const experiment = form.get('experiment') && {
          baseline: number('baseline') / 100,
          worth: 1 + number('lift') / 100,
          visitsPerDay: number('visits'),
        }
        void ask<typeof made>('variant', {
          id: facts.id,
          text: form.get('headline'),
          name: form.get('name'),
          hypothesis: form.get('hypothesis'),
          ...(experiment && { experiment }),
        }).then(({ body }) => setMade(body))
      }}
    >
      <p>{words.variantNote}</p>
      <p dir="auto">
        <b>A</b> {facts.value}
      </p>
      <label>
        B
        <input name="headline" required maxLength={200} dir="auto" defaultValue={facts.value} />
      </label>
      <label>
        {words.hypothesis}
        <input name="hypothesis" required maxLength={200} dir="auto" />
      </label>
      <label>
        {words.variantPath}
        <input name="name" required pattern="[a-z][a-z0-9\-]{1,23}" dir="ltr" />
      </label>
      <label>
        <input name="experiment" type="checkbox" /> {words.experiment}
      </label>
      {(['baseline', 'lift', 'visits'] as const).map((name) => (
        <label key={name}>
          {words[name]}
          <input
            name={name}
            type="number"
            min="0"
            step="any"
            defaultValue={{ baseline: 4, lift: 20, visits: 200 }[name]}
          />
        </label>
      ))}
      {made && (
        <output>
          {made.error} {made.days && words.planned(made.days)} {made.path && <a href={made.path}>{made.path}</a>}
        </output>
      )}
      <button type="submit" className="ed-button">
        {words.make}
      </button>
    </form>
  )
}

/** From when and until when the page and its banner are part of the site, and how it would be on another day. */
function DatesForm({ words }: Pick<SheetProps, 'words'>) {
  const [dates, setDates] = useState<PageDates>()
  const [day, setDay] = useState('')
  useEffect(() => {
    void ask<PageDates>('dates', { path: location.pathname }).then(({ body }) => setDates(body))
  }, [])
  const parts = (['page', 'banner'] as const).filter((part) => dates?.[part])
  return (
    <div className="ed-form">
      {parts.map((part) => (
        <form
          key={part}
          className="ed-row"
          onSubmit={(event) => {
            event.preventDefault()
            const form = Object.fromEntries(new FormData(event.currentTarget))
            void ask<PageDates>('dates', { path: location.pathname, part, dates: form }).then(({ body }) =>
              setDates(body),
            )
          }}
        >
          <b>{words.parts[part]}</b>
          {(['from', 'until'] as const).map((name) => (
            <label key={name}>
              {words[name]} <input type="date" name={name} defaultValue={dates?.[part]?.[name]} />
            </label>
          ))}
          <button type="submit" className="ed-button">
            {words.done}
          </button>
        </form>
      ))}
      <label>
        {words.day} <input type="date" value={day} onChange={({ target }) => setDay(target.value)} />
      </label>
      {day &&
        parts.map((part) => (
          <p key={part}>
            {words.parts[part]}: {words[isLive((dates?.[part] ?? {}) as Schedule, day as Day) ? 'live' : 'notLive']}
          </p>
        ))}
    </div>
  )
}
