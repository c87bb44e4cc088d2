/** A switch that is on. A drawing: the real one is in the merchant's theme. */
export function SwitchMark({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 56 32" aria-hidden="true" className={className}>
      <rect width="56" height="32" rx="16" fill="var(--color-jade)" />
      <path d="M40 4a12 12 0 1 1 0 24H30.5a2.5 2.5 0 0 1-2.5-2.5V16A12 12 0 0 1 40 4Z" fill="var(--color-ink)" />
    </svg>
  )
}
