import type { AskClosingSection } from '@repo/content/sections/features.ts'
import { BalanceBike } from '@repo/ui/balance-bike.tsx'
import { BrowserBar } from '@repo/ui/browser-bar.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { SurveyWidget } from '@repo/ui/survey-widget.tsx'
import { Words } from '@repo/ui/words.tsx'
import { CtaLink, OtherLinks } from '../shared/cta-link.tsx'
import { Framed } from '../shared/framed.tsx'
import styles from './ask-closing.module.css'

/**
 * The closing: `ask-closing.client.ts` writes what a visitor types into the survey on a sample store. Without a script there
 * is no field, and the store asks the sample.
 */
export function AskClosing(section: AskClosingSection) {
  const { headline, text, field, starters, sample, shop, answers, cta, second, talk } = section
  return (
    <Framed data-ask="" surface="ink" className={styles.askClosing} columns="endWide">
      <div>
        <Words.h2 className="type-display tab:max-lap:text-[6.4vw]">{headline}</Words.h2>
        <Words.p className="mt-4 max-w-[19.2em] type-lead">{text}</Words.p>
        <div className="mt-6.5 noscript:hidden" data-live="">
          {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its words come through <Words> */}
          <label className="block font-semibold">
            <Words>{field.label}</Words>
            <textarea
              className={`${styles.field} mt-2.5 block min-h-[calc(2lh+2rem+4px)] w-full border-2 border-ink bg-paper px-5 py-4 font-display text-sub leading-[1.2] font-normal text-ink wide:text-sum`}
              rows={2}
              maxLength={80}
              placeholder={plainWords(sample)}
              autoComplete="off"
              aria-describedby="ask-note"
            />
          </label>
          <fieldset className="flex flex-wrap gap-2 mt-3">
            <Words.legend className="sr-only">{field.starters}</Words.legend>
            {starters.map((starter) => (
              <button
                key={plainWords(starter)}
                type="button"
                className="min-h-11 px-4 rounded-large bg-ink-3 font-semibold text-small"
              >
                <Words>{starter}</Words>
              </button>
            ))}
          </fieldset>
          <Words.p id="ask-note" className="mt-3 type-small">
            {field.note}
          </Words.p>
          <output className="sr-only" />
        </div>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
          <CtaLink cta={cta} look="lemon" size="large" className="px-4 max-phone:w-full phone:px-8" />
          <OtherLinks
            links={[second, talk]}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          />
        </div>
      </div>
      <figure className="relative border-2 border-ink rounded-card bg-paper text-ink overflow-clip">
        <BrowserBar address={shop.address} className={styles.bar} addressClassName="ms-0 flex-initial" />
        <div className="relative p-3.5 wide:px-4.5 wide:pt-4.5 wide:pb-3">
          <div className={`${styles.picture} h-[104px] rounded-medium bg-mint wide:h-[340px]`}>
            <BalanceBike />
          </div>
          <p className="flex flex-wrap justify-between gap-x-2 gap-y-0 max-mini:text-large pt-3.5 font-normal font-display text-sub/close">
            <Words.span>{shop.product}</Words.span>
            <Words.span>{shop.price}</Words.span>
          </p>
          <div
            className={`${styles.survey} mt-3.5 wide:absolute wide:end-7.5 wide:top-7.5 wide:m-0 wide:w-[min(330px,60%)]`}
          >
            {answers.map(({ matches, options }) => (
              <div key={matches} data-matches={matches} hidden={matches !== ''}>
                <SurveyWidget {...shop} question={sample} options={options} />
              </div>
            ))}
          </div>
        </div>
        <Words.figcaption className="px-4.5 pt-0 pb-3.5 text-small text-slate">{shop.note}</Words.figcaption>
      </figure>
    </Framed>
  )
}
