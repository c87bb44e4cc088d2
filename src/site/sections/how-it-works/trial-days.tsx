import type { TrialDaysSection } from '#content/sections/how-it-works.ts'
import { ButtonLink } from '#ui/button.tsx'
import { DotNumeral } from '#ui/dot-numeral.tsx'
import { Words } from '#ui/words.tsx'
import { linkTo } from '../../link-to.ts'
import './trial-days.css'

/** The closing: one dot for each day of the trial, and the last one has something to say. */
export function TrialDays({ headline, days, cta, second }: TrialDaysSection) {
  return (
    <section className="bg-lemon py-section">
      <div className="wrap">
        <div className="trial-days-head">
          <h2 className="type-display">
            <Words>{headline}</Words>
          </h2>
          <div className="grid justify-items-stretch gap-3 text-center">
            <ButtonLink {...linkTo(cta.to)} size="large" className="px-4 phone:px-8">
              <Words>{cta.label}</Words>
            </ButtonLink>
            {second && (
              <a {...linkTo(second.to)} className="py-2 font-semibold underline underline-offset-4">
                <Words>{second.label}</Words>
              </a>
            )}
          </div>
        </div>
        <ol className="trial-days-list">
          {days.map((day, place) => (
            <li key={day}>
              <span className="trial-days-dot" aria-hidden="true">
                <DotNumeral
                  value={String(place + 1)}
                  nib={false}
                  hidden
                  className="trial-days-figure hidden phone:block"
                />
                <b className="phone:hidden">{place + 1}</b>
              </span>
              <span className="trial-days-name">
                <Words>{day}</Words>
              </span>
            </li>
          ))}
        </ol>
        {/* Phones have no room for seven names: they show the first and the last, and read out all. */}
        <p className="mt-[.9rem] flex justify-between gap-4 font-semibold phone:hidden" aria-hidden="true">
          <span>{days.at(0)}</span>
          <span>{days.at(-1)}</span>
        </p>
      </div>
    </section>
  )
}
