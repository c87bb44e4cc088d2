import type { FlowSection } from '@repo/content/sections/how-it-works.ts'
import { Icon } from '@repo/ui/icon.tsx'
import { Words } from '@repo/ui/words.tsx'
import styles from './sale.module.css'

/** The sale, in the board's own hard corner; on wide screens a trail of dots leads back to the next visitor. */
export function Sale({ order, price, again }: FlowSection['sale']) {
  return (
    <>
      <div className={styles.order}>
        <Icon name="bag" stroke={1.7} className="size-[38px] lap-small:size-[44px]" />
        <p>
          <b className="mb-[.2rem] block font-display text-[1.5rem]/[1.05] font-normal lap-small:mb-2">
            <Words>{order}</Words>
          </b>
          <span className="font-semibold">
            <Words>{price}</Words>
          </span>
        </p>
      </div>
      <p
        className="hidden items-center gap-[1.1rem] ps-[1.1rem] pt-7 pb-[1.1rem] text-[.9375rem]/[1.35] text-slate lap-small:row-start-1 lap-small:flex lap-wide:text-[1rem]"
        aria-hidden="true"
      >
        <span className="flex flex-col justify-between self-stretch">
          {[1, 2, 3, 4, 5, 6, 7].map((dot) => (
            <i key={dot} className="size-[14px] rounded-[50%] bg-line" />
          ))}
        </span>
        <span>
          <Words>{again}</Words>
        </span>
      </p>
    </>
  )
}
