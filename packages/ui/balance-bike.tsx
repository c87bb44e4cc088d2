/** The demo shop's product, built from circles and straight tubes. Never mirrored. `faded` is the bike without a question. */
export function BalanceBike({ faded = false, className }: { faded?: boolean; className?: string }) {
  const frame = faded ? 'var(--color-ash)' : 'var(--color-tomato)'
  return (
    <svg
      viewBox="0 0 400 300"
      aria-hidden="true"
      data-product="bike"
      fill="none"
      strokeLinecap="round"
      className={className}
    >
      <ellipse cx="200" cy="272" rx="160" ry="9" fill="var(--color-ink)" opacity=".12" />
      {[95, 305].map((x) => (
        <g key={x} transform={`translate(${x} 205)`}>
          <circle r="58" stroke="var(--color-ink)" strokeWidth="15" />
          <circle r="47" stroke="var(--color-paper)" strokeWidth="3" />
          <path d={spokes} stroke="var(--color-ash)" strokeWidth="2.5" />
        </g>
      ))}
      <g stroke={frame} strokeWidth="17" strokeLinejoin="round">
        <path d="M95 205 150 140Q160 128 176 132L268 118" />
        <path d="M150 142Q200 215 272 120" />
      </g>
      <path d="M305 205 262 78" stroke="var(--color-ink)" strokeWidth="12" />
      <path d="m276 120-8-24" stroke={frame} strokeWidth="20" />
      <path d="M262 78q-4-14 10-16l30-4" stroke="var(--color-ink)" strokeWidth="10" />
      <path d="m284 61 24-3" stroke="var(--color-lemon)" strokeWidth="13" />
      <path d="M152 140 140 96" stroke="var(--color-ink)" strokeWidth="11" />
      <path d="M104 92q2-16 22-15 28 4 46 8 12 3 6 12-4 5-16 5h-40q-18 0-18-10z" fill="var(--color-ink)" />
      <circle cx="95" cy="205" r="11" fill="var(--color-lemon)" />
      <circle cx="305" cy="205" r="11" fill="var(--color-lemon)" />
    </svg>
  )
}

/** Six spokes across a wheel, thirty degrees apart. */
const spokes = [0, 30, 60, 90, 120, 150]
  .map((degrees) => {
    const turn = (degrees * Math.PI) / 180
    const x = Math.round(Math.sin(turn) * 470) / 10
    const y = Math.round(Math.cos(turn) * 470) / 10
    return `M${x} ${y}L${-x} ${-y}`
  })
  .join('')
