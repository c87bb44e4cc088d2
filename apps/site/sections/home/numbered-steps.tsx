import type { NumberedStepsSection } from '@repo/content/sections/home.ts'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { Icon } from '@repo/ui/icon.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { CtaLink } from '../shared/cta-link.tsx'

/** Steps in order. Each shape has the colour of the speaker of that step. */
export function NumberedSteps({ headline, text, cta, steps }: NumberedStepsSection) {
  return (
    <section className="bg-fog py-section">
      <div className="wrap grid gap-x-10 gap-y-10 tab:grid-cols-list lap:gap-x-16">
        <div className="self-start tab:sticky tab:top-30">
          <Words.h2 className="type-title">{headline}</Words.h2>
          <Words.p className="mt-4.5 mb-7 max-w-[18em] type-lead text-slate">{text}</Words.p>
          <CtaLink cta={cta} />
        </div>
        <ol className="stagger">
          {steps.map((step, index) => (
            <li
              key={plainWords(step.title)}
              className="grid grid-cols-[48px_minmax(0,1fr)] items-start gap-x-5 border-t border-line py-5.5 last:border-b phone:grid-cols-[64px_minmax(0,1fr)_auto] phone:items-center lap:grid-cols-[92px_minmax(0,1fr)_auto]"
            >
              <DotNumeral value={String(index + 1)} className="h-12 phone:h-16" />
              <div>
                <Words.h3 className="mb-1 type-sub">{step.title}</Words.h3>
                <Words.p className="max-w-[26.4em] text-slate">{step.text}</Words.p>
              </div>
              <span
                className={`grid flex-none place-items-center rounded-pill cut-corner ${surfaces[index % surfaces.length]} hidden! size-16 phone:grid!`}
              >
                <Icon name={step.icon} className="size-6.5" />
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

const surfaces = [
  'bg-paper text-ink',
  'bg-lemon text-ink',
  'bg-blush text-ink',
  'bg-ink text-paper',
  'bg-paper text-ink',
  'bg-jade text-ink',
]
