import type { BeforeAfterSection } from '@repo/content/sections/home.ts'
import { DotField, type Tone } from '@repo/ui/dot-field.tsx'
import { Icon } from '@repo/ui/icon.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { scatter } from '@repo/ui/scatter.ts'
import { Words } from '@repo/ui/words.tsx'
import { Framed } from '../shared/framed.tsx'
import styles from './before-after.module.css'

const saying = `${styles.says} absolute rounded-medium cut-corner-end bg-blush leading-[1.3] text-ink`

/**
 * The same 64 visitors twice, one picture over the other: grey dots in a report, then people of whom some bought and many
 * said why. A native range over both pulls the divider (`pull-divider.client.ts`); without a script it is in the middle.
 */
export function BeforeAfter({ headline, text, before, after, slider, says, hint, note }: BeforeAfterSection) {
  return (
    <Framed surface="mint" headline={headline} text={text}>
      <div
        className={`${styles.picture} relative isolate overflow-clip rounded-card rounded-ee-cut-corner bg-fog tab:rounded-xl tab:rounded-ee-cut-corner`}
        data-divider
      >
        <div className="px-5 pt-5.5 pb-6 tab:px-10 tab:pt-9 tab:pb-10">
          <Words.h3
            id="before"
            className={`${styles.title} mb-18 font-display text-figure leading-none font-normal tab:mb-19`}
          >
            {before.title}
          </Words.h3>
          <Visitors dots={silent} />
        </div>
        <div
          className={`${styles.after} absolute inset-0 bg-jade-deep px-5 pt-5.5 pb-6 text-paper tab:px-10 tab:pt-9 tab:pb-10`}
        >
          <Words.h3
            id="after"
            className={`${styles.title} mb-18 font-display text-figure leading-none font-normal tab:mb-19`}
          >
            {after.title}
          </Words.h3>
          <Visitors dots={heard} />
          <Words.p className={saying} aria-hidden="true">
            {says[0]}
          </Words.p>
          <Words.p className={saying} aria-hidden="true">
            {says[1]}
          </Words.p>
        </div>
        <span className={styles.divider} aria-hidden="true" />
        <span className={styles.handle} aria-hidden="true">
          <Icon name="swap" className="size-7" />
        </span>
        <input type="range" min={4} max={96} defaultValue={50} aria-label={plainWords(slider)} />
      </div>
      <div className="mt-4 grid grid-cols-2 gap-x-3.5 text-balance tab:mt-5 tab:gap-x-10">
        <Points points={before.points} title="before" className="text-tomato-deep" />
        <Points points={after.points} title="after" className="text-jade-deep" />
      </div>
      <div className="mt-4 flex flex-wrap justify-between gap-x-8 gap-y-1 type-small">
        <Words.p className="noscript:hidden" data-live>
          {hint}
        </Words.p>
        <Words.p>{note}</Words.p>
      </div>
    </Framed>
  )
}

const silent = Array<Tone>(64).fill('line')
const heard = scatter<Tone>({ veil: 36, blush: 15, jade: 9, lemon: 4 }, 17156)

/** Six rows on phones, four from there on. */
function Visitors({ dots }: { dots: Tone[] }) {
  const said = (tone: Tone) => tone !== 'line' && tone !== 'veil'
  return (
    <>
      <DotField dots={dots} columns={11} size={0.78} said={said} className="tab:hidden" />
      <DotField dots={dots} columns={16} size={0.78} said={said} className="max-tab:hidden" />
    </>
  )
}

function Points({ points, title, className }: Props) {
  return (
    <ul aria-labelledby={title}>
      {points.map((point) => (
        <li
          key={plainWords(point.text)}
          className="flex gap-2 border-b border-ink/25 py-2.25 font-display text-note/tight tracking-close tab:items-center tab:gap-4 tab:py-3 tab:text-sub he:tracking-normal"
        >
          <Icon name={point.icon} className={`size-4.5 flex-none tab:size-6 ${className}`} />
          <Words>{point.text}</Words>
        </li>
      ))}
    </ul>
  )
}

interface Props {
  points: BeforeAfterSection['before']['points']
  title: string
  className: string
}
