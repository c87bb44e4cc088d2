import type { Copy } from '@repo/content/copy.ts'
import type { ArticlePart, ArticleSection } from '@repo/content/sections/article.ts'
import { ButtonLink } from '@repo/ui/button.tsx'
import { Dashboard } from '@repo/ui/dashboard.tsx'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { Faq } from '@repo/ui/faq.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Say } from '@repo/ui/say.tsx'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../../link-to.ts'
import { ReasonPicture } from '../illustrations/reason-picture.tsx'
import { BeforeAfterPicture } from './before-after-picture.tsx'
import { Caption } from './caption.tsx'
import { ReadingDots } from './reading-dots.tsx'
import { ResultList } from './result-list.tsx'
import styles from './article.module.css'

// 60 to 75 characters a line. Never centred: the start edge is the spine.
const measure = 'max-w-[39.5rem]'
const figure = 'my-11 first:-mt-4'

export function Article({ parts, left }: ArticleSection) {
  return (
    <article className={styles.article} data-article>
      {parts.map((part, place) => (
        <Part key={place} part={part} />
      ))}
      <ReadingDots left={left} />
    </article>
  )
}

/** The list of parts. */
function Part({ part }: { part: ArticlePart }) {
  switch (part.kind) {
    case 'beforeAfter':
      return <BeforeAfterPicture {...part} />
    case 'call':
      return (
        // A question to the reader, and the button is the reply.
        <div className="my-11 grid max-w-[39.5rem] gap-2.5">
          <p className="w-fit max-w-[88%] rounded-[30px] rounded-es-[6px] bg-lemon px-6 py-5 font-display text-[1.5rem]/[1.25] text-balance tab:text-[1.75rem]">
            <Words>{part.text}</Words>
          </p>
          <ButtonLink {...linkTo(part.cta.to)} size="large" className={styles.reply}>
            <Words>{part.cta.label}</Words>
          </ButtonLink>
        </div>
      )
    case 'clock':
      return (
        <DotNumeral
          value={plainWords(part.time)}
          label={plainWords(part.label)}
          className="mb-[1.9rem] h-[76px] tab:h-[112px]"
        />
      )
    case 'dashboard':
      return (
        <figure className={figure}>
          <Dashboard {...part.dashboard} />
          <Caption>{part.caption}</Caption>
        </figure>
      )
    case 'opening':
      return (
        <p className={`${measure} mb-[1.35em] text-[1.25rem]/[1.68] text-pretty tab:text-[1.4375rem]`}>
          <Words>{part.text}</Words>
        </p>
      )
    case 'picture':
      return (
        // A picture that opens the story starts level with the card beside it.
        <figure className={figure}>
          <div className="article-panel rounded-[26px] bg-fog px-4 py-5 text-[1.125rem] tab:rounded-[32px] tab:p-8">
            <ReasonPicture {...part.picture} />
          </div>
          {part.caption && <Caption>{part.caption}</Caption>}
        </figure>
      )
    case 'pull':
      return (
        <figure className={styles.pull}>
          <blockquote>
            <Words>{part.quote}</Words>
          </blockquote>
          <figcaption className="mt-[1.1rem] text-[1rem]">
            <Words>{part.by}</Words>
          </figcaption>
        </figure>
      )
    case 'questions':
      return (
        <>
          <Headline>{part.headline}</Headline>
          <Faq name="article-faq" items={part.items} open={0} />
        </>
      )
    case 'results':
      return <ResultList {...part} />
    case 'steps':
      return (
        <>
          <Headline>{part.headline}</Headline>
          <ol className="stagger mt-7">
            {part.steps.map((step, place) => (
              <li
                key={plainWords(step.title)}
                className="grid grid-cols-[56px_minmax(0,1fr)] items-center gap-4 border-t border-line py-6 last:border-b tab:grid-cols-[92px_minmax(0,1fr)] tab:gap-6"
              >
                <DotNumeral value={String(place + 1)} hidden className="h-[52px] tab:h-[72px]" />
                <div>
                  <h3 className="mb-1 type-sub">
                    <Words>{step.title}</Words>
                  </h3>
                  <p className="text-slate">
                    <Words>{step.text}</Words>
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </>
      )
    case 'text':
      return (
        <>
          {part.headline && <Headline>{part.headline}</Headline>}
          {part.paragraphs.map((paragraph) => (
            <p key={plainWords(paragraph)} className={styles.text}>
              <Words>{paragraph}</Words>
            </p>
          ))}
        </>
      )
    case 'voices':
      return (
        <>
          <Headline>{part.headline}</Headline>
          {/* Says once, for all the voices below, that they are samples. */}
          <p className="text-[1rem] text-slate">
            <Words>{part.sample}</Words>
          </p>
          <div className={`stagger ${styles.voices}`}>
            {part.items.map((item, place) => (
              <Say key={plainWords(item.name)} {...item} stars={part.stars} ground={grounds[place % grounds.length]} />
            ))}
          </div>
        </>
      )
  }
}

// Lemon belongs to the card beside the story.
const grounds = ['blush', 'fog', 'mint'] as const

function Headline({ children }: { children: Copy }) {
  return (
    <h2 className={`${measure} mt-[3.4rem] mb-[1.15rem] text-[clamp(1.9rem,1.5rem+1.3vw,2.625rem)]/[1.16]`}>
      <Words>{children}</Words>
    </h2>
  )
}
