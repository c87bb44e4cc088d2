/**
 * The case study's product: circles and straight tubes, like the bike. Never mirrored. `turn` is where its head looks, in
 * degrees from the right; without it the style sheet of `headClassName` turns it. Colours: `--lamp-tube`, `--lamp-joint`, `--lamp-bulb`.
 */
export function Lamp({ turn, beam, headClassName, beamClassName, className }: Props) {
  const turned = turn === undefined ? undefined : `translate(192 166) rotate(${turn})`
  const tube = 'var(--lamp-tube, var(--color-ink))'
  return (
    <svg viewBox="0 0 420 440" aria-hidden="true" className={className}>
      {beam && (
        <g transform={turned} className={beamClassName}>
          <path
            d={`M112-84 ${beam.length}-${beam.width / 2}V${beam.width / 2}L112 84z`}
            fill="var(--color-lemon-soft)"
          />
        </g>
      )}
      <rect x="30" y="412" width="190" height="28" rx="14" fill={tube} />
      <path
        d="M125 412 62 262 192 166"
        fill="none"
        stroke={tube}
        strokeWidth="14"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="62" cy="262" r="19" fill="var(--lamp-joint, var(--color-lemon))" />
      <circle cx="62" cy="262" r="6" fill="var(--color-ink)" />
      <circle cx="125" cy="412" r="16" fill="var(--color-tomato)" />
      <g transform={turned} className={headClassName}>
        <circle cx="112" r="36" fill="var(--lamp-bulb, var(--color-lemon))" />
        <path d="M112-86a86 86 0 0 0 0 172z" fill="var(--color-tomato)" />
        <rect x="-14" y="-17" width="48" height="34" rx="10" fill={tube} />
      </g>
    </svg>
  )
}

interface Props {
  turn?: number
  /** How far its light reaches, and how wide it is there. */
  beam?: { length: number; width: number }
  headClassName?: string
  beamClassName?: string
  className?: string
}
