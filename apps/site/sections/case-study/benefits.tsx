import type { BenefitsSection } from '@repo/content/sections/case-study.ts'
import { BrowserBar } from '@repo/ui/browser-bar.tsx'
import { DotField } from '@repo/ui/dot-field.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { SurveyWidget } from '@repo/ui/survey-widget.tsx'
import { Words } from '@repo/ui/words.tsx'
import { Lamp } from './lamp.tsx'
import { CtaLink } from '../shared/cta-link.tsx'
import { Framed } from '../shared/framed.tsx'
import styles from './benefits.module.css'

/** The list and the picture carry the same numbers. The picture stays in view while the list is read. */
export function Benefits({ headline, items, cta, picture }: BenefitsSection) {
  return (
    <Framed surface="mint" space="py-15 tab:py-24" className={styles.pins} columns="startWide">
      <Picture {...picture} />
      <div>
        <Words.h2 className="type-title">{headline}</Words.h2>
        <ol className="my-8 stagger">
          {items.map(({ title, text }, index) => (
            <li key={plainWords(title)} data-benefit={index + 1} className="flex gap-4.5 border-t border-ink/20 py-6">
              <Pin number={index + 1} />
              <div>
                <Words.h3 className="type-sub">{title}</Words.h3>
                <Words.p className="mt-1.5 text-pretty">{text}</Words.p>
              </div>
            </li>
          ))}
        </ol>
        <CtaLink cta={cta} size="large" className="max-tab:w-full" />
      </div>
    </Framed>
  )
}

function Picture({ address, headline, price, fact, survey, ad, reasons, note }: BenefitsSection['picture']) {
  return (
    <div className="self-start lap:sticky lap:top-6">
      <div aria-hidden="true">
        <div className="overflow-hidden rounded-large border-2 border-ink bg-paper">
          <BrowserBar address={address} />
          <div className="relative px-6 pt-6.5 pb-3.5 lap:min-h-110">
            <p className={`${pinned} max-w-[13em] font-display text-figure/tight tracking-close tab:text-sum/tight`}>
              <Words.span highlights>{headline}</Words.span> <Pin number={1} />
            </p>
            <p className={`${pinned} mt-3 text-large`}>
              <span>
                <Words.b>{price}</Words.b> <Words highlights>{fact}</Words>
              </span>{' '}
              <Pin number={2} />
            </p>
            <Lamp
              turn={52}
              beam={{ length: 900, width: 1120 }}
              className="ms-auto me-4 -mb-8 h-32.5 overflow-visible lap:absolute lap:start-5 lap:bottom-5 lap:m-0 lap:h-82.5"
            />
            <div className="relative ms-auto w-full max-w-75 lap:absolute lap:end-5.5 lap:bottom-5.5">
              <Pin number={3} className="absolute end-4.5 -top-3 z-1" />
              <SurveyWidget {...survey} />
            </div>
          </div>
        </div>
        <div className="mt-3.5 grid gap-3.5 max-lap:gap-y-5 lap:grid-cols-[1fr_1.15fr]">
          <div className="relative grid content-center rounded-large bg-paper p-4.5">
            <Pin number={4} className="absolute end-4 -top-2.5" />
            <Words.p highlights className="pe-9 font-display text-large/snug tracking-close text-balance">
              {ad}
            </Words.p>
          </div>
          <div className="relative rounded-large bg-paper p-4.5">
            <Pin number={5} className="absolute end-4 -top-2.5" />
            <Words.p className="type-small font-semibold">{reasons.title}</Words.p>
            <ul>
              {reasons.items.map(({ text, count, tone }) => (
                <li key={plainWords(text)} className="flex items-center justify-between gap-2 pt-2 type-small">
                  <Words>{text}</Words>
                  <DotField
                    dots={Array.from({ length: count }, () => tone)}
                    columns={count}
                    said={(_, place) => place === count - 1}
                    className="h-3 w-auto"
                  />
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
      <Words.p className="mt-3 type-micro text-slate">{note}</Words.p>
    </div>
  )
}

/** On a phone the pin would have a line of its own: it stands beside the last one. */
const pinned = 'max-tab:flex max-tab:items-end max-tab:justify-between max-tab:gap-2 max-tab:text-balance'

function Pin({ number, className = '' }: { number: number; className?: string }) {
  return (
    <span
      data-benefit={number}
      className={`inline-grid size-8.5 flex-none place-items-center rounded-circle cut-corner border-2 border-ink bg-lemon font-display text-body/none text-ink ${className}`}
    >
      {number}
    </span>
  )
}
