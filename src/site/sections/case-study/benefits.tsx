import type { BenefitsSection } from '#content/sections/case-study.ts'
import { ButtonLink } from '#ui/button.tsx'
import { DeskLamp } from '#ui/desk-lamp.tsx'
import { DotField } from '#ui/dot-field.tsx'
import { SurveyWidget } from '#ui/survey-widget.tsx'
import { Words } from '#ui/words.tsx'
import { linkTo } from '../../link-to.ts'
import './benefits.css'

/** The list and the picture carry the same numbers. The picture stays in view while the list is read. */
export function Benefits({ headline, items, cta, picture }: BenefitsSection) {
  return (
    <section className="py-section">
      <div className="wrap grid items-start gap-x-10 gap-y-10 tab:grid-cols-[minmax(0,1.08fr)_minmax(0,1fr)] lap:gap-x-18">
        <Picture {...picture} />
        <div className="max-tab:order-first">
          <h2 className="mb-8 type-title">
            <Words>{headline}</Words>
          </h2>
          <ol className="stagger border-t-2 border-ink">
            {items.map(({ title, text }, index) => (
              <li
                key={title}
                className="grid grid-cols-[44px_minmax(0,1fr)] gap-x-5 border-t border-line py-6 first:border-t-0"
              >
                <Pin number={index + 1} />
                <div>
                  <h3 className="type-head">
                    <Words>{title}</Words>
                  </h3>
                  <p className="mt-1.5 max-w-[26.4em] text-[1.125rem]/[1.5] text-slate">
                    <Words>{text}</Words>
                  </p>
                </div>
              </li>
            ))}
          </ol>
          <ButtonLink {...linkTo(cta.to)} className="mt-8 max-phone:w-full">
            <Words>{cta.label}</Words>
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

function Picture({ address, headline, price, fact, survey, ad, reasons, note }: BenefitsSection['picture']) {
  return (
    <div className="benefits">
      <div aria-hidden="true">
        <div className="benefits-store">
          <p className="benefits-chrome">
            <i />
            <i />
            <i />
            <span dir="ltr">{address}</span>
          </p>
          <div className="benefits-page">
            <div className="benefits-product">
              <DeskLamp />
            </div>
            <p className="benefits-headline">
              <Pin number={1} small />
              <span>
                <Words>{headline}</Words>
              </span>
            </p>
            <p className="benefits-price">
              <Pin number={2} small />
              <b>
                <Words>{price}</Words>
              </b>
              <span>
                <Words>{fact}</Words>
              </span>
            </p>
            <div className="benefits-survey">
              <Pin number={3} />
              <SurveyWidget {...survey} />
            </div>
          </div>
        </div>
        <div className="benefits-pair">
          <div className="benefits-ad">
            <Pin number={4} />
            <div>
              <DeskLamp />
            </div>
            <p>
              <Words>{ad}</Words>
            </p>
          </div>
          <div className="benefits-reasons">
            <Pin number={5} />
            <p>
              <Words>{reasons.title}</Words>
            </p>
            <ul>
              {reasons.items.map(({ text, count, voice }) => (
                <li key={text}>
                  <Words>{text}</Words>
                  <DotField
                    dots={Array.from({ length: count }, () => voice)}
                    columns={count}
                    said={(_, place) => place === count - 1}
                    className="h-[15px] w-auto"
                  />
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
      <p className="mt-3.5 type-micro text-slate">
        <Words>{note}</Words>
      </p>
    </div>
  )
}

function Pin({ number, small = false }: { number: number; small?: boolean }) {
  return <span className={small ? 'benefits-pin benefits-pin-small' : 'benefits-pin'}>{number}</span>
}
