import type { Copy } from '@repo/content/copy.ts'
import type { JoinedWords, StripWords } from '@repo/content/sections/home.ts'
import type { DashboardWords } from '@repo/content/sections/shared.ts'
import { ArrivingDots } from './arriving-dots.tsx'
import { DotField, type Tone } from './dot-field.tsx'
import { DotNumeral } from './dot-numeral.tsx'
import { plainWords } from './plain-words.ts'
import { scatter } from './scatter.ts'
import { Tag } from './tag.tsx'
import { Words } from './words.tsx'
import styles from './dashboard.module.css'

/**
 * The merchant's side in one line, for screens where the dashboard is further down: the count, the last ten places and the
 * sales follow the survey of the same `data-scene`. A drawing: the dashboard says it.
 */
export function DashboardStrip({
  reasons,
  figures: [revenue, orders],
  joined,
}: DashboardWords & { joined: StripWords }) {
  const { total, crowd } = counted(reasons)
  return (
    <div
      className={`${styles.dashboard} ${styles.strip} h-[58px] items-center justify-between gap-3 px-3.5`}
      data-strip=""
      aria-hidden="true"
    >
      <Numbers total={total} />
      <OwnPlace crowd={crowd.slice(-9)} reasons={reasons} />
      <div className={styles.sales}>
        {revenue && <Swap was={revenue.value} others={revenue.ordered} own="revenue" />}
        {orders && (
          <p>
            <Swap was={orders.value} others={orders.ordered} />
            <Words>{joined.orders}</Words>
          </p>
        )}
      </div>
    </div>
  )
}

const tones = { ash: 'bg-[#6b6f63]', blush: 'bg-blush', lemon: 'bg-lemon', tomato: 'bg-tomato' }

