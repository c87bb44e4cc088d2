import type { BenefitsSection } from '@repo/content/sections/case-study.ts'
import { BrowserBar } from '@repo/ui/browser-bar.tsx'
import { ButtonLink } from '@repo/ui/button.tsx'
import { DeskLamp } from '@repo/ui/desk-lamp.tsx'
import { DotField } from '@repo/ui/dot-field.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { LiveSurvey } from '@repo/ui/live-survey.tsx'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../../link-to.ts'

/** The list and the picture carry the same numbers. The picture stays in view while the list is read. */
export function Benefits({ headline, items, cta, picture }: BenefitsSection) {
  return (
    <section className="py-section">
      <div className="wrap grid items-start gap-x-10 gap-y-10 tab:grid-cols-[minmax(0,1.08fr)_minmax(0,1fr)] lap:gap-x-18">
        <Picture {...picture} />
        <div className="max-tab:order-first">
          <h2 className="mb-8 type-title">
            <Words>{headline}</Words>
          </h2>
          <ol className="stagger border-t-2 border-ink">
            {items.map(({ title, text }, index) => (
              <li
                key={plainWords(title)}
                className="grid grid-cols-[44px_minmax(0,1fr)] gap-x-5 border-t border-line py-6 first:border-t-0"
              >
                <Pin number={index + 1} />
                <div>
                  <h3 className="type-head">
                    <Words>{title}</Words>
                  </h3>
                  <p className="mt-1.5 max-w-[26.4em] text-[1.125rem]/[1.5] text-slate">
                    <Words>{text}</Words>
                  </p>
                </div>
              </li>
            ))}
          </ol>
          <ButtonLink {...linkTo(cta.to)} className="mt-8 max-phone:w-full">
            <Words>{cta.label}</Words>
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

function Picture({ address, headline, price, fact, survey, ad, reasons, note }: BenefitsSection['picture']) {
  return (
    <div className="tab:sticky tab:top-8">
      <div className="overflow-hidden rounded-large border-2 border-ink bg-paper">
        <div aria-hidden="true">
          <BrowserBar address={address} />
        </div>
        <div className="relative px-4 pt-4 pb-[1.2rem] lap-wide:px-6 lap-wide:pt-5 lap-wide:pb-6">
          <div
            className="mb-[1.2rem] rounded-[18px] bg-mint px-4 pt-[1.4rem] pb-[.6rem] lap-wide:pb-[1.4rem]"
            aria-hidden="true"
          >
            <DeskLamp className="mx-auto w-[62%]" />
          </div>
          <p
            className="flex gap-3 font-display text-[1.5625rem]/[1.42] tracking-[-.02em] lap-wide:max-w-[calc(100%-316px)]"
            aria-hidden="true"
          >
            <Pin number={1} isSmall />
            <span>
              <Words>{headline}</Words>
            </span>
          </p>
          <p
            className="mt-[.7rem] flex flex-wrap items-center gap-3 lap-wide:max-w-[calc(100%-316px)]"
            aria-hidden="true"
          >
            <Pin number={2} isSmall />
            <b className="text-[1.25rem]">
              <Words>{price}</Words>
            </b>
            <span>
              <Words>{fact}</Words>
            </span>
          </p>
          {/* Where there is room, the survey floats over the page it asks on. */}
          <div className="relative mt-[1.2rem] lap-wide:absolute lap-wide:end-6 lap-wide:bottom-6 lap-wide:w-[306px]">
            <div aria-hidden="true">
              <Pin number={3} className="absolute -end-2 -top-4 z-1" />
            </div>
            <LiveSurvey {...survey} className="[--hint-room:2rem]" />
          </div>
        </div>
      </div>
      <div className="mt-4 grid gap-4 phone:grid-cols-2" aria-hidden="true">
        <div className="relative rounded-large bg-fog p-[1.1rem]">
          <Pin number={4} className="absolute -end-1.5 -top-2.5" />
          <div className="mb-[.8rem] grid h-[112px] place-items-center rounded-[14px] bg-mint">
            <DeskLamp className="h-[92px]" />
          </div>
          <p className="font-display text-[1.125rem]/[1.3]">
            <Words>{ad}</Words>
          </p>
        </div>
        <div className="relative rounded-large bg-ink p-[1.1rem] text-paper">
          <Pin number={5} className="absolute -end-1.5 -top-2.5" />
          <p className="font-display text-[1.125rem]/[1.3]">
            <Words>{reasons.title}</Words>
          </p>
          <ul>
            {reasons.items.map(({ text, count, voice }) => (
              <li key={plainWords(text)} className="grid gap-[.4rem] pt-[.85rem] text-small">
                <Words>{text}</Words>
                <DotField
                  dots={Array.from({ length: count }, () => voice)}
                  columns={count}
                  said={(_, place) => place === count - 1}
                  className="h-[15px] w-auto"
                />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className="mt-3.5 type-micro text-slate">
        <Words>{note}</Words>
      </p>
    </div>
  )
}

function Pin({ number, isSmall, className = '' }: { number: number; isSmall?: boolean; className?: string }) {
  const size = isSmall ? 'size-[34px] text-body/none' : 'size-[44px] text-[1.25rem]/none'
  return (
    <span
      className={`grid flex-none place-items-center rounded-circle nib bg-lemon font-display text-ink ${size} ${className}`}
    >
      {number}
    </span>
  )
}
