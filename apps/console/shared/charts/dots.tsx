import styles from './dots.module.css'

/** What a dot means, by its colour. */
export type DotKind = 'here' | 'left' | 'loss' | 'install' | 'gone' | 'said'

/** Countable dots: one `<i>` each. They are a picture of figures that stand beside them in words or in a table. */
export function Dots({
  counts,
  look,
  className = '',
}: {
  /** In the order of drawing. */
  counts: Partial<Record<DotKind, number>>
  look: 'column' | 'grid' | 'row' | 'day' | 'waiting'
  className?: string
}) {
  return (
    <div className={`${styles.dots} ${styles[look]} ${className}`} aria-hidden="true" data-dots="">
      {Object.entries(counts).flatMap(([kind, count]) =>
        Array.from({ length: Math.max(0, count) }, (_, index) => <i key={`${kind}${index}`} data-kind={kind} />),
      )}
    </div>
  )
}

/** The key to a chart: which colour means what. */
export function DotKey({ kinds }: { kinds: readonly (readonly [DotKind, string])[] }) {
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
