import type { PlatformSection } from '@repo/content/sections/integrations.ts'
import { Words } from '@repo/ui/words.tsx'
import { CtaLink } from '../shared/cta-link.tsx'

/** What comes next, in dashed rings: not said yet. Names stay plain text, because the signs are not ours. */
export function ComingPlatforms({ now, next, coming, cta }: PlatformSection) {
  return (
    <div className="wrap grid items-end gap-x-12 gap-y-7 py-10 tab:grid-cols-end tab:pb-16">
      <div>
        <h2 className="font-display text-[clamp(1.7rem,1.3rem+1.4vw,2.5rem)]/[1.1]">
          <Words>{now}</Words> <Words.span className="text-ash">{next}</Words.span>
        </h2>
        <ul className="mt-7 grid gap-x-8.5 gap-y-4.5 tab:flex tab:flex-wrap">
          {coming.map(({ name, text }) => (
            <li key={name} className="flex items-center gap-3.5">
              <svg
                viewBox="0 0 58 58"
                fill="none"
                className="size-12 flex-none mini:size-14.5 text-lemon"
                aria-hidden="true"
              >
                <circle
                  cx="29"
                  cy="29"
                  r="26.5"
                  stroke="currentColor"
                  strokeWidth="3"
                  strokeDasharray="7.6 6.2"
                  strokeLinecap="round"
                />
              </svg>
              <span>
                <bdi dir="ltr" className="block font-display text-[1.25rem]/close rtl:text-end">
                  {name}
                </bdi>
                <Words.small className="text-note text-ash">{text}</Words.small>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <CtaLink cta={cta} look="lemon" size="large" />
    </div>
  )
}
