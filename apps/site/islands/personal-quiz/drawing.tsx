import type { Sign } from './quiz-drawings.tsx'

/** Reference to the SVG sprite (`quiz-drawings.tsx`): a sign, an option's icon (`goal-pdp`), a plan's scene (`scene-A`). */
export function Drawing({ name, className }: { name: Sign | `${string}-${string}`; className?: string }) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`#${name}`} />
    </svg>
  )
}
