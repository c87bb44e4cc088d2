import type { FlowSection } from '@repo/content/sections/how-it-works.ts'
import { BalanceBike } from '@repo/ui/balance-bike.tsx'
import { BrowserBar } from '@repo/ui/browser-bar.tsx'
import { Words } from '@repo/ui/words.tsx'

/** A product page whose headline gave way to the visitors' own words. */
export function PageUpdate({ before, after }: FlowSection['pageUpdate']) {
  return (
    <div className="overflow-hidden rounded-large border-2 border-ink bg-paper">
      <BrowserBar />
      <div className="p-3.5">
        <div className="grid place-items-center rounded-small bg-mint pt-1.5 pb-0.75">
          <BalanceBike className="h-27.5 lap:h-42" />
        </div>
        <p className="px-0.75 pt-3.5 pb-1.5 font-display text-body/close lap:text-sub">
          <Words.s className="mb-1.5 block font-text text-small/tight text-slate">{before}</Words.s>
          <Words.mark className="-ms-[.1em] rounded-cut-corner px-[.22em] py-[.02em]">{after}</Words.mark>
        </p>
      </div>
    </div>
  )
}
