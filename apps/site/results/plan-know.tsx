import type { ResultsWords } from '@repo/content/results/plan.ts'
import { withValues } from '@repo/content/with-values.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../link-to.ts'
import { sumDays } from '../sections/deciding/arithmetic.ts'
import { RangeRow, rateLimits } from '../sections/deciding/range-row.tsx'
import { Formula, CalculatorBox, CalculatorResult } from '../sections/deciding/calculator-box.tsx'
import { dayTexts } from '../sections/deciding/calculator-texts.ts'
import { InstallButton } from './install-button.tsx'
import { Framed } from '../sections/shared/framed.tsx'

/** Stops of the traffic; the quiz asks where visitors come from, not how many (QZ-01). */
const traffic = [5_000, 10_000, 20_000, 50_000, 100_000, 300_000, 500_000]
const start = { stop: 2, visitors: 20_000, rate: rateLimits.start }

/** In how many days the plan has its first ten answers (PG-09). `plan-know.client.ts` keeps it right. */
export function PlanKnow({ words: { know, week } }: { words: ResultsWords }) {
  const { one, two, many } = know.result
  const words = { one: plainWords(one), ...(two && { two: plainWords(two) }), many: plainWords(many) }
  const texts = dayTexts(start, words)
  const { days, week: perDay } = sumDays(start)
  return (
    <Framed data-live="" surface="mint" className="print:hidden noscript:hidden" headline={know.headline}>
      <Words.p className="mt-3 type-lead">{know.lead}</Words.p>
      <CalculatorBox
        words={{ ...words, traffic }}
        inputs={
          <>
            <RangeRow
              label={know.visitors}
              name="visitors"
              range={[0, traffic.length - 1, 1]}
              start={start.stop}
              shown={texts.visitors}
            />
            <RangeRow label={know.rate} {...rateLimits} shown={texts.rate} />
            <Words.p className="type-small text-pretty text-slate">{know.why}</Words.p>
            <div className="mt-auto max-tab:hidden">
              <InstallButton className="w-full px-4!">{know.install}</InstallButton>
            </div>
          </>
        }
      >
        <CalculatorResult
          texts={texts}
          aside={
            <>
              <span className="block type-head text-blush">
                <bdi dir="ltr" data-shows="firstWeek">
                  {texts.firstWeek}
                </bdi>
              </span>
              <Words>{know.firstWeek}</Words>
            </>
          }
        />
        <Formula words={know.formula} name="daysSum" sum={texts.daysSum} />
        <div className="grid grid-cols-7 gap-1 text-ash tab:gap-2" aria-hidden="true">
          {perDay.map((answers, day) => (
            <div
              key={day}
              className="flex min-h-26 flex-col gap-1 rounded-small bg-ink-2 px-1 py-2 tab:min-h-32 type-micro data-enough:cut-corner-end data-enough:bg-blush data-enough:text-ink tab:rounded-medium tab:px-2 data-enough:[&_i]:bg-ink"
              data-day=""
              data-enough={day + 1 === days ? '' : undefined}
            >
              <b className="font-normal mini:hidden" data-computed>
                {day + 1}
              </b>
              <Words.span className="tracking-close whitespace-nowrap max-mini:hidden">
                {withValues(week.day, { number: day + 1 })}
              </Words.span>
              <b data-count="">{answers}</b>
              <span
                className="flex flex-wrap gap-0.75 [&_i]:size-3 [&_i]:rounded-circle [&_i]:rounded-es-tip [&_i]:bg-blush [&_i]:forced-color-adjust-none tab:[&_i]:size-4"
                data-answers=""
              >
                {Array.from({ length: answers }, (_, answer) => (
                  <i key={answer} />
                ))}
              </span>
            </div>
          ))}
        </div>
        <p className="mt-auto text-balance">
          <a {...linkTo(know.calculator.to)} className="type-small underline underline-offset-4">
            <Words>{know.calculator.label}</Words>
          </a>
        </p>
      </CalculatorBox>
    </Framed>
  )
}
