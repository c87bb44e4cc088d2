import { consentVersion } from '#content/consent/consent.ts'
import type { ConsentWords, Tracker } from '#content/consent/consent-words.ts'
import { Words } from '#ui/words.tsx'
import './consent-banner.css'

/**
 * Consent banner. Two buttons of the same size, and the page works without an answer. Hidden until `client/consent.ts` finds
 * no stored answer.
 */
export function ConsentBanner({
  words,
  trackers,
  inQuiz,
}: {
  words: ConsentWords
  /** Trackers of this build. */
  trackers: readonly Tracker[]
  /** In a quiz the banner must not cover answers or buttons. */
  inQuiz: boolean
}) {
  return (
    <section
      className={`consent-banner on-ink ${inQuiz ? 'consent-banner-aside' : ''}`.trim()}
      id="consent-banner"
      aria-label={words.label}
      tabIndex={-1}
      // The trackers are part of the question: with one more, consent is asked again.
      data-version={[consentVersion, ...trackers].join(' ')}
      hidden
    >
      <div className="consent-banner-dots" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
        <svg viewBox="0 0 26 26">
          <circle cx="13" cy="13" r="11" fill="none" stroke="currentColor" strokeWidth="2.4" strokeDasharray="4.6 4" />
        </svg>
      </div>
      <p className="consent-banner-question">
        <Words>{words.question}</Words>
      </p>
      <p className="consent-banner-text">
        <span data-now="granted" hidden>
          <Words>{words.now.granted}</Words>{' '}
        </span>
        <span data-now="denied" hidden>
          <Words>{words.now.denied}</Words>{' '}
        </span>
        <Words>{words.text}</Words>{' '}
        <button
          type="button"
          className="consent-banner-more"
          aria-expanded="false"
          aria-controls="consent-banner-counted"
        >
          {words.more}
        </button>
      </p>
      <ul className="consent-banner-counted" id="consent-banner-counted" hidden>
        {[...words.counted, ...trackers.map((tracker) => words.countedBy[tracker]), words.change].map((line) => (
          <li key={line}>
            <Words>{line}</Words>
          </li>
        ))}
      </ul>
      <div className="consent-banner-answers">
        <button type="button" data-answer="granted">
          {words.yes}
        </button>
        <button type="button" data-answer="denied">
          {words.no}
        </button>
      </div>
    </section>
  )
}
