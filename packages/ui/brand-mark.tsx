/**
 * The dot that answers: a circle that gained one hard corner, with three dots about to speak. Never mirrored. A background that
 * changes under it colours it with `--mark-shape` and `--mark-dots`.
 */
export function BrandMark({
  shape = 'var(--mark-shape, var(--color-ink))',
  dots = 'var(--mark-dots, var(--color-lemon))',
  className,
}: {
  shape?: string
  dots?: string
  className?: string
}) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path d="M16 0a16 16 0 1 1 0 32H3a3 3 0 0 1-3-3V16A16 16 0 0 1 16 0Z" fill={shape} />
      <circle cx="9.2" cy="16" r="2.6" fill={dots} />
      <circle cx="16" cy="16" r="2.6" fill={dots} />
      <path d="M22.8 13.4a2.6 2.6 0 1 1 0 5.2h-2.1a.5.5 0 0 1-.5-.5V16a2.6 2.6 0 0 1 2.6-2.6Z" fill={dots} />
    </svg>
  )
}
