import type { NumberedStepsSection } from '@repo/content/sections/home.ts'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { Icon } from '@repo/ui/icon.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { CtaLink } from '../shared/cta-link.tsx'
import { Framed } from '../shared/framed.tsx'
import { Rail } from '../shared/rail.tsx'

/** Steps in order. Each shape has the colour of the speaker of that step. */
export function NumberedSteps({ headline, text, cta, steps }: NumberedStepsSection) {
  return (
    <Framed columns="list">
      <div className="self-start tab:sticky tab:top-30">
        <Words.h2 className="type-title">{headline}</Words.h2>
        <Words.p className="mt-4.5 mb-6 max-w-[18em] tab:mb-7 type-lead text-slate">{text}</Words.p>
        <CtaLink cta={cta} />
      </div>
      <Rail as="ol" label={headline} className="stagger [--rail-card:min(66vw,15.6rem)] tab:block">
        {steps.map((step, index) => (
          <li
            key={plainWords(step.title)}
            className="grid gap-x-5 max-tab:content-start max-tab:gap-y-3.5 max-tab:rounded-large max-tab:cut-corner max-tab:bg-fog max-tab:p-4.5 tab:grid-cols-[64px_minmax(0,1fr)_auto] tab:items-center tab:border-t tab:border-line tab:py-5.5 tab:last:border-b lap:grid-cols-[92px_minmax(0,1fr)_auto]"
          >
            <DotNumeral value={String(index + 1)} className="h-12 tab:h-16" />
            <div>
              <Words.h3 className="mb-1 type-sub">{step.title}</Words.h3>
              <Words.p className="max-w-[26.4em] text-pretty text-slate">{step.text}</Words.p>
            </div>
            <span
              className={`grid flex-none place-items-center rounded-pill cut-corner ${surfaces[index % surfaces.length]} hidden! size-16 tab:grid!`}
            >
              <Icon name={step.icon} className="size-6.5" />
            </span>
          </li>
        ))}
      </Rail>
    </Framed>
  )
}

const surfaces = [
  'bg-fog text-ink',
  'bg-lemon text-ink',
  'bg-blush text-ink',
  'bg-ink text-paper',
  'bg-fog text-ink',
  'bg-jade text-ink',
]
