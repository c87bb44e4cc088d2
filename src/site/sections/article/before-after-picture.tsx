import type { BeforeAfterPart } from '#content/sections/article.ts'
import { BalanceBike } from '#ui/balance-bike.tsx'
import { Icon } from '#ui/icon.tsx'
import { Ring } from '#ui/ring.tsx'
import { SurveyWidget } from '#ui/survey-widget.tsx'
import { Words } from '#ui/words.tsx'
import './before-after-picture.css'

/** The same product page twice: a visitor leaves without a word, then one is asked. */
export function BeforeAfterPicture({ address, product, drawing, before, after, caption }: BeforeAfterPart) {
  const Product = drawing === 'ring' ? Ring : BalanceBike
  return (
    <figure className="before-after-picture">
      <div className="before-after-picture-sides">
        <div className="before-after-picture-before">
          <p className="before-after-picture-title">
            <Words>{before.title}</Words>
          </p>
          <div className="before-after-picture-shop">
            <Chrome address={address} leaving />
            <Product faded />
            <p className="type-sub">
              <Words>{product}</Words>
            </p>
            <div className="before-after-picture-lines">
              <i />
              <i />
              <i />
            </div>
            <p className="before-after-picture-hush">
              <i />
              <Words>{before.hush}</Words>
            </p>
          </div>
        </div>
        <span className="before-after-picture-handle">
          <Icon name="swap" className="size-6" />
        </span>
        <div className="before-after-picture-after on-ink">
          <p className="before-after-picture-title">
            <Words>{after.title}</Words>
          </p>
          <div className="before-after-picture-shop">
            <Chrome address={address} />
            <Product />
            <SurveyWidget {...after.survey} className="before-after-picture-survey" />
          </div>
        </div>
      </div>
      <figcaption className="article-caption">
        <Words>{caption}</Words>
      </figcaption>
    </figure>
  )
}

/** The top of a browser's window. A visitor who leaves has the pointer on the cross. */
function Chrome({ address, leaving = false }: { address: string; leaving?: boolean }) {
  return (
    <div className="before-after-picture-chrome">
      <i />
      <i />
      <i />
      <span dir="ltr">{address}</span>
      {leaving && (
        <b className="before-after-picture-close">
          <svg viewBox="0 0 40 40" aria-hidden="true">
            <path d="m14 12 12 12m0-12L14 24" fill="none" stroke="currentColor" strokeWidth="2.6" />
            <path d="m25 22 5 15 2.6-6.2L39 28z" fill="currentColor" stroke="#fff" strokeWidth="1.6" />
          </svg>
        </b>
      )}
    </div>
  )
}
