import type { LucideIcon } from 'lucide-react'
import { initials } from '../../features/leads/screen/plain-text.ts'

/** The initials of a person in the answer shape, or a question mark if the name is not known. */
export function Face({ name, className }: { name: string | undefined; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`cut-corner grid flex-none place-items-center rounded-circle font-display ${className}`}
    >
      {name === undefined ? '?' : initials(name)}
    </span>
  )
}

/** An icon in the place of initials, for what is no person. */
export function IconFace({ Icon }: { Icon: LucideIcon }) {
  return (
    <span aria-hidden="true" className="cut-corner grid size-8.5 place-items-center rounded-circle bg-fog-2">
      <Icon strokeWidth={1.75} className="size-4" />
    </span>
  )
}
