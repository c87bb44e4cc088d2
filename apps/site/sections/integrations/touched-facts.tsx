import type { PlatformSection } from '@repo/content/sections/integrations.ts'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import styles from './touched-facts.module.css'

/** Fewer facts than this answer too little: the part is not drawn (DM-02). */
const fewestFacts = 2

/** What the app touches in a store, on the line that began at the switch. */
export function TouchedFacts({ headline, facts }: PlatformSection['touches']) {
  if (facts.length < fewestFacts) return null
  return (
    <div className="border-b border-ink-3 pt-14 tab:pt-21">
      <div className="wrap">
        <Words.h2 className="type-title">{headline}</Words.h2>
        <ul className={`${styles.facts} mt-9 pb-12 tab:mt-14 tab:pb-21`}>
          {facts.map(({ figure, unit, text }) => (
            <li key={plainWords(unit)}>
              <p className="flex items-end gap-4">
                <DotNumeral value={String(figure)} ghost className="h-23 text-lemon tab:h-33" />
                <Words.span className="font-display text-figure/none tab:text-[1.9rem]/none">{unit}</Words.span>
              </p>
              <Words.p className="mt-4 max-w-[21em] text-large text-balance text-ash">{text}</Words.p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
