import { Check, CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import './lead-note.css'

/** What the form answers, beside its alerts: they are gone once they are closed. */
export function LeadNote({ id, isDone, children }: { id: string; isDone: boolean; children: ReactNode }) {
  const Mark = isDone ? Check : CircleAlert
  return (
    <p id={id} role="alert" className={`lead-note ${isDone ? 'lead-note-done' : ''}`}>
      <Mark aria-hidden="true" strokeWidth={1.9} className="size-[22px] flex-none" />
      {children}
    </p>
  )
}
