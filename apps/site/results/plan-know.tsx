import type { ResultsWords } from '@repo/content/results/plan.ts'
import { withValues } from '@repo/content/with-values.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../link-to.ts'
import { sumDays } from '../sections/deciding/arithmetic.ts'
import { RangeRow } from '../sections/deciding/range-row.tsx'
import { Formula, SumBox, SumResult } from '../sections/deciding/sum-box.tsx'
import { dayTexts } from '../sections/deciding/sum-texts.ts'
import { InstallButton } from './install-button.tsx'
import styles from './plan-know.module.css'

/** Stops of the traffic; the quiz asks where visitors come from, not how many (QZ-01). */
const traffic = [5_000, 10_000, 20_000, 50_000, 100_000, 300_000, 500_000]
const start = { stop: 2, visitors: 20_000, rate: 100 }

/** In how many days the plan has its first ten answers (PG-09). `plan-know.client.ts` keeps it right. */
export function PlanKnow({ words: { know, week, install } }: { words: ResultsWords }) {
  const words = { one: plainWords(know.result.one), many: plainWords(know.result.many) }
  const texts = dayTexts(start, words)
  const { days, week: perDay } = sumDays(start)
  return (
    <section className="bg-mint py-section print:hidden noscript:hidden">
      <div className="wrap">
        <h2 className="type-title">
          <Words>{know.headline}</Words>
        </h2>
        <p className="mt-3 type-lead">
          <Words>{know.lead}</Words>
        </p>
        <SumBox
          words={{ ...words, traffic }}
          inputs={
            <>
              <RangeRow
                label={know.visitors}
                name="visitors"
                min={0}
                max={traffic.length - 1}
                step={1}
                defaultValue={start.stop}
                shown={texts.visitors}
              />
              <RangeRow
                label={know.rate}
                name="rate"
                min={20}
                max={500}
                step={10}
                defaultValue={start.rate}
                shown={texts.rate}
              />
              <p className="type-small text-slate">
                <Words>{know.why}</Words>
              </p>
              <div className="mt-auto">
                <InstallButton className="w-full px-4!">{install}</InstallButton>
              </div>
            </>
          }
        >
          <SumResult
            texts={texts}
            aside={
              <>
                <bdi dir="ltr" className="block type-head text-blush" data-shows="firstWeek">
                  {texts.firstWeek}
                </bdi>
                <Words>{know.firstWeek}</Words>
              </>
            }
          />
          <Formula name="daysSum" sum={texts.daysSum}>
            <Words>{know.formula}</Words>
          </Formula>
          <div className={styles.days} aria-hidden="true">
            {perDay.map((answers, day) => (
              <div key={day} data-day="" data-enough={day + 1 === days ? '' : undefined}>
                <Words>{withValues(week.day, { number: day + 1 })}</Words>
                <b data-count="">{answers}</b>
                <span data-answers="">
                  {Array.from({ length: answers }, (_, answer) => (
                    <i key={answer} />
                  ))}
                </span>
              </div>
            ))}
          </div>
          <p className="mt-auto">
            <a {...linkTo(know.sum.to)} className="type-small underline underline-offset-4">
              <Words>{know.sum.label}</Words>
            </a>
          </p>
        </SumBox>
      </div>
    </section>
  )
}
