/** The case study's product: circles and straight tubes, like the bike. Never mirrored. */
export function DeskLamp({ className }: { className?: string }) {
  return (
    <svg viewBox="40 40 300 246" aria-hidden="true" className={className}>
      <ellipse cx="170" cy="276" rx="112" ry="8" fill="var(--color-ink)" opacity=".12" />
      <rect x="92" y="248" width="156" height="24" rx="12" fill="var(--color-ink)" />
      <path
        d="m170 250-50-100 110-52"
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth="11"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="120" cy="150" r="15" fill="var(--color-lemon)" />
      <circle cx="120" cy="150" r="5" fill="var(--color-ink)" />
      <circle cx="170" cy="248" r="13" fill="var(--color-tomato)" />
      <g transform="rotate(28 262 92)">
        <circle cx="262" cy="140" r="26" fill="var(--color-lemon)" />
        <path d="M198 140a64 64 0 0 1 128 0z" fill="var(--color-tomato)" />
        <rect x="250" y="56" width="24" height="26" rx="8" fill="var(--color-ink)" />
      </g>
    </svg>
  )
}
