import type { DashboardWords } from '#content/sections/shared.ts'
import { Chips } from './chips.tsx'
import { DotField, type Voice } from './dot-field.tsx'
import { DotNumeral } from './dot-numeral.tsx'
import { plainWords } from './plain-words.ts'
import { scatter } from './scatter.ts'
import { Tag } from './tag.tsx'
import { Words } from './words.tsx'
import styles from './dashboard.module.css'

/** The merchant's side: answers counted in dots, sorted by reason, with the next thing to do. A drawing with demo figures. */
export function Dashboard({
  title,
  sample,
  unit,
  reasons,
  next,
  actions,
  figures,
  scene,
  className = '',
}: DashboardWords & {
  /** Classes of the parts that change with the newest answer, for a page that plays the scene. */
  scene?: Record<'before' | 'after' | 'plus' | 'newest', string | undefined>
  className?: string
}) {
  const total = reasons.reduce((sum, { answers }) => sum + answers, 0)
  const [newest] = reasons
  const earlier = Object.fromEntries(
    reasons.map(({ voice, answers }, place) => [voice, answers - (place === 0 ? 1 : 0)]),
  )
  const crowd = scatter<Voice>(earlier, 12352)
  return (
    <div className={`${styles.dashboard} ${className}`}>
      <div className={styles.body}>
        <div className={styles.head}>
          <b>
            <i className={styles.pulse} />
            <Words>{title}</Words>
          </b>
          <Tag ground="dim">
            <Words>{sample}</Words>
          </Tag>
        </div>
        <div className={styles.count}>
          <div>
            <div className={styles.total}>
              <DotNumeral value={String(total)} className={scene?.after} />
              <DotNumeral
                value={String(total - 1)}
                hidden
                className={`${styles.before} ${scene?.before ?? ''}`.trim()}
              />
            </div>
            <p>
              <Words>{unit}</Words>
              <span className={`${styles.plus} ${scene?.plus ?? ''}`.trim()} dir="ltr">
                +1
              </span>
            </p>
          </div>
          <DotField
            dots={newest ? [...crowd, newest.voice] : crowd}
            columns={7}
            newest
            newestClassName={scene?.newest}
          />
        </div>
        <div className={styles.finding}>
          <ul>
            {reasons.map(({ label, share, voice }) => (
              <li key={plainWords(label)}>
                <DotField dots={[voice]} columns={1} said={() => true} className="size-3" />
                <Words>{label}</Words>
                <b>
                  <Words>{share}</Words>
                </b>
              </li>
            ))}
          </ul>
          <div className={styles.next}>
            <p>
              <Words>{next}</Words>
            </p>
            <Chips items={actions} className={styles.actions} />
          </div>
        </div>
        <dl className={styles.figures}>
          {figures.map(({ value, label }) => (
            <div key={plainWords(label)}>
              <dt>
                <Words>{label}</Words>
              </dt>
              <dd>
                <Words>{value}</Words>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
