import { initials } from '../screens/leads/plain-text.ts'

/** The initials of a person in the answer shape, or a question mark if the name is not known. */
export function Face({ name, className }: { name: string | undefined; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`nib grid flex-none place-items-center rounded-circle font-display ${className}`}
    >
      {name === undefined ? '?' : initials(name)}
    </span>
  )
}
