import type { SideCard } from '@repo/content/sections/shared.ts'
import { Icon } from '@repo/ui/icon.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../../link-to.ts'

/** The last card of a board. All of it is the link of the side card. */
export function EndCard({ cta, ticks }: SideCard) {
  return (
    <a
      {...linkTo(cta.to)}
      className="relative grid gap-5 rounded-[32px] rounded-es-[6px] border border-transparent bg-lemon px-6 py-7 text-ink focus-visible:outline-offset-[-12px] tab:col-span-full tab:rounded-[48px] tab:rounded-es-[8px] tab:p-11"
    >
      <Words.span className="max-w-[9em] type-display text-[clamp(3rem,1rem+8.4vw,8rem)]">{cta.label}</Words.span>
      <span className="grid max-w-[13em] gap-1 type-lead max-tab:pe-16 tab:max-w-none">
        {ticks.map((tick) => (
          <Words.span key={plainWords(tick)}>{tick}</Words.span>
        ))}
      </span>
      <span
        className="absolute end-5 bottom-5.5 grid size-[76px] place-items-center rounded-circle rounded-es-[8px] bg-ink text-lemon tab:end-10 tab:bottom-10 tab:size-[132px]"
        aria-hidden="true"
      >
        <Icon name="arrowRight" className="size-8 -rotate-45 tab:size-14 rtl:rotate-225" />
      </span>
    </a>
  )
}
