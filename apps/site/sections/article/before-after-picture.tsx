import type { BeforeAfterPart } from '@repo/content/sections/article.ts'
import { BalanceBike } from '@repo/ui/balance-bike.tsx'
import { BrowserBar } from '@repo/ui/browser-bar.tsx'
import { Ring } from '@repo/ui/ring.tsx'
import { SurveyWidget } from '@repo/ui/survey-widget.tsx'
import { Words } from '@repo/ui/words.tsx'
import { Caption } from './caption.tsx'
import styles from './before-after-picture.module.css'

// A shop shrinks with its column; on the smallest phones the rings of its bar leave their room to the address.
const side = 'flex min-w-0 flex-col gap-5 px-5 pt-6 max-mini:px-4 lap-wide:px-7 lap-wide:pt-7'
const title = 'font-display text-[1.5rem]/[1.1]'
const shop =
  'flex min-w-0 flex-1 flex-col gap-3 overflow-hidden rounded-t-[24px] border-2 border-b-0 border-ink bg-paper px-[1.1rem] pb-[1.1rem] text-ink'
const drawn = 'max-h-[230px] rounded-[14px] p-[.6rem]'

/** The same product page twice: a visitor leaves without a word, then one is asked. */
export function BeforeAfterPicture({ address, product, drawing, before, after, caption }: BeforeAfterPart) {
  const Product = drawing === 'ring' ? Ring : BalanceBike
  return (
    <figure className="my-12">
      <div className="relative grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-card rounded-ee-[6px] lap-wide:grid-cols-[minmax(0,.84fr)_minmax(0,1fr)] lap-wide:rounded-[32px] lap-wide:rounded-ee-[6px]">
        <div className={`${side} bg-fog`}>
          <p className={title}>
            <Words>{before.title}</Words>
          </p>
          <div className={shop}>
            <Chrome address={address} leaving />
            <Product faded className={`${drawn} bg-fog-2`} />
            <p className="type-sub">
              <Words>{product}</Words>
            </p>
            <div className={styles.lines}>
              <i />
              <i />
              <i />
            </div>
            <p className="mt-auto flex items-center gap-2.5 pb-[.6rem] text-slate">
              <i className="size-[30px] flex-none rounded-[50%] bg-fog-2" />
              <Words>{before.hush}</Words>
            </p>
          </div>
        </div>
        <div className={`on-ink ${side} bg-jade-deep text-paper`}>
          <p className={title}>
            <Words>{after.title}</Words>
          </p>
          <div className={shop}>
            <Chrome address={address} />
            <Product className={`${drawn} bg-mint`} />
            {/* The shop's width decides; the survey fits in. */}
            <SurveyWidget {...after.survey} className="relative mx-[.2rem] -mt-14 mb-[.4rem] w-auto max-w-none" />
          </div>
        </div>
      </div>
      <Caption>{caption}</Caption>
    </figure>
  )
}

/** The top of a browser's window. A visitor who leaves closes it: the one answer that this shop gets. */
function Chrome({ address, leaving = false }: { address: string; leaving?: boolean }) {
  return (
    <BrowserBar
      address={address}
      className="relative -mx-[1.1rem] py-[.6rem] [--ring:11px] max-mini:[&_i]:hidden"
      addressClassName="ms-[.6rem] px-[.9rem] py-[.2rem] max-[24rem]:ms-0 max-[24rem]:px-2.5"
    >
      {leaving && (
        <b className="-my-1 -me-1 grid size-[30px] flex-none place-items-center rounded-circle nib-end bg-tomato text-ink">
          <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true">
            <path d="m4 4 8 8m0-8-8 8" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </b>
      )}
    </BrowserBar>
  )
}
