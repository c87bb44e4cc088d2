import type { SideCard } from '@repo/content/sections/shared.ts'
import { Icon } from '@repo/ui/icon.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../../link-to.ts'

/** The last card of a board. All of it is the link of the side card, which is right above it where there is one column: there it is hidden. */
export function EndCard({ cta, ticks }: SideCard) {
  return (
    <a
      {...linkTo(cta.to)}
      className="relative hidden gap-5 lap:grid rounded-[48px] rounded-es-[8px] border border-transparent bg-lemon text-ink focus-visible:outline-offset-[-12px] col-span-full p-11"
    >
      <Words.span className="max-w-[9em] type-display text-[clamp(3rem,1rem+8.4vw,8rem)]">{cta.label}</Words.span>
      <span className="grid gap-1 type-lead">
        {ticks.map((tick) => (
          <Words.span key={plainWords(tick)}>{tick}</Words.span>
        ))}
      </span>
      <span
        className="absolute end-10 bottom-10 grid size-[132px] place-items-center rounded-circle rounded-es-[8px] bg-ink text-lemon"
        aria-hidden="true"
      >
        <Icon name="arrowRight" className="size-14 -rotate-45 rtl:rotate-225" />
      </span>
    </a>
  )
}
