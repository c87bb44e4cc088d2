import type { ReactNode } from 'react'
import type { Copy } from '@repo/content/copy.ts'
import type { ResultsWords } from '@repo/content/results/plan.ts'
import type { Titled } from '@repo/content/sections/shared.ts'
import { withValues } from '@repo/content/with-values.ts'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { listParts } from './list-parts.ts'
import { PlanMeasured, type Measured } from './plan-measured.tsx'
import { Framed } from '../sections/shared/framed.tsx'
import { Rail } from '../sections/shared/rail.tsx'
import styles from './plan-week.module.css'

/** Seven days, one job each. The same jobs in the same places as `composePlan` sets them. */
export function PlanWeek({ words, measured }: { words: ResultsWords; measured: Measured }) {
  const { week, goals, question, tools } = words
  return (
    <Framed surface="fog" className="print:bg-transparent print:pt-3 print:pb-0">
      <h2 className="type-title">
        <Words.span data-unless="answers">{week.headline}</Words.span>
        {listParts(question).map(([option, { headline }]) => (
          <Words.span key={option} data-for={option}>
            {headline}
          </Words.span>
        ))}
      </h2>
      <p className="type-lead mt-4 text-slate print:hidden">
        <Words.span data-unless="answers">{week.text}</Words.span>
        {listParts(question).map(([option, { text }]) => (
          <Words.span key={option} data-for={option}>
            {text}
          </Words.span>
        ))}
      </p>
      <PlanMeasured sentences={measured} />
      {listParts(goals).map(([scenario, goal]) => {
        const [one, two, three, count, fix, extra, compare] = goal.week
        return (
          <div key={scenario} data-for={scenario}>
            <Rail
              as="ol"
              label={week.headline}
              className={`stagger [--rail-card:min(66vw,15.6rem)] print:*:w-auto! ${styles.days}`}
            >
              <Day number={1} word={week.day}>
                <Job {...one}>
                  {listParts(tools).map(
                    ([option, { firstDay }]) =>
                      firstDay && (
                        <span key={option} data-for={option}>
                          {' '}
                          <Words>{firstDay}</Words>
                        </span>
                      ),
                  )}
                </Job>
              </Day>
              <Day number={2} word={week.day}>
                <Job {...two} />
              </Day>
              <Day number={3} word={week.day}>
                <Job {...three} />
              </Day>
              <Day number={4} word={week.day}>
                {listParts(question).map(([option, { own }]) => own && <Job key={option} {...own} data-for={option} />)}
                <div data-unless="very">
                  <Job {...count} data-unless="not_at_all" />
                </div>
              </Day>
              <Day number={5} word={week.day}>
                <Job {...count} data-for="not_at_all" />
                <Job {...fix} data-unless="not_at_all" />
              </Day>
              <Day number={6} word={week.day}>
                <Job {...fix} data-for="not_at_all" />
                <Job {...extra} data-unless="not_at_all" />
              </Day>
              <Day number={7} word={week.day}>
                <Job {...compare} />
              </Day>
            </Rail>
            <p data-for="not_at_all" className={styles.next}>
              <b>
                <Words>{week.next}</Words>:
              </b>{' '}
              <Words>{extra.title}</Words>. <Words>{extra.text}</Words>
            </p>
          </div>
        )
      })}
    </Framed>
  )
}

function Day({ number, word, children }: { number: number; word: Copy; children: ReactNode }) {
  return (
    <li>
      <DotNumeral
        value={`${number}`}
        label={plainWords(withValues(word, { number }))}
        className="h-10.5 tab:h-14 print:h-5"
      />
      <div>{children}</div>
    </li>
  )
}

function Job({ title, text, children, ...part }: JobProps) {
  return (
    <div {...part}>
      <Words.h3>{title}</Words.h3>
      <p>
        <Words>{text}</Words>
        {children}
      </p>
    </div>
  )
}

interface JobProps extends Titled {
  children?: ReactNode
  'data-for'?: string
  'data-unless'?: string
}
