import type { TargetingSection } from '#content/sections/home-variant.ts'
import { Icon } from '#ui/icon.tsx'
import { plainWords } from '#ui/plain-words.ts'
import { Words } from '#ui/words.tsx'

/** A rule read as a sentence, its choices in bubbles; then what else one may choose. */
export function Targeting({ sentence, cards }: TargetingSection) {
  return (
    <section className="bg-fog py-section">
      <div className="wrap">
        <h2 className="mb-7 max-w-[14.4em] text-[clamp(1.75rem,1rem+3vw,3.75rem)]/[1.42] tracking-[-.024em] text-wrap tab:mb-12 tab:leading-[1.34] he:tracking-normal">
          {sentence.map(({ text, by }, index) => [
            index > 0 && ' ',
            by ? (
              <span
                key={plainWords(text)}
                className={`inline-block rounded-[.5em] px-[.36em] pt-[.02em] pb-[.08em] leading-[1.14] tab:whitespace-nowrap ${choices[by]}`}
              >
                <Words>{text}</Words>
              </span>
            ) : (
              <Words key={plainWords(text)}>{text}</Words>
            ),
          ])}
        </h2>
        <div className="grid gap-4 stagger tab:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
          {cards.map(({ title, items }) => (
            <div key={plainWords(title)} className="rounded-card bg-paper p-6 tab:rounded-[32px] tab:p-8">
              <h3 className="type-head">
                <Words>{title}</Words>
              </h3>
              <ul className="mt-5 flex flex-wrap gap-2">
                {items.map(({ icon, text }) => (
                  <li
                    key={plainWords(text)}
                    className="flex items-center gap-2 rounded-pill bg-fog px-4 py-[.72rem] leading-tight font-semibold"
                  >
                    <Icon name={icon} className="size-[19px]" />
                    <span>
                      <Words>{text}</Words>
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}

const choices = {
  visitor: 'rounded-ee-[.08em] bg-blush',
  brand: 'rounded-es-[.08em] bg-lemon',
  rule: 'rounded-es-[.08em] bg-ink text-paper',
  place: 'bg-fog-2',
}
