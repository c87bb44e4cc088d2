/** The jewellery shop's product, built from circles and straight lines. `faded` is the ring without a question. */
export function Ring({ faded = false, className }: { faded?: boolean; className?: string }) {
  const band = faded ? 'var(--color-ash)' : 'var(--color-lemon)'
  const stone = faded ? 'var(--color-fog)' : 'var(--color-blush)'
  return (
    <svg viewBox="0 0 400 300" aria-hidden="true" fill="none" strokeLinejoin="round" className={className}>
      <ellipse cx="200" cy="280" rx="104" ry="8" fill="var(--color-ink)" opacity=".12" />
      <circle cx="200" cy="184" r="82" stroke="var(--color-ink)" strokeWidth="26" />
      <circle cx="200" cy="184" r="82" stroke={band} strokeWidth="16" />
      <path d="M158 44h84l26 30-68 64-68-64z" fill={stone} stroke="var(--color-ink)" strokeWidth="6" />
      <path d="M132 74h136M200 138l-32-64 16-30M200 138l32-64-16-30" stroke="var(--color-ink)" strokeWidth="4" />
    </svg>
  )
}
