import type { Rewrite as Props } from '@repo/content/sections/how-it-works.ts'
import { Icon } from '@repo/ui/icon.tsx'
import { Words } from '@repo/ui/words.tsx'

const headline = 'rounded-[18px] px-[1.15rem] py-[1.1rem] font-display text-[1.1875rem]/[1.2]'

export function Rewrite({ before, after }: Props) {
  return (
    <div className="grid items-center justify-items-center gap-3 phone:grid-cols-[1fr_40px_1.15fr]">
      <p className={`${headline} w-full bg-fog-2 text-slate`}>
        <Words>{before}</Words>
      </p>
      <span className="grid size-10 rotate-90 place-items-center rounded-pill bg-ink text-paper phone:rotate-0 phone:rtl:rotate-180">
        <Icon name="arrowRight" />
      </span>
      <p className={`${headline} w-full bg-paper`}>
        <Words>{after}</Words>
      </p>
    </div>
  )
}
