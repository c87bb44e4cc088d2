import { useEffect, useState } from 'react'
import type { Sending } from '../send-changes.ts'
import { Act } from './button.tsx'
import { ask } from './ask.ts'
import { ChangeRows } from './changes-tab.tsx'
import { usePanel } from './panel-context.ts'
import { Body, RoundButton } from './panel-parts.tsx'
import { Steps } from './steps.tsx'
import { nameOf, type Refusal } from './words.ts'

/** Everything that is sent, why, and what happens then. */
export function SendScreen() {
  const { editor, words } = usePanel()
  const { count } = editor
  const [seconds, setSeconds] = useState<number>()
  /** Why nothing was sent. */
  const [said, say] = useState<readonly string[]>([])
  const [isNamed, setNamed] = useState(editor.kept.author !== '')
  const open = editor.untranslated()
  const isChecking = seconds !== undefined
  useEffect(() => {
    if (!isChecking) return
    const timer = setInterval(() => setSeconds((now = 0) => now + 1), 1000)
    return () => clearInterval(timer)
  }, [isChecking])
  const send = async (form: FormData) => {
    if (!isNamed) editor.kept.sign(String(form.get('author')))
    setNamed(true)
    setSeconds(0)
    say([])
    const asked = { author: editor.kept.author, why: form.get('why') }
    // A server that has stopped has sent nothing.
    const none: { refusal?: Refusal } = {}
    const { body } = await ask<Sending | typeof none>('send', asked).catch(() => ({ body: none }))
    setSeconds(undefined)
    if (!('state' in body)) return say([words.refused[body.refusal ?? 'failed']])
    if (body.state === 'changed-meanwhile') return say([words.meanwhile, ...body.files.map(({ path }) => path)])
    if (body.state === 'issues') return editor.learnIssues(body.issues)
    editor.learnSending(body)
    editor.show('changes')
  }
  return (
    <Body
      foot={
        <div className="ed-sending">
          <Act look="lemon" type="submit" form="ed-send" disabled={isChecking}>
            {isChecking ? words.checking(seconds) : words.sendTitle(count)}
          </Act>
          {isNamed && (
            <p className="ed-hint">
              {words.from(editor.kept.author)}{' '}
              <Act look="link" press={() => setNamed(false)}>
                {words.notYou}
              </Act>
            </p>
          )}
        </div>
      }
    >
      <div className="ed-head">
        <h2>{words.sendTitle(count)}</h2>
        <RoundButton icon="close" label={words.close} press={() => editor.show('changes')} />
      </div>
      {said.length > 0 && (
        <section className="ed-rule" role="alert">
          {said.map((line) => (
            <p key={line} dir="auto">
              {line}
            </p>
          ))}
        </section>
      )}
      <ChangeRows />
      {open.length > 0 && (
        <p className="ed-said">
          {words.untranslated(open.length)} {open.map(({ label }) => nameOf(label, words)).join(', ')}
        </p>
      )}
      <form
        id="ed-send"
        className="ed-form"
        onSubmit={(event) => {
          event.preventDefault()
          void send(new FormData(event.currentTarget))
        }}
      >
        <label className="ed-labelled">
          <span>
            <b>{words.why}</b> <span className="ed-hint">{words.whyNote}</span>
          </span>
          <input name="why" className="ed-input" aria-label={words.why} required maxLength={200} dir="auto" />
        </label>
        {!isNamed && (
          <label className="ed-labelled">
            <b>{words.author}</b>
            <input
              name="author"
              className="ed-input"
              required
              maxLength={80}
              autoComplete="name"
              dir="auto"
              defaultValue={editor.kept.author}
            />
          </label>
        )}
      </form>
      <div className="ed-labelled">
        <b>{words.whatNext}</b>
        <Steps words={words} at={0} />
      </div>
    </Body>
  )
}
