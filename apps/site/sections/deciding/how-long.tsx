import type { Copy } from '@repo/content/copy.ts'
import type { HowLongSection } from '@repo/content/sections/deciding.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { withCounts } from './calculator-texts.ts'
import { Framed } from '../shared/framed.tsx'
import { CalculatorBox } from './calculator-box.tsx'
import { howLongTexts, longestWeeks, type Month } from './how-long-texts.ts'

/** Where the merchant's figures start. */
const start: Month = { visitors: 40_000, orders: 1200 }

/** Of visitors or orders in a month. */
const most = 100_000_000

/** Days of a fair test for a visitor's own figures (PG-12). `show-how-long.ts` keeps it right. */
export function HowLong(section: HowLongSection) {
  const words = {
    days: plainWords(section.days),
    manyDays: plainWords(section.manyDays),
    weeks: plainWords(section.weeks),
    years: plainWords(section.years),
    tooLong: plainWords(section.tooLong),
    impossible: plainWords(section.impossible),
    missing: withCounts(plainWords(section.missing), { most: most.toLocaleString('en-US') }),
  }
  const rows = howLongTexts(start, words)
  const example = withCounts(plainWords(section.example), {
    visitors: start.visitors.toLocaleString('en-US'),
    orders: start.orders.toLocaleString('en-US'),
  })
  return (
    <Framed surface="mint" id="how-long" headline={section.headline}>
      <Words.p className="mt-3 max-w-180 type-lead">{section.lead}</Words.p>
      <CalculatorBox
        words={words}
        inputs={
          <>
            <FigureField label={section.visitors} name="visitors" start={start.visitors} />
            <FigureField label={section.orders} name="orders" start={start.orders} />
            <Words.p className="mt-auto type-small text-pretty text-slate">{section.note}</Words.p>
          </>
        }
      >
        <ul className="grid divide-y divide-ink-3">
          {rows.map(({ gain, time, note, weeks }) => (
            <li
              key={gain}
              className="grid grid-cols-[1fr_auto] items-baseline gap-x-2 gap-y-2 mini:gap-x-4 py-4 first:pt-0 last:pb-0"
            >
              <p className="text-large/tight font-semibold mini:text-sub/tight">
                <bdi dir="ltr" data-computed>{`+${gain}%`}</bdi> <Words>{section.more}</Words>
              </p>
              <b className="type-head font-normal text-lemon" data-shows={`time${gain}`}>
                {time}
              </b>
              <div
                className="col-span-full flex flex-wrap gap-1 mini:gap-1.5 [&_[data-late]]:border-2 [&_[data-late]]:border-ash [&_[data-late]]:bg-transparent [&_i]:size-4 [&_i]:rounded-circle [&_i]:rounded-es-tip [&_i]:bg-lemon [&_i]:forced-color-adjust-none tab:[&_i]:size-5"
                data-weeks={gain}
                aria-hidden="true"
              >
                {Array.from({ length: weeks }, (_, week) => (
                  <i key={week} data-late={week >= longestWeeks ? '' : undefined} />
                ))}
              </div>
              <p className="col-span-full type-small text-ash empty:hidden" data-shows={`note${gain}`}>
                {note}
              </p>
            </li>
          ))}
        </ul>
        <p className="mt-auto flex flex-wrap gap-x-6 gap-y-1 type-small text-ash">
          <Words>{section.scale}</Words>
          <Words.span className="tab:ms-auto">{section.kept}</Words.span>
        </p>
      </CalculatorBox>
      <noscript>
        <p className="mt-6 type-lead" data-computed>
          {example}
        </p>
        <ul className="mt-2 type-lead">
          {rows.map(({ gain, time, note }) => (
            <li key={gain} data-computed>
              <bdi dir="ltr">{`+${gain}%`}</bdi>: {time}. {note}
            </li>
          ))}
        </ul>
        <Words.p className="mt-4 type-small">{section.note}</Words.p>
      </noscript>
    </Framed>
  )
}

function FigureField({ label, name, start: value }: { label: Copy; name: keyof Month; start: number }) {
  return (
    <label className="block leading-tight font-semibold">
      <Words>{label}</Words>
      <input
        type="number"
        inputMode="numeric"
        className="mt-2 min-h-12 w-full rounded-medium cut-corner-end bg-fog px-3.5 text-lead [appearance:textfield] rtl:text-end [&::-webkit-inner-spin-button]:hidden"
        dir="ltr"
        {...{ name, min: 1, max: most, step: 1, defaultValue: value }}
      />
    </label>
  )
}
