import type { Chapter, LegalTextSection } from '@repo/content/sections/legal.ts'
import type { Surface } from '@repo/content/surface.ts'
import type { ReactNode } from 'react'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { surfaceClass } from '../../layout/surface-class.ts'
import { LegalPart } from './legal-part.tsx'
import styles from './legal-text.module.css'

/** A page to read: beside the chapters their list and, in the margin, something to try; on narrow screens both stand above them. */
export function LegalText({ headline, updated, contents, brief, chapters, surface = 'paper', children }: Props) {
  return (
    // Its longest headline is one word, and has to fit the narrowest phone.
    <div className={styles.legalText}>
      <div className={surfaceClass[surface]} data-legal-head="">
        <div className="wrap">
          <div className="grid gap-x-16 gap-y-5 border-b-2 pt-3 pb-8 lap:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] lap:items-end lap:pt-7 lap:pb-12">
            <div>
              <Words.h1 className="type-display">{headline}</Words.h1>
              {updated && <Words.p className="mt-5 text-slate">{updated}</Words.p>}
            </div>
            {/* What matters, as a reply, before the chapters. */}
            <div className="on-ink rounded-card cut-corner bg-ink px-5.5 pt-5.5 pb-6 text-paper lap:cut-corner lap:px-8 lap:pt-7 lap:pb-7.5">
              <Words.h2 className="mb-2 type-sub text-lemon">{brief.title}</Words.h2>
              <Words.p className="type-lead">{brief.text}</Words.p>
            </div>
          </div>
        </div>
      </div>
      <div className="wrap">
        <details className={`${styles.folded} border-b border-b-line`}>
          <summary className="flex min-h-16 list-none items-center justify-between font-display text-sub/tight">
            <Words>{contents}</Words>
            <span className={`${styles.toggle} grid size-10 place-items-center`} aria-hidden="true" />
          </summary>
          <ChapterLinks chapters={chapters} />
        </details>
        <div className={`${styles.columns} pt-6 pb-14 lap:pt-13 lap:pb-24`}>
          <nav className={styles.beside} aria-label={plainWords(contents)}>
            <ChapterLinks chapters={chapters} />
          </nav>
          <div className={styles.margin} data-legal-margin="">
            {children}
          </div>
          <div className={`${styles.words} text-large leading-[1.7] lap:text-[1.1875rem] lap:leading-[1.75]`}>
            {chapters.map(({ id, title, parts }, place) => (
              <section key={id} id={id} aria-labelledby={`${id}-title`}>
                <DotNumeral value={String(place + 1)} hidden className="mb-3.5 h-12" />
                <Words.h2 id={`${id}-title`} className="mb-3.5 type-head">
                  {title}
                </Words.h2>
                {parts.map((part, index) => (
                  <LegalPart key={index} part={part} />
                ))}
              </section>
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}

interface Props extends Omit<LegalTextSection, 'margin'> {
  surface?: Surface | undefined
  /** The margin. */
  children?: ReactNode
}

function ChapterLinks({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <ol>
      {chapters.map(({ id, title }) => (
        <li key={id}>
          <Words.a href={`#${id}`}>{title}</Words.a>
        </li>
      ))}
    </ol>
  )
}
