import { consentVersion } from '@repo/content/consent/consent.ts'
import type { AdsTracker, ConsentWords, Tracker } from '@repo/content/consent/consent-words.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import styles from './consent-banner.module.css'

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
      <div className={styles.dots} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
        <svg viewBox="0 0 26 26">
          <circle cx="13" cy="13" r="11" fill="none" stroke="currentColor" strokeWidth="2.4" strokeDasharray="4.6 4" />
        </svg>
      </div>
      <p className="mb-2 font-normal font-display text-sum/close tracking-close max-tab:text-figure he:leading-tight he:tracking-normal">
        <Words>{words.question}</Words>
      </p>
      <p className={styles.text}>
        <span data-now="granted" hidden>
          <Words>{words.now.granted}</Words>{' '}
        </span>
        <span data-now="denied" hidden>
          <Words>{words.now.denied}</Words>{' '}
        </span>
        <Words>{words.text}</Words>{' '}
        {trackers.filter(isOfAds).map((tracker) => (
          <span key={tracker}>
            <Words>{words.countedBy[tracker]}</Words>{' '}
          </span>
        ))}
        <button
          type="button"
          className="text-paper underline underline-offset-4 whitespace-nowrap"
          aria-expanded="false"
          aria-controls="consent-banner-counted"
        >
          <Words>{words.more}</Words>
        </button>
      </p>
      <ul className={styles.counted} id="consent-banner-counted" hidden>
        {[
          ...words.counted,
          ...trackers.filter((tracker) => !isOfAds(tracker)).map((tracker) => words.countedBy[tracker]),
          words.change,
        ].map((line) => (
          <Words.li key={plainWords(line)}>{line}</Words.li>
        ))}
      </ul>
      <div className={styles.answers}>
        <button type="button" data-answer="granted">
          <Words>{words.yes}</Words>
        </button>
        <button type="button" data-answer="denied">
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
