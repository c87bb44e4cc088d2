/** A drawn switch, as in a theme's settings. When it is on, its thumb is at the end of the line (mirrored in Hebrew). */
export function SwitchMark({ isOn = true, className }: { isOn?: boolean; className: string }) {
  return (
    <svg viewBox="0 0 56 32" aria-hidden="true" className={`flex-none rtl:-scale-x-100 ${className}`}>
      <rect width="56" height="32" rx="16" fill={isOn ? 'var(--color-jade)' : 'currentColor'} />
      {isOn ? (
        <path d="M40 4a12 12 0 1 1 0 24H30.5a2.5 2.5 0 0 1-2.5-2.5V16A12 12 0 0 1 40 4Z" fill="var(--color-ink)" />
      ) : (
        <circle cx="16" cy="16" r="12" fill="var(--color-ash)" />
      )}
    </svg>
  )
}
