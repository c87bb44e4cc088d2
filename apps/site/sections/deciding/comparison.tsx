import type { ComparedWay, ComparisonSection, MomentMark } from '@repo/content/sections/deciding.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { Call } from '../shared/call.tsx'
import styles from './comparison.module.css'

const marks = ['told', 'watched', 'nothing'] as const

const columns = 'wide:grid wide:grid-cols-[minmax(0,16rem)_20rem_minmax(0,1fr)_minmax(0,1.1fr)] wide:gap-6 px-5'

/** Ways to learn why, one below the other: cards where there is no room for columns. Heads of columns are in each card too. */
export function Comparison(section: ComparisonSection) {
  const { headline, lead, when, moments, tells, cannot, rows, legend, call } = section
  return (
    <section className="bg-fog py-section">
      <div className="wrap">
        <Words.h2 className="type-title">{headline}</Words.h2>
        <Words.p className="mt-3 mb-6 type-lead tab:mb-8">{lead}</Words.p>
        <div className={`mb-2 hidden items-end type-small font-semibold text-slate ${columns}`} aria-hidden="true">
          <div className="col-start-2">
            <Words>{when}</Words>
            <Moments moments={moments} />
          </div>
          <Words.span>{tells}</Words.span>
          <Words.span>{cannot}</Words.span>
        </div>
        <ul className="grid gap-2 stagger">
          {rows.map((row) => (
            <li
              key={plainWords(row.name)}
              className={`grid items-center gap-2.5 rounded-large py-4 ${columns} ${row.ours ? 'rounded-ee-cut-corner bg-lemon [--card:var(--color-lemon)]' : 'bg-paper [--card:var(--color-paper)]'}`}
            >
              <h3 className="type-sub">
                <Words>{row.name}</Words>
                {row.ours && <Words.span className="block font-text type-micro font-semibold">{row.ours}</Words.span>}
              </h3>
              <div>
                <p className="sr-only">{describe(row, section)}</p>
                <div
                  className={`${styles.visit} relative grid min-h-[36px] grid-cols-5 place-items-center`}
                  aria-hidden="true"
                >
                  {row.marks.map((mark, moment) => (
                    <i key={moment} className={styles.mark} data-mark={mark} />
                  ))}
                </div>
                <div className="wide:hidden" aria-hidden="true">
                  <Moments moments={moments} />
                </div>
              </div>
              <Said label={tells}>{row.tells}</Said>
              <Said label={cannot} isQuiet={!row.ours}>
                {row.cannot}
              </Said>
            </li>
          ))}
        </ul>
        <ul
          className="mt-4 flex flex-wrap gap-x-6 gap-y-2 type-small text-slate [--card:transparent]"
          aria-hidden="true"
        >
          {marks.map((mark) => (
            <li key={mark} className="flex items-center gap-2.5">
              <i className={styles.mark} data-mark={mark} />
              <Words>{legend[mark]}</Words>
            </li>
          ))}
        </ul>
        <Call {...call} bubble="paper" className="mt-9" />
      </div>
    </section>
  )
}

function Moments({ moments }: Pick<ComparisonSection, 'moments'>) {
  return (
    <div className="grid grid-cols-5 justify-items-center type-micro">
      {moments.map((moment) => (
        <Words.span key={plainWords(moment)} className="max-mini:even:mt-4">
          {moment}
        </Words.span>
      ))}
    </div>
  )
}

function Said({ label, isQuiet = false, children }: SaidProps) {
  return (
    <p className={`leading-snug ${isQuiet ? 'text-slate' : ''}`}>
      <Words.b className="block type-micro wide:sr-only">{label}</Words.b> <Words>{children}</Words>
    </p>
  )
}

interface SaidProps {
  label: ComparisonSection['tells']
  isQuiet?: boolean
  children: ComparedWay['tells']
}

/** The drawn visit in words: "They tell you: look, hesitate, leave". */
function describe(row: ComparedWay, { moments, legend }: ComparisonSection): string {
  const named = (mark: MomentMark) => moments.filter((_, place) => row.marks[place] === mark).map(plainWords)
  return marks
    .filter((mark) => mark !== 'nothing' && row.marks.includes(mark))
    .map((mark) => `${plainWords(legend[mark])}: ${named(mark).join(', ')}`)
    .join('; ')
}
