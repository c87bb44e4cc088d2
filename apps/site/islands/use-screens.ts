import { useEffect, useState } from 'react'

/**
 * Screens of a quiz as they are drawn: the current one, then for a moment the one before it, visually hidden. A screen reader
 * that finds the focused control removed in the update that focuses the next heading stays where the control was and does
 * not announce the heading; so the screen with that control leaves after the focus has (QZ-11). The rest of it is inert, and
 * what it dispatches is dropped (`ScreenBox`, `ignore`).
 */
export function useScreens<State extends { readonly index: number }>(state: State): QuizScreen<State>[] {
  const [current, setCurrent] = useState<QuizScreen<State>>({ key: 0, state, isLeaving: false })
  const [leaving, setLeaving] = useState<QuizScreen<State>>()

  if (current.state !== state) {
    const isAnother = current.state.index !== state.index
    // Not the index: a visitor who returns at once gets a new screen, with no answer chosen in it (QZ-07).
    setCurrent({ key: current.key + Number(isAnother), state, isLeaving: false })
    if (isAnother) setLeaving({ ...current, isLeaving: true })
  }

  useEffect(() => {
    if (!leaving) return
    // Not a timer: a late one could come before the frame that reports the focus. An animation ends after frames were drawn.
    // Without a focused control, as on a load that opens another question (RS-04), it leaves at once. The heading gets the focus in a later effect.
    const pause = document.documentElement.animate(null, document.activeElement === document.body ? 0 : leaveMs)
    const leave = () => setLeaving(undefined)
    pause.onfinish = leave
    // A key ends it too: Tab must not lead into what is invisible.
    addEventListener('keydown', leave, true)
    return () => {
      pause.cancel()
      removeEventListener('keydown', leave, true)
    }
  }, [leaving])

  return leaving ? [current, leaving] : [current]
}

export interface QuizScreen<State> {
  /** React's key: a number of its own for every screen shown. */
  key: number
  state: State
  isLeaving: boolean
}

/** What a leaving screen dispatches to: its answer is given, and the move would be one of the screen that the visitor is on. */
export function ignore(): void {}

/**
 * Long enough for a screen reader on a busy machine, which is silent about the focus if the control is gone when it gets to it:
 * while confetti is drawn Orca sometimes needs more than a second.
 */
const leaveMs = 3000