/** The merchant's side: answers counted in dots, sorted by reason, with the next thing to do. A drawing with demo figures. */
export function Dashboard({ title, sample, unit, reasons, next, actions, figures, joined, id, className = '' }: Props) {
  const { total } = counted(reasons)
  return (
    <div id={id} className={`${styles.dashboard} ${className}`}>
      <div className={styles.body}>
        <div className={styles.head}>
          <b>
            <i className={`${styles.pulse} relative size-[9px] flex-none rounded-circle bg-jade`} />
            <Words>{title}</Words>
          </b>
          <Tag surface="dim">
            <Words.span data-own={joined && 'sample'}>{sample}</Words.span>
          </Tag>
        </div>
        {joined ? (
          <JoinedCount reasons={reasons} unit={unit} plus={joined.plus} />
        ) : (
          <Count reasons={reasons} unit={unit} />
        )}
        <div className={styles.finding}>
          <ul className={styles.reasons}>
            {reasons.map(({ label, answers, share, tone }, place) => (
              <li key={plainWords(label)} data-answer={joined && place}>
                <i className={`size-3 rounded-circle rounded-es-tip forced-color-adjust-none ${tones[tone]}`} />
                <span>
                  <Words.span data-own={joined && `answer${place}`}>{label}</Words.span>
                  {joined && (
                    <span className={styles.mark} data-answered="">
                      <Words>{joined.row}</Words>
                    </span>
                  )}
                </span>
                <b className={`${styles.swap} grid`}>
                  <Words.span className={styles.was}>{share}</Words.span>
                  {joined && (
                    <>
                      <Share of={answers} total={total + 1} className={styles.others} />
                      <Share of={answers + 1} total={total + 1} className={styles.own} />
                    </>
                  )}
                </b>
              </li>
            ))}
          </ul>
          <div
            className={`${styles.next} mt-(--next-room,0.75rem) rounded-[18px] rounded-es-[4px] bg-ink-2 px-4 py-(--next-room,0.75rem)`}
          >
            <Words.p data-own={joined && 'next'}>{next}</Words.p>
            {actions.length > 0 && (
              <ul className={`${styles.actions} mt-1.5 flex flex-wrap gap-x-4 gap-y-1 font-semibold`}>
                {actions.map((action) => (
                  <Words.li key={plainWords(action)}>{action}</Words.li>
                ))}
              </ul>
            )}
          </div>
        </div>
        <dl
          className={`${styles.figures} mt-auto grid grid-cols-[1.2fr_1fr_0.7fr] gap-3.5 pt-(--dashboard-gap,1.375rem)`}
        >
          {figures.map(({ value, ordered, label }, place) => (
            <div key={plainWords(label)}>
              <Words.dt data-own={joined && `label${place}`}>{label}</Words.dt>
              <dd>
                <Swap was={value} others={ordered} own={joined && figureNames[place]} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}

interface Props extends DashboardWords {
  /** Leaves a place for the reader's own answer to the survey in the same `data-scene`: their dot, the count and its row follow, and the figures their order. */
  joined?: JoinedWords
  id?: string
  className?: string
}

type CountProps = Pick<DashboardWords, 'reasons' | 'unit'>

/** How many answers there are; the newest is one of the first reason. */
function Count({ reasons, unit }: CountProps) {
  const { total } = counted(reasons)
  const [newest] = reasons
  const earlier = reasons.map(({ tone, answers }, place) => [tone, answers - (place === 0 ? 1 : 0)])
  const crowd = scatter<Tone>(Object.fromEntries(earlier), 12352)
  return (
    <div className={styles.count}>
      <div>
        <DotNumeral value={String(total)} className="text-lemon" />
        <p>
          <Words>{unit}</Words>
          <span className={styles.mark} dir="ltr">
            +1
          </span>
        </p>
      </div>
      <ArrivingDots dots={newest ? [...crowd, newest.tone] : crowd} columns={7} newest />
    </div>
  )
}

/** The same with one place left, which the reader's answer takes. */
function JoinedCount({ reasons, unit, plus }: CountProps & { plus: JoinedWords['plus'] }) {
  const { total, crowd } = counted(reasons)
  return (
    <div className={`${styles.count} ${styles.open}`}>
      <Numbers total={total} />
      <OwnPlace crowd={crowd} reasons={reasons} />
      <p>
        <Words>{unit}</Words>
        <span className={styles.mark} data-answered="">
          <Words>{plus}</Words>
        </span>
      </p>
    </div>
  )
}

function counted(reasons: DashboardWords['reasons']) {
  return {
    total: reasons.reduce((sum, { answers }) => sum + answers, 0),
    crowd: scatter<Tone>(Object.fromEntries(reasons.map(({ tone, answers }) => [tone, answers])), 12352),
  }
}

/** The count without the reader's answer and with it. */
function Numbers({ total }: { total: number }) {
  return (
    <div className={`${styles.swap} grid`}>
      <span className={styles.was}>
        <DotNumeral value={String(total)} />
      </span>
      <span className={styles.others}>
        <DotNumeral value={String(total + 1)} />
      </span>
    </div>
  )
}

/** Dots of others, and the place for the reader's. */
function OwnPlace({ crowd, reasons }: Pick<DashboardWords, 'reasons'> & { crowd: readonly Tone[] }) {
  return (
    <div className={`${styles.field} relative`}>
      <DotField dots={[...crowd, undefined]} columns={10} />
      <span>
        {reasons.map(({ tone }, place) => (
          <i key={tone} data-answer={place} data-lands={place} className={tones[tone]} />
        ))}
      </span>
    </div>
  )
}

/** A figure without the reader's order, and with it. */
const figureNames = ['revenue', 'orders', 'ratio']

function Swap({ was, others, own }: { was: Copy; others: Copy | undefined; own?: string | undefined }) {
  return (
    <span className={`${styles.swap} grid`}>
      <span className={styles.was} data-own={own && `${own}0`}>
        <Words>{was}</Words>
      </span>
      {others && (
        <span className={styles.others} data-own={own && `${own}1`} data-answered="">
          <Words>{others}</Words>
        </span>
      )}
    </span>
  )
}

function Share({ of, total, className }: { of: number; total: number; className: string | undefined }) {
  return (
    <bdi dir="ltr" className={className} data-answered="">
      {((of / total) * 100).toFixed(2)}%
    </bdi>
  )
}
