import type { NotFoundSection } from '@repo/content/sections/not-found.ts'
import { Words } from '@repo/ui/words.tsx'
import { LikelyPages } from './likely-pages.tsx'
import { CtaLink } from '../shared/cta-link.tsx'
import styles from './not-found.module.css'

/** 404 in dots, one of them missing: it is on the line below and excuses itself. */
export function NotFound({ headline, text, says, cta, likely }: NotFoundSection) {
  return (
    <section className="bg-lemon">
      {/* The first screen holds everything; the figure shrinks first. */}
      <div className="wrap flex flex-col pt-8 pb-8 tab:pt-4 tab:min-h-[max(40rem,calc(100dvh-4.75rem))] low:min-h-[calc(100dvh-4.75rem)]">
        <div
          className="flex min-h-0 flex-1 flex-col justify-between gap-5 tab:gap-8 border-b-5 border-ink"
          aria-hidden="true"
        >
          <svg
            viewBox="0 0 17 7"
            className="my-auto max-h-106 w-full fill-current tab:w-[80.5%] low:max-h-[calc(100dvh-25.5rem)]"
          >
            <path d={dots.map(([x, y]) => `M${x + 0.04} ${y + 0.5}a.46.46 0 1 0 .92 0a.46.46 0 1 0-.92 0z`).join('')} />
            <circle
              cx="10.5"
              cy="3.5"
              r=".43"
              fill="none"
              stroke="currentColor"
              strokeWidth=".06"
              strokeDasharray=".2 .13"
              opacity=".6"
            />
          </svg>
          <div className="flex items-end justify-end pe-5 tab:pe-29 low:-mt-8">
            <p className="-me-2.5 mb-7 rounded-large cut-corner-end bg-blush px-3.5 pt-2 pb-2 font-display text-large/snug tab:me-4.5 tab:mb-15 low:mb-10 tab:px-5 tab:pt-2.5 tab:pb-3 tab:text-sub">
              <Words>{says}</Words>
            </p>
            <i className={`${styles.lost} rounded-circle bg-ink`} />
          </div>
        </div>
        <div className="grid gap-6.5 pt-7.5 low:pt-5 tab:grid-cols-end tab:items-end">
          <div>
            <Words.h1 className="type-title">{headline}</Words.h1>
            <Words.p className="mt-4 type-lead">{text}</Words.p>
          </div>
          <CtaLink cta={cta} size="large" />
        </div>
      </div>
      <LikelyPages groups={likely} />
    </section>
  )
}

const four = ['00010', '00110', '01010', '10010', '11111', '00010', '00010']
const nought = ['01110', '10001', '10001', '10000', '10001', '10001', '01110']

const dots = [four, nought, four].flatMap((glyph, place) =>
  glyph.flatMap((row, y) => [...row].flatMap((cell, x) => (cell === '1' ? [[place * 6 + x, y] as const] : []))),
)
