import { tiers } from '@repo/content/claims/tiers.ts'
import type { SumSection } from '@repo/content/sections/deciding.ts'
import { ButtonLink } from '@repo/ui/button.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../../link-to.ts'
import { sumOrders } from './arithmetic.ts'
import { RangeRow } from './range-row.tsx'
import { Formula, SumBox, SumResult } from './sum-box.tsx'
import { orderTexts } from './sum-texts.ts'
import styles from './sum.module.css'

/** Where the merchant's figures start. */
const start = { order: 60, margin: 40, rate: 100 }

/** Profits of one order in the table of examples. */
const profits = [10, 25, 50, 100]

/** Orders that pay for the plan the page's slider is at (PG-09). Built with the first plan; `sum.client.ts` keeps it right. */
export function Sum(section: SumSection) {
  const words = {
    payOne: plainWords(section.pay.one),
    payMany: plainWords(section.pay.many),
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
    <section className="bg-mint py-section" id="sum">
      <div className="wrap">
        <h2 className="type-title">
          <Words>{section.headline}</Words>
        </h2>
        <p className="mt-3 max-w-180 type-lead noscript:hidden">
          <Words>{section.lead}</Words>
        </p>
        <SumBox
          words={{ ...words, tiers }}
          inputs={
            <>
              <PlanRow label={section.plan} shown={texts.plan} />
              <label className="block leading-tight font-semibold">
                <Words>{section.order}</Words>
                <span className={styles.money} dir="ltr">
                  <span aria-hidden="true">$</span>
                  <input
                    type="number"
                    inputMode="decimal"
                    name="order"
                    min={1}
                    max={100_000}
                    step="any"
                    defaultValue={start.order}
                  />
                </span>
              </label>
              <RangeRow
                label={section.margin}
                name="margin"
                min={5}
                max={90}
                step={5}
                defaultValue={start.margin}
                shown={texts.margin}
              />
              <RangeRow
                label={section.rate}
                name="rate"
                min={20}
                max={500}
                step={10}
                defaultValue={start.rate}
                shown={texts.rate}
              />
            </>
          }
        >
          <SumResult
            texts={texts}
            aside={
              <>
                <bdi dir="ltr" className="block type-head text-paper" data-shows="profit">
                  {texts.profit}
                </bdi>
                <Words>{section.profit}</Words>
              </>
            }
          />
          <Formula name="ordersSum" sum={texts.ordersSum}>
            <Words>{section.formulas.orders}</Words>
          </Formula>
          <div className={styles.dots} aria-hidden="true" data-dots="">
            {Array.from({ length: dots }, (_, dot) => (
              <i key={dot} data-buying={dot < buying ? '' : undefined} />
            ))}
          </div>
          <p className="type-sub">
            <span className="text-blush" data-shows="answers">
              {texts.answers}
            </span>
            ,{' '}
            <span className="text-jade" data-shows="need">
              {texts.need}
            </span>
            .
          </p>
          <Formula name="answersSum" sum={texts.answersSum}>
            <Words>{section.formulas.answers}</Words>
          </Formula>
          <p className="mt-auto flex flex-wrap gap-x-6 gap-y-1 type-small text-ash">
            <span data-shows="scale">{texts.scale}</span>
            <Words>{section.rounding}</Words>
            <span className="tab:ms-auto">
              <Words>{section.kept}</Words>
            </span>
          </p>
        </SumBox>
        <noscript>
          <Examples {...section.table} />
        </noscript>
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-4">
          <p className="flex-1 basis-88 type-small">
            <Words>{section.note}</Words>
          </p>
          <ButtonLink {...linkTo(section.cta.to)} size="large" className="max-phone:w-full">
            <Words>{section.cta.label}</Words>
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

/** The plan, and its stops again: a press moves the page's slider, which stays the one input. */
function PlanRow({ label, shown }: { label: SumSection['plan']; shown: string }) {
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4 leading-tight font-semibold">
        <Words>{label}</Words>
        <bdi dir="ltr" className="type-sub font-normal whitespace-nowrap" data-shows="plan">
          {shown}
        </bdi>
      </div>
      <div className={styles.plans} role="group" aria-label={plainWords(label)}>
        {tiers.map(({ cap }, tier) => (
          <button key={cap} type="button" aria-pressed={tier === 0} data-plan={tier}>
            {cap}
          </button>
        ))}
      </div>
    </div>
  )
}

/** Replaces the sum where scripts are off: each plan at four profits. */
function Examples({ lead, profit }: SumSection['table']) {
  return (
    <>
      <p className="mt-3 max-w-180 type-lead">
        <Words>{lead}</Words>
      </p>
      <table className={styles.examples}>
        <thead>
          <tr>
            <th scope="col">
              <Words>{profit}</Words>
            </th>
            {tiers.map(({ cap, price }) => (
              <th key={cap} scope="col">
                {cap}, ${price}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {profits.map((kept) => (
            <tr key={kept}>
              <th scope="row">${kept}</th>
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
