import type { LeadSign } from './lead-drawings.tsx'

/** One of the drawings that wait in the page. */
export function LeadDrawing({ name, className }: { name: LeadSign; className: string }) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`#lead-${name}`} />
    </svg>
  )
}
