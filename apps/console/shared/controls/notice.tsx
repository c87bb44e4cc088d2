import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

const surfaces = { ask: 'bg-lemon-soft', good: 'bg-mint', error: 'bg-tomato-soft', quiet: 'bg-fog-2' }

/** A sentence to the reader. Lemon-soft by default; mint only for the verdict "better", tomato-soft for an error. */
export function Notice({
  look = 'ask',
  Icon,
  className = '',
  children,
}: {
  look?: keyof typeof surfaces
  Icon?: LucideIcon
  className?: string
  children: ReactNode
}) {
  return (
    <div className={`cut-corner flex items-start gap-3.5 rounded-medium px-4.5 py-3.5 ${surfaces[look]} ${className}`}>
      {Icon && <Icon aria-hidden="true" strokeWidth={1.75} className="size-5 flex-none" />}
      <div className="min-w-0 text-pretty">{children}</div>
    </div>
  )
}
