import type { LeadSign } from './lead-drawings.tsx'

/** Reference to the SVG sprite (`lead-drawings.tsx`). */
export function LeadDrawing({ name, className }: { name: LeadSign; className: string }) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`#lead-${name}`} />
    </svg>
  )
}
