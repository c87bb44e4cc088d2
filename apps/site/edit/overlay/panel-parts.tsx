import type { PropsWithChildren, ReactNode } from 'react'
import { Act } from './button.tsx'
import { usePanel } from './panel-context.ts'
import { ShellIcon, type ShellIconName } from './shell-icon.tsx'

/** The body of the panel, which scrolls, and its foot, which does not: the save line, if there is no other. */
export function Body({ foot = <SaveLine />, children }: PropsWithChildren<{ foot?: ReactNode }>) {
  return (
    <>
      <div className="ed-body">{children}</div>
      <footer className="ed-foot">{foot}</footer>
    </>
  )
}

/** The head of a screen inside of the tab: back to the tab, and close, which returns to the page. Neither saves, neither loses. */
export function ScreenHead({ title }: { title: string }) {
  const { editor, words } = usePanel()
  return (
    <div className="ed-head">
      <RoundButton icon="back" label={words.back} press={() => editor.show('page')} />
      <h2>{title}</h2>
      <RoundButton icon="close" label={words.close} press={() => editor.show('sentence')} />
    </div>
  )
}

export function RoundButton({ icon, label, press }: { icon: ShellIconName; label: string; press: () => void }) {
  return (
    <button type="button" className="ed-round" aria-label={label} title={label} onClick={press}>
      <ShellIcon name={icon} />
    </button>
  )
}

export function Pill({ kind = '', children }: PropsWithChildren<{ kind?: '' | 'wait' | 'done' }>) {
  return (
    <span className={`ed-pill ${kind && `ed-${kind}`}`}>
      {kind === 'done' && <ShellIcon name="check" />}
      {children}
    </span>
  )
}

/** A field of a sentence in the panel. Made once: React leaves it alone. */
export function FieldBox({ id }: { id: number }) {
  const { editor } = usePanel()
  if (!editor.facts.has(id)) return null
  return (
    <div
      className="ed-field"
      key={id}
      ref={(element) => {
        if (element && !element.dataset.edit) editor.mount(element, id)
      }}
    />
  )
}

/** Words of which a part is new. */
export function Marked({ parts: [before, changed, after] }: { parts: readonly [string, string, string] }) {
  return (
    <>
      {before}
      {changed && <ins>{changed}</ins>}
      {after}
    </>
  )
}

/** A field and what is sent with it, by the name of the field. Enter sends, too. */
export function Asked({
  label,
  send,
  value,
  say,
}: {
  label: string
  /** What the button says. */
  say: string
  value?: string | undefined
  send: (text: string) => void
}) {
  return (
    <form
      className="ed-labelled"
      onSubmit={(event) => {
        event.preventDefault()
        send(String(new FormData(event.currentTarget).get('text')))
      }}
    >
      <input
        name="text"
        className="ed-input"
        ref={focus}
        required
        maxLength={200}
        dir="auto"
        aria-label={label}
        placeholder={label}
        defaultValue={value}
      />
      <Act look="small" type="submit">
        {say}
      </Act>
    </form>
  )
}

function focus(element: HTMLElement | null): void {
  element?.focus()
}

/** Saved is said only after the file on disk has the words, also while a question is open. */
export function SaveLine() {
  const { editor, words } = usePanel()
  const { drafts, sending } = editor
  const [kind, [bold, rest]] = ((): [string, readonly string[]] => {
    const { save } = words
    if (drafts.state === 'failed') return ['bad', save.failed]
    if (editor.refusal) return ['bad', [words.notDone, words.refused[editor.refusal]]]
    if (drafts.refused) return ['bad', [words.notSaved, words.refused[drafts.refused.refusal]]]
    if (drafts.clash) return ['bad', [words.notSaved, words.clash]]
    if (drafts.state === 'saving' || editor.isChanging) return ['ring', save.saving]
    if (editor.tab === 'sentence' && editor.isAsked) return ['ring', save.question]
    const when = sending && 'at' in sending && sending.at ? dayAndTime(sending.at, editor.locale) : ''
    if (sending?.state === 'published' && drafts.changes.isSent) return ['live', save.published(when)]
    if (editor.isWaiting) return ['ring', save.sent(when)]
    return editor.count > 0 ? ['', save.saved] : ['live', save.nothing]
  })()
  return (
    <>
      <output className={`ed-saved ed-${kind}`}>
        <i />
        <span>
          <b>{bold}</b> {rest}
        </span>
      </output>
      {drafts.state === 'failed' && (
        <Act look="line" press={() => void drafts.save()}>
          {words.tryNow}
        </Act>
      )}
    </>
  )
}

export function dayAndTime(at: string, locale: string): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(at))
}
