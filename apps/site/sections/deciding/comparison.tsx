import type { ComparedWay, ComparisonSection, MomentMark } from '@repo/content/sections/deciding.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import styles from './comparison.module.css'

/** Ways to learn why, one below the other: cards where there is no room for columns. Heads of columns are in each card too. */
export function Comparison(section: ComparisonSection) {
  const { headline, lead, when, moments, tells, cannot, rows, legend } = section
  return (
    <section className="bg-fog py-section">
      <div className="wrap">
        <h2 className="type-title">
          <Words>{headline}</Words>
        </h2>
        <p className="mt-3 type-lead">
          <Words>{lead}</Words>
        </p>
        <div className={styles.heads} aria-hidden="true">
          <div>
            <Words>{when}</Words>
            <Moments moments={moments} />
          </div>
          <span>
            <Words>{tells}</Words>
          </span>
          <span>
            <Words>{cannot}</Words>
          </span>
        </div>
        <ul className={styles.rows}>
          {rows.map((row) => (
            <li key={plainWords(row.name)} data-ours={row.ours ? '' : undefined}>
              <h3 className="type-sub">
                <Words>{row.name}</Words>
                {row.ours && (
                  <span className="block font-text type-micro font-semibold">
                    <Words>{row.ours}</Words>
                  </span>
                )}
              </h3>
              <div>
                <div className={styles.visit} role="img" aria-label={describe(row, section)}>
                  {row.marks.map((mark, moment) => (
                    <i key={moment} data-mark={mark} />
                  ))}
                </div>
                <div className="lap-small:hidden" aria-hidden="true">
                  <Moments moments={moments} />
                </div>
              </div>
              <Said label={tells}>{row.tells}</Said>
              <Said label={cannot}>{row.cannot}</Said>
            </li>
          ))}
        </ul>
        <ul className={styles.legend} aria-hidden="true">
          {(['told', 'watched', 'nothing'] as const).map((mark) => (
            <li key={mark}>
              <i data-mark={mark} />
              <Words>{legend[mark]}</Words>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Moments({ moments }: Pick<ComparisonSection, 'moments'>) {
  return (
    <div className={styles.moments}>
      {moments.map((moment) => (
        <span key={plainWords(moment)}>
          <Words>{moment}</Words>
        </span>
      ))}
    </div>
  )
}

function Said({ label, children }: { label: ComparisonSection['tells']; children: ComparedWay['tells'] }) {
  return (
    <p className="leading-snug">
      <b className="block type-micro lap-small:sr-only">
        <Words>{label}</Words>
      </b>{' '}
      <Words>{children}</Words>
    </p>
  )
}

/** The drawn visit in words: "They tell you: look, hesitate, leave". */
function describe({ marks }: ComparedWay, { moments, legend }: ComparisonSection): string {
  const found: readonly MomentMark[] = [...new Set(marks)].filter((mark) => mark !== 'nothing')
  return found
    .map((mark) => {
      const named = moments.filter((_, place) => marks[place] === mark).map(plainWords)
      return `${plainWords(legend[mark])}: ${named.join(', ')}`
    })
    .join('; ')
}
