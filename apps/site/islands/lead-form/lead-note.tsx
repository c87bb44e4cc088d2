import type { ReactNode } from 'react'
import { LeadDrawing } from './lead-drawing.tsx'

/** What the form answers: thanks, or what went wrong. It stays, unlike the alert. */
export function LeadNote({ id, isDone, children }: { id: string; isDone: boolean; children: ReactNode }) {
  const look = isDone
    ? 'w-fit max-w-[92%] bg-ink px-5.5 py-4.5 font-display text-figure/tight font-normal text-paper wide:text-sum/tight'
    : 'bg-tomato px-5 py-3.5 font-semibold'
  return (
    <p id={id} role="alert" className={`flex items-center gap-2.5 rounded-card cut-corner ${look}`}>
      {!isDone && <LeadDrawing name="alert" className="size-5.5 flex-none" />}
      {children}
    </p>
  )
}
