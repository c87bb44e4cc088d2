/** The demo store's balance bike, built of circles and straight tubes. Never mirrored. */
export function DemoBike({ label, className = '' }: { label?: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 400 300"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <ellipse cx="200" cy="272" rx="160" ry="9" fill="var(--color-ink)" opacity=".12" />
      <Wheel x={95} />
      <Wheel x={305} />
      <g stroke="var(--color-tomato)" strokeWidth="17">
        <path d="M95 205 L150 140 Q160 128 176 132 L268 118" />
        <path d="M150 142 Q200 215 272 120" />
      </g>
      <path d="M305 205 L262 78" stroke="var(--color-ink)" strokeWidth="12" />
      <path d="M276 120l-8-24" stroke="var(--color-tomato)" strokeWidth="20" />
      <path d="M262 78q-4-14 10-16l30-4" stroke="var(--color-ink)" strokeWidth="10" />
      <path d="M284 61l24-3" stroke="var(--color-lemon)" strokeWidth="13" />
      <path d="M152 140 L140 96" stroke="var(--color-ink)" strokeWidth="11" />
      <path d="M104 92q2-16 22-15q28 4 46 8q12 3 6 12q-4 5-16 5h-40q-18 0-18-10z" fill="var(--color-ink)" />
      <g fill="var(--color-lemon)">
        <circle cx="95" cy="205" r="11" />
        <circle cx="305" cy="205" r="11" />
      </g>
    </svg>
  )
}

function Wheel({ x }: { x: number }) {
  return (
    <>
      <circle cx={x} cy="205" r="58" stroke="var(--color-ink)" strokeWidth="15" />
      <circle cx={x} cy="205" r="47" stroke="var(--color-paper)" strokeWidth="3" />
      <g stroke="var(--color-ash)" strokeWidth="2.5" strokeLinecap="butt">
        {[0, 30, 60, 90, 120, 150].map((angle) => (
          <path key={angle} d={`M${x} 158v94`} transform={`rotate(${angle} ${x} 205)`} />
        ))}
      </g>
    </>
  )
}
