import type { Sign } from './quiz-drawings.tsx'

/** Reference to the SVG sprite (`quiz-drawings.tsx`): a sign, an option's icon (`goal-pdp`), the bike. */
export function Drawing({ name, className }: { name: Sign | 'bike' | `${string}-${string}`; className?: string }) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`#${name}`} />
    </svg>
  )
}
