import './counted-dots.css'

const colours = {
  ink: 'bg-ink',
  line: 'bg-line',
  blush: 'bg-blush',
  lemon: 'bg-lemon',
  tomato: 'bg-tomato',
  jade: 'bg-jade',
  jadeDeep: 'bg-jade-deep',
  dim: 'bg-ink/22',
  quiet: 'counted-dots-quiet',
}

export interface DotGroup {
  count: number
  colour: keyof typeof colours
  /** The group's last dot has said something: it is an answer shape. */
  nib?: boolean
}

/** A picture one can count: every dot stands for one thing. Give `label` unless the words beside it say the count. */
export function CountedDots({
  groups,
  label,
  className = '',
}: {
  groups: readonly DotGroup[]
  label?: string
  className?: string
}) {
  return (
    <span
      className={`counted-dots ${className}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {groups.flatMap(({ count, colour, nib }, group) =>
        Array.from({ length: count }, (_, place) => (
          <i
            key={`${group}-${place}`}
            className={nib && place === count - 1 ? `${colours[colour]} counted-dots-nib` : colours[colour]}
          />
        )),
      )}
    </span>
  )
}
