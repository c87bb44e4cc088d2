import type { FlowSection } from '@repo/content/sections/how-it-works.ts'
import { Icon } from '@repo/ui/icon.tsx'
import { Words } from '@repo/ui/words.tsx'

/** The sale, in the board's own hard corner; on wide screens a trail of dots leads back to the next visitor. */
export function Sale({ order, price, again }: FlowSection['sale']) {
  return (
    <>
      <div className="flex items-center gap-4 rounded-[30px] rounded-es-[6px] bg-jade px-5 py-4.5 wide:relative wide:row-2 wide:size-(--bottom) wide:flex-col wide:justify-center wide:gap-2 wide:rounded-circle wide:rounded-es-small wide:p-0 wide:text-center">
        <Icon name="bag" stroke={1.7} className="size-9.5 wide:size-11" />
        <p>
          <Words.b className="mb-0.75 block font-display text-figure/[1.05] font-normal wide:mb-2">{order}</Words.b>
          <Words.span className="font-semibold">{price}</Words.span>
        </p>
      </div>
      <p
        className="hidden items-center gap-4.5 ps-4.5 pt-7 pb-4.5 text-small/snug text-slate wide:row-start-1 wide:flex lap:text-base"
        aria-hidden="true"
      >
        <span className="flex flex-col justify-between self-stretch">
          {[1, 2, 3, 4, 5, 6, 7].map((dot) => (
            <i key={dot} className="size-3.5 rounded-circle bg-line" />
          ))}
        </span>
        <Words.span>{again}</Words.span>
      </p>
    </>
  )
}
