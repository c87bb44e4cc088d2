import type { TargetingSection } from '#content/sections/home-variant.ts'
import { Icon } from '#ui/icon.tsx'
import { Words } from '#ui/words.tsx'
import './targeting.css'

/** A rule read as a sentence, its choices in bubbles; then what else one may choose. */
export function Targeting({ sentence, cards }: TargetingSection) {
  return (
    <section className="bg-fog py-section">
      <div className="wrap">
        <h2 className="targeting">
          {sentence.map(({ text, by }, index) => [
            index > 0 && ' ',
            by ? (
              <span key={text} className={choices[by]}>
                <Words>{text}</Words>
              </span>
            ) : (
              text
            ),
          ])}
        </h2>
        <div className="grid gap-4 stagger tab:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
          {cards.map(({ title, items }) => (
            <div key={title} className="rounded-card bg-paper p-6 tab:rounded-[32px] tab:p-8">
              <h3 className="type-head">
                <Words>{title}</Words>
              </h3>
              <ul className="mt-5 flex flex-wrap gap-2">
                {items.map(({ icon, text }) => (
                  <li
                    key={text}
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

/** Full class names, so that trimming finds them: the build keeps only styles that the markup names. */
const choices = {
  visitor: 'targeting-choice targeting-visitor',
  brand: 'targeting-choice targeting-brand',
  rule: 'targeting-choice targeting-rule',
  place: 'targeting-choice',
}
