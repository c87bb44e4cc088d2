import type { TrustLineSection } from '@repo/content/sections/home.ts'
import { Stars } from '@repo/ui/stars.tsx'
import { Words } from '@repo/ui/words.tsx'
import styles from './trust-line.module.css'

/** Who asks already; under it, visitors and shops talking past each other on a rail that the page's pause button stops. */
export function TrustLine({ text, rating, phrases }: TrustLineSection) {
  return (
    <section className="bg-blush-soft pb-6.5" data-moves="">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-4 pt-6.5">
        <Words.p className="font-display text-sub/tight tracking-close text-balance he:tracking-normal">{text}</Words.p>
        {rating && (
          <p className="flex items-center gap-3">
            <Stars height="h-5" />
            <Words.b>{rating}</Words.b>
          </p>
        )}
      </div>
      <div className={styles.rail} aria-hidden="true">
        {/* Twice, so that the end of the rail runs into its beginning. */}
        <ul className="flex w-max">
          {[...phrases, ...phrases].map((phrase, index) => (
            <li
              key={index}
              className={`me-3 rounded-large px-4.5 py-3 text-base font-semibold whitespace-nowrap ${voices[phrase.by]}`}
            >
              <Words>{phrase.text}</Words>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const voices = {
  visitor: 'cut-corner-end bg-paper nth-[4n+2]:bg-blush',
  brand: 'cut-corner bg-ink text-paper',
}
