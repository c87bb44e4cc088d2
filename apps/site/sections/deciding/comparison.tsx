import type { ComparedWay, ComparisonSection, MomentMark } from '@repo/content/sections/deciding.ts'
import { Dot } from '@repo/ui/dot.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { Call } from '../shared/call.tsx'
import { Framed } from '../shared/framed.tsx'
import styles from './comparison.module.css'

const marks = ['told', 'watched', 'nothing'] as const

const columns =
  'grid-cols-2 px-4 wide:grid wide:grid-cols-[minmax(0,16rem)_20rem_minmax(0,1fr)_minmax(0,1.1fr)] wide:gap-6 wide:px-5'

/** Ways to learn why, one below the other: cards where there is no room for columns. Heads of columns are in each card too. */
export function Comparison(section: ComparisonSection) {
  const { headline, lead, when, moments, tells, cannot, rows, legend, call } = section
  return (
    <Framed surface="fog" headline={headline}>
      <Words.p className="mt-3 mb-5 type-lead tab:mb-8">{lead}</Words.p>
      <div className={`mb-2 hidden items-end type-small font-semibold text-slate ${columns}`} aria-hidden="true">
        <div className="col-start-2">
          <Words>{when}</Words>
          <Moments moments={moments} />
        </div>
        <Words.span>{tells}</Words.span>
        <Words.span>{cannot}</Words.span>
      </div>
      <ul className="grid gap-1.5 stagger wide:gap-2">
        {rows.map((row) => (
          <li
            key={plainWords(row.name)}
            className={`grid items-start gap-x-3.5 gap-y-1 rounded-large py-3 wide:items-center wide:py-4 ${columns} ${row.ours ? 'rounded-ee-cut-corner bg-lemon [--card:var(--color-lemon)]' : 'bg-paper [--card:var(--color-paper)]'}`}
          >
            <h3 className="col-span-2 type-sub max-wide:text-large wide:col-span-1">
              <Words>{row.name}</Words>
              {row.ours && <Words.span className="block font-text type-micro font-semibold">{row.ours}</Words.span>}
            </h3>
            <div className="col-span-2 wide:col-span-1">
              <p className="sr-only">{describe(row, section)}</p>
              <div
                className={`${styles.visit} relative grid min-h-[30px] grid-cols-5 wide:min-h-[36px] place-items-center`}
                aria-hidden="true"
              >
                {row.marks.map((mark, moment) => (
                  <Mark key={moment} mark={mark} className={mark === 'told' ? 'scale-125' : ''} />
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
      <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2 type-small text-slate [--card:transparent]" aria-hidden="true">
        {marks.map((mark) => (
          <li key={mark} className="flex items-center gap-2.5">
            <Mark mark={mark} />
            <Words>{legend[mark]}</Words>
          </li>
        ))}
      </ul>
      <Call {...call} bubble="paper" className="mt-9 max-tab:hidden" />
    </Framed>
  )
}

function Mark({ mark, className = '' }: { mark: MomentMark; className?: string }) {
  return <Dot data-mark={mark} className={`relative size-6 forced-color-adjust-none ${looks[mark]} ${className}`} />
}

const looks = {
  told: 'rounded-es-[3px] bg-ink',
  watched: 'bg-ash',
  nothing: 'border-2 border-dashed border-[#7c8075] bg-(--card)',
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
    <p className={`leading-snug text-balance max-wide:type-small ${isQuiet ? 'text-slate' : ''}`}>
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
