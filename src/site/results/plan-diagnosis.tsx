import type { Copy } from '#content/copy.ts'
import { plainWords } from '#ui/plain-words.ts'
import { Words } from '#ui/words.tsx'

/** Diagnosis: the problem and its signs. */
export function PlanDiagnosis({ headline, text, signs }: { headline: Copy; text: Copy; signs: readonly Copy[] }) {
  return (
    <section className="on-ink bg-ink py-section text-paper">
      <div className="wrap grid gap-x-16 gap-y-8 tab:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
        <div>
          <h2 className="type-title">
            <Words>{headline}</Words>
          </h2>
          <p className="mt-4 max-w-[20.4em] type-lead text-ash">
            <Words>{text}</Words>
          </p>
        </div>
        <ul className="self-center">
          {signs.map((sign) => (
            <li
              key={plainWords(sign)}
              className="grid grid-cols-[20px_minmax(0,1fr)] items-baseline gap-4 border-t border-ink-3 py-5 text-[1.1875rem]/[1.4] font-semibold"
            >
              {/* A visitor who was not asked: a round dot. */}
              <i aria-hidden="true" className="size-5 translate-y-[3px] rounded-pill bg-ink-3" />
              <span className="text-pretty">
                <Words>{sign}</Words>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
