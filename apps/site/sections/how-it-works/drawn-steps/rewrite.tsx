import type { Rewrite as Props } from '@repo/content/sections/how-it-works.ts'
import { Icon } from '@repo/ui/icon.tsx'
import { Words } from '@repo/ui/words.tsx'

const headline = 'rounded-medium px-4.5 py-4.5 font-display text-large/tight'

export function Rewrite({ before, after }: Props) {
  return (
    <div className="grid items-center justify-items-center gap-3 phone:grid-cols-[1fr_40px_1.15fr]">
      <Words.p className={`${headline} w-full bg-fog-2 text-slate`}>{before}</Words.p>
      <span className="grid size-10 rotate-90 place-items-center rounded-pill bg-ink text-paper phone:rotate-0 phone:rtl:rotate-180">
        <Icon name="arrowRight" />
      </span>
      <Words.p highlights className={`${headline} w-full bg-paper`}>
        {after}
      </Words.p>
    </div>
  )
}
