import type { ReactNode } from 'react'
import { LeadDrawing } from './lead-drawing.tsx'

/** Message of the form. It stays, unlike the alert. */
export function LeadNote({ id, isDone, children }: { id: string; isDone: boolean; children: ReactNode }) {
  return (
    <p
      id={id}
      role="alert"
      className={`mb-4.5 flex w-fit items-center gap-3 rounded-large cut-corner px-4.5 py-3.5 font-semibold ${isDone ? 'bg-jade' : 'bg-tomato'}`}
    >
      <LeadDrawing name={isDone ? 'check' : 'alert'} className="size-5.5 flex-none" />
      {children}
    </p>
  )
}
