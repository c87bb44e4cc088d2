import type { ReactNode } from 'react'
import { LeadDrawing } from './lead-drawing.tsx'
import './lead-note.css'

/** Message of the form. It stays, unlike the alert. */
export function LeadNote({ id, isDone, children }: { id: string; isDone: boolean; children: ReactNode }) {
  return (
    <p id={id} role="alert" className={`lead-note ${isDone ? 'lead-note-done' : ''}`}>
      <LeadDrawing name={isDone ? 'check' : 'alert'} className="size-[22px] flex-none" />
      {children}
    </p>
  )
}
