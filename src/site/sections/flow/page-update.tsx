import type { FlowSection } from '#content/sections/how-it-works.ts'
import { Words } from '#ui/words.tsx'
import { DemoBike } from '../demo-bike.tsx'
import './page-update.css'

/** A product page whose headline gave way to the visitors' own words. */
export function PageUpdate({ drawing, before, after }: FlowSection['pageUpdate']) {
  return (
    <div className="page-update">
      <div className="page-update-bar" aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <div className="p-[.9rem]">
        <div className="grid place-items-center rounded-[12px] bg-mint pt-[.4rem] pb-[.2rem]">
          <DemoBike label={drawing} className="page-update-picture" />
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
