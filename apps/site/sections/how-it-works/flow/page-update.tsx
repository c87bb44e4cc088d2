import type { FlowSection } from '@repo/content/sections/how-it-works.ts'
import { BalanceBike } from '@repo/ui/balance-bike.tsx'
import { Words } from '@repo/ui/words.tsx'
import styles from './page-update.module.css'

/** A product page whose headline gave way to the visitors' own words. */
export function PageUpdate({ before, after }: FlowSection['pageUpdate']) {
  return (
    <div className="overflow-hidden rounded-[22px] border-2 border-ink bg-paper">
      <div className={styles.bar} aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <div className="p-[.9rem]">
        <div className="grid place-items-center rounded-[12px] bg-mint pt-[.4rem] pb-[.2rem]">
          <BalanceBike className="h-[110px] lap-wide:h-[168px]" />
        </div>
        <p className="px-[.2rem] pt-[.85rem] pb-[.35rem] font-display text-[1.0625rem]/[1.2] lap-wide:text-[1.375rem]">
          <s className="mb-[.35rem] block font-text text-[.9375rem]/[1.3] text-slate">
            <Words>{before}</Words>
          </s>
          <mark className="-ms-[.1em] rounded-[6px] px-[.22em] py-[.02em]">
            <Words>{after}</Words>
          </mark>
        </p>
      </div>
    </div>
  )
}
