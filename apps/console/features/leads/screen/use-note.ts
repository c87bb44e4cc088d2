import { useEffect, useRef, useState } from 'react'
import type { OneLead } from '../api/leads.ts'
import { dropDraft, noteSent, noteToSend, readDraft, typeNote } from './note-drafts.ts'

/**
 * The note of the open lead. It is sent when the field or the lead is left, with each outcome, and when the page is hidden or closed:
 * `sendNow` does that in one step, because a page that closes takes no second one.
 */
export function useNote(
  { id, note: stored = '' }: OneLead,
  { send, sendNow }: Record<'send' | 'sendNow', (note: string) => void>,
) {
  const [text, setText] = useState(() => readDraft(id) ?? stored)
  const [before, setBefore] = useState(stored)
  const [wasSaved, setSaved] = useState(false)
  // Another note arrived: it is shown where nothing was written here.
  if (stored !== before) {
    setBefore(stored)
    if (text === before) setText(stored)
    else if (text.trim() === stored) setSaved(true)
  }
  /** The note for a request that is made now. */
  const take = () => {
    const note = noteToSend(id, stored)
    if (note !== undefined) noteSent(id, note)
    return note
  }
  const save = (by: (note: string) => void) => {
    const note = take()
    if (note !== undefined) by(note)
  }
  const latest = useRef({ save, send, sendNow })
  const isPressed = useRef(false)
  useEffect(() => {
    latest.current = { save, send, sendNow }
  })
  useEffect(() => {
    const leave = () => latest.current.save(latest.current.send)
    const hide = () => document.visibilityState === 'hidden' && leave()
    const close = () => latest.current.save(latest.current.sendNow)
    const press = (event: PointerEvent) => (isPressed.current = event.type === 'pointerdown')
    const presses = ['pointerdown', 'pointerup', 'pointercancel'] as const
    for (const one of presses) addEventListener(one, press, true)
    document.addEventListener('visibilitychange', hide)
    addEventListener('pagehide', close)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      removeEventListener('pagehide', close)
      for (const one of presses) removeEventListener(one, press, true)
      leave()
    }
  }, [])
  return {
    text,
    isSaved: wasSaved && text.trim() === stored,
    isOpen: text.trim() !== stored,
    type: (next: string) => {
      setText(next)
      setSaved(false)
      typeNote(id, next, stored)
    },
    take,
    /**
     * A press takes the focus before it clicks. The note waits for the click, which may be an outcome that takes it along: alone it would
     * hold the outcome up, and a reload would lose that.
     */
    save: () => {
      if (!isPressed.current) return save(send)
      addEventListener('pointerup', () => setTimeout(() => latest.current.save(latest.current.send)), { once: true })
    },
    /** Also over the note of another person, which is on the screen by now. */
    saveAnyway: () => {
      typeNote(id, text, stored)
      save(send)
    },
    /** The other person's note stays. */
    drop: () => {
      dropDraft(id)
      setText(stored)
    },
  }
}
