import styles from './dots.module.css'

/** What a dot means, by its colour. */
export type DotKind = 'here' | 'since' | 'left' | 'loss' | 'install' | 'beyond' | 'gone' | 'said'

/** Countable dots: one `<i>` each. They are a picture of figures that stand beside them in words or in a table. */
export function Dots({
  counts,
  look,
  tick,
  className = '',
}: {
  /** In the order of drawing. */
  counts: Partial<Record<DotKind, number>>
  /** A line after so many of them. */
  tick?: number | undefined
  look: 'column' | 'grid' | 'row' | 'waiting'
  className?: string
}) {
  const kinds = Object.entries(counts).flatMap(([kind, count]) =>
    Array.from({ length: Math.max(0, count) }, () => kind),
  )
  return (
    <div className={`${styles.dots} ${styles[look]} ${className}`} aria-hidden="true" data-dots="">
      {kinds.map((kind, index) => (
        <i
          key={index}
          data-kind={kind}
          data-tick={tick === index + 1 ? 'after' : tick === 0 && index === 0 ? 'before' : undefined}
        />
      ))}
    </div>
  )
}

/** The key to a chart: which colour means what. */
export function DotKey({ kinds }: { kinds: readonly (readonly [DotKind | 'tick', string])[] }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-micro text-slate">
      {kinds.map(([kind, name]) => (
        <li key={kind} className={styles.key}>
          <i data-kind={kind} aria-hidden="true" />
          {name}
        </li>
      ))}
    </ul>
  )
}
