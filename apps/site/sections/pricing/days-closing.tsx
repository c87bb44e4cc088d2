import type { DaysClosingSection } from '@repo/content/sections/pricing.ts'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../../link-to.ts'
import { CtaLink } from '../shared/cta-link.tsx'
import styles from './days-closing.module.css'

/** The last word of the page: the days of the trial, counted, and the button. The last day has something to say. */
export function DaysClosing({ days, headline, text, cta, talk }: DaysClosingSection) {
  return (
    <section className="bg-mint py-section">
      <div className="wrap grid items-end gap-x-16 gap-y-6 tab:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <div>
          {/* The headline says how many. */}
          <div className={styles.days} aria-hidden="true">
            {Array.from({ length: days }, (_, day) => (
              <i key={day}>{day + 1}</i>
            ))}
          </div>
          <Words.h2 className="type-display">{headline}</Words.h2>
        </div>
        <div>
          <Words.p className="mb-5.5 max-w-[19.2em] type-lead text-balance">{text}</Words.p>
          <CtaLink cta={cta} size="large" className="max-phone:w-full" />
          {talk && (
            <a
              {...linkTo(talk.to)}
              className="ms-6 inline-flex min-h-11 items-center font-semibold underline decoration-2 underline-offset-6 max-phone:ms-0 max-phone:mt-3"
            >
              <Words>{talk.label}</Words>
            </a>
          )}
        </div>
      </div>
    </section>
  )
}
