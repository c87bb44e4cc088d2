import type { Copy } from '@repo/content/copy.ts'
import type { Surface } from '@repo/content/surface.ts'
import type { ArticlePart, ArticleSection, ChapterPart, PullPart } from '@repo/content/sections/article.ts'
import { Dashboard } from '@repo/ui/dashboard.tsx'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { ReasonPicture } from '../illustrations/reason-picture.tsx'
import { Call } from '../shared/call.tsx'
import { BeforeAfterPicture } from './before-after-picture.tsx'
import { Caption } from './caption.tsx'
import { CrowdDots } from './crowd-dots.tsx'
import { ResultList } from './result-list.tsx'
import { Scene } from './scene.tsx'
import { Framed } from '../shared/framed.tsx'
import styles from './article.module.css'

export function Article({ chapters, left }: ArticleSection) {
  return (
    <article className={styles.article} data-article>
      {left !== undefined && <CrowdDots left={left} />}
      {chapters.map((chapter, place) => (
        <Chapter key={place} chapter={chapter} left={left} />
      ))}
    </article>
  )
}

function Chapter({ chapter, left }: { chapter: ArticleSection['chapters'][number]; left: number | undefined }) {
  switch (chapter.kind) {
    case 'chapter':
      return <Column {...chapter} left={left} />
    case 'pull':
      return <Pull {...chapter} />
    case 'scene':
      return <Scene {...chapter} />
  }
}

/** How the hour is coloured on each surface. */
const hours: Partial<Record<Surface, string>> = {
  ink: 'text-lemon',
  jadeDeep: 'text-mint',
  mint: 'text-jade-deep',
}

/** Text of 60 to 75 characters a line, between the dots in the margin and the card. Never centred: the start edge is the spine. */
function Column({ surface, clock, headline, parts, left }: ChapterPart & { left: number | undefined }) {
  return (
    <Framed surface={surface} space="py-6 tab:py-11">
      <div className={`tab:me-82 lap:max-w-160 ${left === undefined ? '' : 'tab:ms-20 lap:ms-27.5'}`}>
        {(clock || headline) && (
          <div className="mb-4 grid items-center gap-x-6.5 gap-y-3 tab:mb-5 tab:gap-y-4 lap:flex">
            {clock && (
              <DotNumeral
                value={plainWords(clock.time)}
                label={plainWords(clock.label)}
                className={`h-[min(68px,17vw)] flex-none tab:h-[92px] lap:h-[116px] ${hours[surface] ?? 'text-tomato-deep'}`}
              />
            )}
            {headline && <Headline>{headline}</Headline>}
          </div>
        )}
        {parts.map((part, place) => (
          <Part key={place} part={part} stayed={100 - (left ?? 99)} />
        ))}
      </div>
    </Framed>
  )
}

/** The list of parts. */
function Part({ part, stayed }: { part: ArticlePart; stayed: number }) {
  switch (part.kind) {
    case 'beforeAfter':
      return <BeforeAfterPicture {...part} />
    case 'call':
      return <Call {...part} className="mt-5 tab:mt-6" />
    case 'dashboard':
      return (
        <figure className="my-5 first:mt-0 tab:my-7">
          <Dashboard {...part.dashboard} />
          <Caption>{part.caption}</Caption>
        </figure>
      )
    case 'opening':
      return <Words.p className="text-[1.25rem]/normal text-pretty tab:text-[1.4375rem]">{part.text}</Words.p>
    case 'picture':
      return (
        <figure className="my-5 tab:my-7">
          <ReasonPicture {...part.picture} />
          {part.caption && <Caption>{part.caption}</Caption>}
        </figure>
      )
    case 'results':
      return <ResultList {...part} />
    case 'stayed':
      return (
        <p className="mt-8 flex items-center gap-3.5 type-small text-ash">
          {Array.from({ length: Math.max(1, stayed) }, (_, place) => (
            <i
              key={place}
              className="size-10 flex-none rounded-circle cut-corner bg-jade tab:size-14"
              aria-hidden="true"
            />
          ))}
          <Words.span>{part.text}</Words.span>
        </p>
      )
    case 'text':
      return (
        <>
          {part.headline && (
            <div className="mt-7 mb-4 first:mt-0 tab:mt-10 tab:mb-5">
              <Headline>{part.headline}</Headline>
            </div>
          )}
          {part.paragraphs.map((paragraph) => (
            <Words.p
              key={plainWords(paragraph)}
              className="mt-[.8em] max-w-152 text-[1.0938rem]/normal text-pretty first:mt-0 tab:mt-[1em] tab:leading-[1.62]"
            >
              {paragraph}
            </Words.p>
          ))}
        </>
      )
  }
}

function Headline({ children }: { children: Copy }) {
  return <Words.h2 className="text-[clamp(1.9rem,1.5rem+1.3vw,2.5rem)]/[1.12]">{children}</Words.h2>
}

/** From edge to edge: the card passes under it. */
function Pull({ quote, by }: PullPart) {
  return (
    <figure className="relative z-3 bg-blush py-7 tab:py-11">
      <div className="wrap">
        <Words.blockquote
          highlights
          className={`${styles.quote} font-display text-[clamp(2.1rem,0.6rem+4.8vw,4.9rem)] leading-[1.14] font-normal text-balance`}
        >
          {quote}
        </Words.blockquote>
        <Words.figcaption className="mt-5 type-small">{by}</Words.figcaption>
      </div>
    </figure>
  )
}
