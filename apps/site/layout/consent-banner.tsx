import { consentVersion } from '@repo/content/consent/consent.ts'
import type { AdsTracker, ConsentWords, Tracker } from '@repo/content/consent/consent-words.ts'
import { Dot } from '@repo/ui/dot.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import styles from './consent-banner.module.css'

const answer = `${styles.answer} min-h-11 rounded-card bg-paper px-1 py-1 text-base/[1.1] font-semibold text-ink hover:cut-corner-end hover:bg-blush max-mini:text-small tab:min-h-13.5 tab:px-3 tab:text-body`

/**
 * Consent banner. Two buttons of the same size, and the page works without an answer. Hidden until `client/consent.ts` finds
 * no stored answer.
 */
export function ConsentBanner({ words, trackers, inQuiz }: Props) {
  return (
    <section
      className={`${styles.consentBanner} on-ink ${inQuiz ? styles.aside : ''}`.trim()}
      id="consent-banner"
      aria-label={plainWords(words.label)}
      tabIndex={-1}
      // The trackers are part of the question: with one more, consent is asked again.
      data-version={[consentVersion, ...trackers].join(' ')}
      hidden
    >
      {/* Four counted visitors, and this one. */}
      <div
        className="mb-4 flex items-center gap-2 text-lemon max-tab:hidden [@media(height<32rem)]:hidden"
        aria-hidden="true"
      >
        {[1, 2, 3, 4].map((visitor) => (
          <Dot key={visitor} className="size-5 bg-current" />
        ))}
        <svg viewBox="0 0 26 26" className="ms-0.5 size-6.5">
          <circle cx="13" cy="13" r="11" fill="none" stroke="currentColor" strokeWidth="2.4" strokeDasharray="4.6 4" />
        </svg>
      </div>
      <div className="flex items-center justify-between gap-2.5 tab:mb-2">
        <p className="font-display text-body/close font-normal text-pretty max-mini:text-base/close tab:text-sub tab:tracking-close he:leading-tight he:tracking-normal">
          <Words>{words.question}</Words>
        </p>
        <button
          type="button"
          className="-my-2 min-h-11 text-note font-semibold whitespace-nowrap text-paper underline underline-offset-4 tab:text-base"
          aria-expanded="false"
          aria-controls="consent-banner-counted"
        >
          <Words>{words.more}</Words>
        </button>
      </div>
      <p className="font-semibold max-tab:text-note">
        <span data-now="granted" hidden>
          <Words>{words.now.granted}</Words>
        </span>
        <span data-now="denied" hidden>
          <Words>{words.now.denied}</Words>
        </span>
      </p>
      {/* A phone shows the sentence with the list. What is for ads is said before. */}
      <p className={`${styles.text} text-base/normal text-pretty text-line max-tab:mt-1.5 max-tab:text-small`}>
        <Words>{words.text}</Words>
      </p>
      {trackers.filter(isOfAds).map((tracker) => (
        <Words.p key={tracker} className="mt-1 font-semibold max-tab:text-micro/tight tab:mt-2 tab:text-small/normal">
          {words.countedBy[tracker]}
        </Words.p>
      ))}
      <ul className="mt-3.5 grid gap-1.5 text-small/normal text-pretty text-line" id="consent-banner-counted" hidden>
        {[
          ...words.counted,
          ...trackers.filter((tracker) => !isOfAds(tracker)).map((tracker) => words.countedBy[tracker]),
          words.change,
        ].map((line) => (
          <Words.li
            key={plainWords(line)}
            className="grid grid-cols-[8px_1fr] gap-3 before:mt-[.5em] before:size-2 before:rounded-circle before:rounded-es-tip before:bg-lemon"
          >
            {line}
          </Words.li>
        ))}
      </ul>
      {/* Both answers stay in reach, however long the list above them is. */}
      <div className="sticky bottom-0 grid grid-cols-[1fr_1fr] gap-2 bg-ink pt-2.5 pb-3 tab:pt-5 tab:pb-6.5">
        <button type="button" data-answer="granted" className={answer}>
          <Words>{words.yes}</Words>
        </button>
        <button type="button" data-answer="denied" className={answer}>
          <Words>{words.no}</Words>
        </button>
      </div>
    </section>
  )
}

interface Props {
  words: ConsentWords
  /** Trackers of this build. */
  trackers: readonly Tracker[]
  /** In a quiz the banner must not cover answers or buttons. */
  inQuiz: boolean
}

function isOfAds(tracker: Tracker): tracker is AdsTracker {
  return tracker === 'ads' || tracker === 'personalAds'
}
