import type { FlowSection } from '#content/sections/how-it-works.ts'
import { BalanceBike } from '#ui/balance-bike.tsx'
import { Words } from '#ui/words.tsx'
import './page-update.css'

/** A product page whose headline gave way to the visitors' own words. */
export function PageUpdate({ before, after }: FlowSection['pageUpdate']) {
  return (
    <div className="page-update">
      <div className="page-update-bar" aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <div className="p-[.9rem]">
        <div className="grid place-items-center rounded-[12px] bg-mint pt-[.4rem] pb-[.2rem]">
          <BalanceBike className="page-update-picture" />
        </div>
        <p className="page-update-headline">
          <s>
            <Words>{before}</Words>
          </s>
          <mark>
            <Words>{after}</Words>
          </mark>
        </p>
      </div>
    </div>
  )
}
