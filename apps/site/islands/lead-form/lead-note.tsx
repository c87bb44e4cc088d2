import type { ReactNode } from 'react'
import { LeadDrawing } from './lead-drawing.tsx'

/** Message of the form. It stays, unlike the alert. */
export function LeadNote({ id, isDone, children }: { id: string; isDone: boolean; children: ReactNode }) {
  return (
    <p
      id={id}
      role="alert"
      className={`mb-[1.1rem] flex w-fit items-center gap-[.7rem] rounded-[22px] nib px-[1.15rem] py-[.85rem] font-semibold ${isDone ? 'bg-jade' : 'bg-tomato'}`}
    >
      <LeadDrawing name={isDone ? 'check' : 'alert'} className="size-[22px] flex-none" />
      {children}
    </p>
  )
}
