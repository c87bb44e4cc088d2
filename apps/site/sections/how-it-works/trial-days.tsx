import type { TrialDaysSection } from '@repo/content/sections/how-it-works.ts'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { spreadDays } from './spread-days.ts'
import { CtaLink, OtherLinks } from '../shared/cta-link.tsx'
import { Framed } from '../shared/framed.tsx'

/** The closing: one dot for each line of the trial, with its day, and the last one has something to say. */
export function TrialDays({ headline, length, days, cta, second, talk }: TrialDaysSection) {
  const [first, last] = [days.at(0), days.at(-1)]
  const numbers = spreadDays(days.length, length)
  return (
    <Framed surface="jadeDeep">
      <div className="mb-8 grid gap-x-16 gap-y-6 lap:mb-12 lap:grid-cols-end lap:items-end">
        <Words.h2 className="type-display">{headline}</Words.h2>
        <div className="grid justify-items-stretch gap-3 text-center">
          <CtaLink cta={cta} look="lemon" size="large" className="px-4 phone:px-8" />
          <OtherLinks
            links={[second, talk]}
            className="inline-flex min-h-11 items-center justify-center font-semibold underline underline-offset-4"
          />
        </div>
      </div>
      <ol className="grid grid-cols-7 gap-1.5 phone:gap-[clamp(6px,1.2vw,18px)]">
        {days.map((day, place) => (
          <li
            key={plainWords(day)}
            className="relative grid content-start justify-items-center gap-3 text-center leading-tight font-semibold text-balance"
          >
            <span
              className={`grid aspect-square w-full place-items-center rounded-circle ${place === days.length - 1 ? 'rounded-es-[6%] bg-jade text-ink' : 'bg-ink text-lemon'}`}
              aria-hidden="true"
            >
              <DotNumeral
                value={String(numbers[place])}
                cutCorner={false}
                hidden
                className="hidden h-[clamp(30px,4vw,56px)] phone:block"
              />
              <b className="font-display text-large/none font-normal phone:hidden">{numbers[place]}</b>
            </span>
            <Words.span className="max-phone:sr-only">{day}</Words.span>
          </li>
        ))}
      </ol>
      {/* Phones have no room for seven names: they show the first and the last, and read out all. */}
      <p className="mt-3.5 flex justify-between gap-4 font-semibold phone:hidden" aria-hidden="true">
        <span>{first && <Words>{first}</Words>}</span>
        <span className="text-end">{last && <Words>{last}</Words>}</span>
      </p>
    </Framed>
  )
}
