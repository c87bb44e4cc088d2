import type { Chapter, LegalTextSection } from '#content/sections/legal.ts'
import { Words } from '#ui/words.tsx'
import { LegalPart } from './legal-part.tsx'
import './legal-text.css'

/** A page to read: the list of chapters beside it on wide screens, collapsed above it on narrow ones. */
export function LegalText({ headline, updated, draft, isDraft, contents, brief, chapters }: Props) {
  return (
    <div className="wrap legal-text">
      <div className="border-b-2 pt-3 pb-6 lap:pt-7 lap:pb-12">
        <h1 className="type-display">
          <Words>{headline}</Words>
        </h1>
        {updated && (
          <p className="mt-5 text-slate">
            <Words>{updated}</Words>
          </p>
        )}
      </div>
      <details className="legal-text-folded">
        <summary>
          {contents}
          <span className="legal-text-toggle" aria-hidden="true" />
        </summary>
        <ChapterLinks chapters={chapters} />
      </details>
      <div className="legal-text-columns">
        <nav className="legal-text-beside" aria-label={contents}>
          <ChapterLinks chapters={chapters} />
        </nav>
        <div className="legal-text-words">
          {isDraft && draft && (
            <p className="legal-text-draft">
              <mark>{draft}</mark>
            </p>
          )}
          <div className="legal-text-brief">
            <h2 className="type-sub">
              <Words>{brief.title}</Words>
            </h2>
            <p>
              <Words>{brief.text}</Words>
            </p>
          </div>
          {chapters.map(({ id, title, parts }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`} className="type-head">
                <Words>{title}</Words>
              </h2>
              {parts.map((part, index) => (
                <LegalPart key={index} part={part} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}

interface Props extends LegalTextSection {
  /** Are details of the owner still missing? */
  isDraft: boolean
}

function ChapterLinks({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <ol>
      {chapters.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>
            <Words>{title}</Words>
          </a>
        </li>
      ))}
    </ol>
  )
}
