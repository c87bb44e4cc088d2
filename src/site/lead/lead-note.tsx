import { Check, CircleAlert } from 'lucide-react'
import type { LeadFormWords } from '#content/sections/lead.ts'
import { Words } from '#ui/words.tsx'
import type { LeadState } from './use-lead.ts'
import './lead-note.css'

/** What the form answers, beside its alerts: they are gone once they are closed. */
export function LeadNote({ id, state, words }: Props) {
  if (state === 'idle' || state === 'sending') return null
  const isDone = state === 'done'
  const Mark = isDone ? Check : CircleAlert
  return (
    <p id={id} role="alert" className={`lead-note ${isDone ? 'lead-note-done' : ''}`}>
      <Mark aria-hidden="true" strokeWidth={1.9} className="size-[22px] flex-none" />
      <Words>{{ empty: words.empty, failed: words.failed, done: words.thanks }[state]}</Words>
    </p>
  )
}

interface Props {
  id: string
  state: LeadState
  words: Pick<LeadFormWords, 'empty' | 'failed' | 'thanks'>
}
