import { useEffect, useState, type PropsWithChildren } from 'react'
import type { Sending } from '../send-changes.ts'
import { ask } from './ask.ts'
import type { OverlayWords } from './words.ts'

/** Sends what changed, and says what became of it. */
export function SendSheet({ words, close, children }: PropsWithChildren<{ words: OverlayWords; close: () => void }>) {
  const [sending, setSending] = useState<Sending | { error: string }>()
  useEffect(() => {
    // An answer that comes after Send was pressed says nothing new.
    void ask<Sending>('state').then(({ body }) => setSending((now) => now ?? body))
  }, [])
  return (
    <form
      className="ed-form"
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        // The rules of the whole site take seconds.
        setSending({ state: 'checking' })
        void ask<Sending>('send', { author: form.get('author'), why: form.get('why') }).then(({ body }) =>
          setSending(body),
        )
      }}
    >
      {children}
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

function SendingState({ sending, words }: { sending: Sending; words: OverlayWords }) {
  if (sending.state === 'issues') return sending.issues.map((issue) => <p key={issue}>{issue}</p>)
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
  if (sending.state === 'nothing') return null
  return (
    <p>
      <b>{words.state[sending.state]}</b> {sending.at}{' '}
      <bdi>{sending.url ? <a href={sending.url}>{sending.url}</a> : sending.note}</bdi>
    </p>
  )
}
