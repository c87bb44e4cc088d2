import type { ReactNode } from 'react'
import { LeadDrawing } from './lead-drawing.tsx'
import './lead-note.css'

/** What the form answers, beside its alerts: they are gone once they are closed. */
export function LeadNote({ id, isDone, children }: { id: string; isDone: boolean; children: ReactNode }) {
  return (
    <p id={id} role="alert" className={`lead-note ${isDone ? 'lead-note-done' : ''}`}>
      <LeadDrawing name={isDone ? 'check' : 'alert'} className="size-[22px] flex-none" />
      {children}
    </p>
  )
}
