import type { SealsSection } from '@repo/content/sections/quiz.ts'
import { Icon } from '@repo/ui/icon.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'

export function Seals({ label, seals }: SealsSection) {
  return (
    <section className="on-ink bg-ink text-paper" aria-label={plainWords(label)}>
      <ul className="wrap grid grid-cols-2 gap-x-4 gap-y-5.5 py-7 tab:gap-x-8 tab:gap-y-6 tab:py-8 lap:grid-cols-[repeat(4,auto)] lap:justify-between">
        {seals.map((seal) => (
          <li key={plainWords(seal.label)} className="grid content-start gap-3 tab:flex tab:items-center tab:gap-4">
            <span className="grid size-18 place-items-center text-lemon">
              <svg viewBox="0 0 100 100" aria-hidden="true" className="[grid-area:1/1]">
                {/* Twenty dashes of no length with round ends. */}
                <circle
                  cx="50"
                  cy="50"
                  r="44"
                  pathLength="20"
                  strokeDasharray="0 1"
                  className="fill-none stroke-current stroke-[9.2px] [stroke-linecap:round]"
                />
              </svg>
              <Icon name={seal.icon} className="size-7 [grid-area:1/1]" />
            </span>
            <Words.span className="type-sub text-pretty">{seal.label}</Words.span>
          </li>
        ))}
      </ul>
    </section>
  )
}
