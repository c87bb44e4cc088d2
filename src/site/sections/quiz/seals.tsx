import type { SealsSection } from '#content/sections/quiz.ts'
import { Icon } from '#ui/icon.tsx'
import { Words } from '#ui/words.tsx'
import './seals.css'

export function Seals({ label, seals }: SealsSection) {
  return (
    <section className="on-ink bg-ink text-paper" aria-label={label}>
      <ul className="wrap seals">
        {seals.map((seal) => (
          <li key={seal.label} className="seals-item">
            <span className="seals-ring">
              <svg viewBox="0 0 100 100" aria-hidden="true">
                {/* Twenty dashes of no length with round ends. */}
                <circle cx="50" cy="50" r="44" pathLength="20" strokeDasharray="0 1" />
              </svg>
              <Icon name={seal.icon} className="size-7" />
            </span>
            <span className="type-sub">
              <Words>{seal.label}</Words>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
