import type { LegalMargin } from '@repo/content/sections/legal.ts'
import { BrowserBar } from '@repo/ui/browser-bar.tsx'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import styles from './letter-counter.module.css'

type Props = Extract<LegalMargin, { kind: 'browser' }>

/**
 * A browser whose letters stay in it, and what left it when the page loaded. Nothing that is typed is kept or sent: no name, no
 * form, and the browser neither completes nor checks it. `count-letters.client.ts` counts.
 */
export function LetterCounter({ title, window, field, off, stays, sent, left, later, notes }: Props) {
  return (
    <section aria-label={plainWords(title)}>
      <Words.p className="mb-2.5 type-sub">{title}</Words.p>
      <div className="overflow-hidden rounded-large border-2 border-ink bg-paper">
        <BrowserBar className="h-10 py-0 text-note [--ring:9px]">
          <Words.span className="ms-2">{window}</Words.span>
        </BrowserBar>
        <div className="px-4 pt-3.5 pb-4">
          <textarea
            rows={2}
            maxLength={64}
            placeholder={plainWords(field)}
            aria-label={plainWords(field)}
            autoComplete="off"
            spellCheck={false}
            data-letters=""
            className={`${styles.field} w-full resize-none rounded-[18px] rounded-ee-[4px] border-2 border-ink px-4 py-3 leading-[1.4] font-semibold`}
          />
          <Words.p className={styles.off}>{off}</Words.p>
          <div className={styles.dots} data-letter-dots="" aria-hidden="true" />
          <div className="mt-3 flex gap-4.5 border-t border-line pt-3 text-note/tight">
            <p className="flex-6">
              <span className="sr-only" data-letter-count="">
                0{' '}
              </span>
              <span className="mb-1.5 flex w-fit gap-1.5" dir="ltr" data-letter-digits="" aria-hidden="true">
                <DotNumeral value="0" hidden className="h-11" />
              </span>
              <Words>{stays}</Words>
            </p>
            <p className="flex-5 text-jade-deep">
              <DotNumeral value="0" className="mb-1.5 h-11" />
              <Words>{sent}</Words>
            </p>
          </div>
        </div>
      </div>
      <template data-digits="">
        {Array.from({ length: 10 }, (_, digit) => (
          <DotNumeral key={digit} value={String(digit)} hidden className="h-11" />
        ))}
      </template>
      <Dots texts={left} />
      {later.length > 0 && <Dots texts={later} isLater />}
      {notes.map(({ text }) => (
        <Words.p key={plainWords(text)} className="mt-2.5 text-note/normal text-balance text-slate">
          {text}
        </Words.p>
      ))}
    </section>
  )
}

function Dots({ texts, isLater = false }: { texts: Props['left']; isLater?: boolean }) {
  return (
    <ul
      className={`${styles.left} ${isLater ? 'mt-4' : styles.fromWindow} grid grid-cols-4 text-center text-micro/tight`}
    >
      {texts.map(({ text }) => (
        <li key={plainWords(text)} className="grid content-start justify-items-center gap-1.5">
          <i className={isLater ? 'border-2 border-dashed border-tomato-deep' : 'bg-tomato'} aria-hidden="true" />
          <Words>{text}</Words>
        </li>
      ))}
    </ul>
  )
}
