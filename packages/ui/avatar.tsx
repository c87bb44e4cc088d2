/** Initials in the answer shape. People on this site are examples; no photographs. */
export function Avatar({ initials, className = '' }: { initials: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`grid size-12 flex-none place-items-center rounded-pill cut-corner bg-ink font-display text-base/none text-paper ${className}`}
    >
      {initials}
    </span>
  )
}
