import type { NotFoundSection } from '#content/sections/not-found.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Words } from '#ui/words.tsx'
import { linkTo } from '../../link-to.ts'
import { LikelyPages } from './likely-pages.tsx'
import './not-found.css'

/** 404 in dots, one of them missing: it is on the line below and excuses itself. */
export function NotFound({ headline, text, says, cta, likely }: NotFoundSection) {
  return (
    <section className="not-found">
      <div className="wrap not-found-frame">
        <div className="not-found-scene" aria-hidden="true">
          <svg viewBox="0 0 17 7" className="not-found-figure">
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
          <div className="not-found-lost">
            <p className="not-found-says">
              <Words>{says}</Words>
            </p>
            <i className="not-found-dot" />
          </div>
        </div>
        <div className="not-found-words">
          <div>
            <h1 className="type-title">
              <Words>{headline}</Words>
            </h1>
            <p className="mt-4 type-lead">
              <Words>{text}</Words>
            </p>
          </div>
          <ButtonLink {...linkTo(cta.to)} size="large">
            <Words>{cta.label}</Words>
          </ButtonLink>
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
