import { currencySign, formatMoney } from '@repo/content/claims/format-money.ts'
import { ourMoney, ourPrice } from '@repo/content/claims/our-price.ts'
import { tiers } from '@repo/content/claims/tiers.ts'
import type { RoiCalculatorSection } from '@repo/content/sections/deciding.ts'
import type { Locale } from '@repo/contract/locale.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { sumOrders } from './arithmetic.ts'
import { FigureHead, RangeRow, rateLimits } from './range-row.tsx'
import { Formula, CalculatorBox, CalculatorResult } from './calculator-box.tsx'
import { orderTexts, withCounts } from './calculator-texts.ts'
import { CtaLink } from '../shared/cta-link.tsx'
import { Framed } from '../shared/framed.tsx'
import styles from './roi-calculator.module.css'

/** Where the merchant's figures start. */
const start = { order: 60, margin: 40, rate: rateLimits.start }
const orderLimits = { min: 1, max: 100_000 }

/** Profits of one order in the table of examples. */
const profits = [10, 25, 50, 100]

/** Orders that pay for the plan the page's slider is at (PG-09). Built with the first plan; `roi-calculator.client.ts` keeps it right. */
export function RoiCalculator({ locale, ...section }: RoiCalculatorSection & { locale: Locale }) {
  const words = {
    money: ourMoney(locale),
    payOne: plainWords(section.pay.one),
    payMany: plainWords(section.pay.many),
    unpaid: plainWords(section.unpaid.result),
    missing: withCounts(plainWords(section.missing), {
      least: formatMoney(orderLimits.min, ourMoney(locale)),
      most: formatMoney(orderLimits.max, ourMoney(locale)),
    }),
    unpaidNeed: plainWords(section.unpaid.need),
    needOne: plainWords(section.need.one),
    needMany: plainWords(section.need.many),
    answers: plainWords(section.answers),
    scaleOne: plainWords(section.scale.one),
    scaleMany: plainWords(section.scale.many),
  }
  const figures = { ...tiers[0], ...start }
  const texts = orderTexts(figures, words)
  const { dots, buying } = sumOrders(figures)
  return (
    <Framed id="calculator" surface="mint" headline={section.headline}>
      <Words.p className="mt-3 max-w-180 type-lead noscript:hidden" data-live="">
        {section.lead}
      </Words.p>
      <CalculatorBox
        words={{ ...words, tiers }}
        inputs={
          <>
            <PlanRow label={section.plan} shown={texts.plan} />
            <label className="block leading-tight font-semibold">
              <Words>{section.order}</Words>
              <span
                className="mt-2 flex items-center gap-2 rounded-medium cut-corner-end bg-fog px-3.5 rtl:justify-end"
                dir="ltr"
              >
                <span aria-hidden="true">{currencySign(words.money)}</span>
                <input
                  type="number"
                  inputMode="decimal"
                  className="min-h-12 w-full text-lead rtl:field-sizing-content rtl:w-auto"
                  name="order"
                  {...{ ...orderLimits, step: 'any', defaultValue: start.order }}
                />
              </span>
            </label>
            <RangeRow
              label={section.margin}
              name="margin"
              range={[5, 90, 5]}
              start={start.margin}
              shown={texts.margin}
            />
            <RangeRow label={section.rate} {...rateLimits} shown={texts.rate} />
          </>
        }
      >
        <CalculatorResult
          texts={texts}
          aside={
            <>
              <span className="block type-head text-paper">
                <bdi dir="ltr" data-shows="profit">
                  {texts.profit}
                </bdi>
              </span>
              <Words>{section.profit}</Words>
            </>
          }
        />
        <Formula words={section.formulas.orders} name="ordersSum" sum={texts.ordersSum} />
        <div
          className={`${styles.dots} grid grid-cols-25 gap-[3px] tab:grid-cols-[repeat(auto-fill,minmax(11px,1fr))] tab:gap-[5px]`}
          aria-hidden="true"
          data-dots=""
        >
          {Array.from({ length: dots }, (_, dot) => (
            <i key={dot} data-buying={dot < buying ? '' : undefined} />
          ))}
        </div>
        <p className="type-sub text-balance">
          <span className="text-blush" data-shows="answers">
            {texts.answers}
          </span>
          ,{' '}
          <span className={styles.need} data-shows="need">
            {texts.need}
          </span>
          .
        </p>
        <Formula words={section.formulas.answers} name="answersSum" sum={texts.answersSum} />
        <p className="mt-auto flex flex-wrap gap-x-6 gap-y-1 type-small text-balance text-ash">
          <span data-shows="scale">{texts.scale}</span>
          <Words>{section.rounding}</Words>
          <Words.span className="tab:ms-auto">{section.kept}</Words.span>
        </p>
      </CalculatorBox>
      <noscript>
        <Examples {...section.table} locale={locale} />
      </noscript>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-4">
        <Words.p className="flex-1 basis-88 type-small">{section.note}</Words.p>
        <CtaLink cta={section.cta} size="large" className="max-phone:w-full" />
      </div>
    </Framed>
  )
}

/** The plan, and its stops again: a press moves the page's slider, which stays the one input. */
function PlanRow({ label, shown }: { label: RoiCalculatorSection['plan']; shown: string }) {
  return (
    <fieldset>
      <Words.legend className="sr-only">{label}</Words.legend>
      <FigureHead label={label} shown={shown} name="plan" />
      <div className="mt-2 grid grid-cols-5 gap-1">
        {tiers.map(({ cap }, tier) => (
          <button
            key={cap}
            type="button"
            className="min-h-11 rounded-medium bg-fog type-small max-mini:text-micro font-semibold aria-pressed:cut-corner aria-pressed:border-2 aria-pressed:bg-lemon"
            aria-pressed={tier === 0}
            data-plan={tier}
          >
            {cap}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

/** Replaces the calculator where scripts are off: each plan at four profits. */
function Examples({ lead, profit, locale }: RoiCalculatorSection['table'] & { locale: Locale }) {
  return (
    <>
      <Words.p className="mt-3 max-w-180 type-lead">{lead}</Words.p>
      <table className="mt-6 w-full overflow-hidden rounded-large bg-paper type-micro tabular-nums tab:text-body [&_td]:border-t [&_td]:border-line [&_td]:px-1 [&_td]:py-2.5 tab:[&_td]:p-4 [&_th]:border-t [&_th]:border-line [&_th]:px-1 [&_th]:py-2.5 [&_th]:text-start [&_th]:font-semibold tab:[&_th]:p-4">
        <thead className="bg-fog">
          <tr>
            <Words.th scope="col">{profit}</Words.th>
            {tiers.map(({ cap, price }) => (
              <th key={cap} scope="col">
                {cap}, {ourPrice(price, locale)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {profits.map((kept) => (
            <tr key={kept}>
              <th scope="row" data-computed>
                {ourPrice(kept, locale)}
              </th>
              {tiers.map(({ cap, price, visitors }) => (
                <td key={cap}>{sumOrders({ price, visitors, order: kept, margin: 100, rate: 1 }).orders}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
