import type { ArticlePart, ArticleSection } from '#content/sections/article.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Dashboard } from '#ui/dashboard.tsx'
import { DotNumeral } from '#ui/dot-numeral.tsx'
import { Faq } from '#ui/faq.tsx'
import { Say } from '#ui/say.tsx'
import { Words } from '#ui/words.tsx'
import { linkTo } from '../../link-to.ts'
import { numberIn } from '../../number-in.ts'
import { ReasonPicture } from '../illustrations/reason-picture.tsx'
import { BeforeAfterPicture } from './before-after-picture.tsx'
import { ResultList } from './result-list.tsx'
import './article.css'

export function Article({ parts }: ArticleSection) {
  return (
    <article className="article">
      {parts.map((part, place) => (
        <Part key={place} part={part} />
      ))}
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
        <div className="article-call">
          <p>
            <Words>{part.text}</Words>
          </p>
          <ButtonLink {...linkTo(part.cta.to)} className="shrink-0 max-phone:w-full">
            <Words>{part.cta.label}</Words>
          </ButtonLink>
        </div>
      )
    case 'clock':
      return <DotNumeral value={part.time} label={part.label} className="article-clock" />
    case 'dashboard':
      return (
        <figure className="article-figure">
          <Dashboard
            {...part.dashboard}
            reasons={part.dashboard.reasons.map((reason) => ({ ...reason, answers: numberIn(reason.answers) }))}
          />
          <Caption>{part.caption}</Caption>
        </figure>
      )
    case 'opening':
      return (
        <p className="article-opening">
          <Words>{part.text}</Words>
        </p>
      )
    case 'picture':
      return (
        <figure className="article-figure">
          <div className="article-panel">
            <ReasonPicture {...part.picture} />
          </div>
          {part.caption && <Caption>{part.caption}</Caption>}
        </figure>
      )
    case 'pull':
      return (
        <figure className="article-pull">
          <blockquote>
            <Words>{part.quote}</Words>
          </blockquote>
          <figcaption>
            <Words>{part.by}</Words>
          </figcaption>
        </figure>
      )
    case 'questions':
      return (
        <>
          <Headline>{part.headline}</Headline>
          <Faq name="article-faq" items={part.items} open={1} />
        </>
      )
    case 'results':
      return <ResultList {...part} />
    case 'steps':
      return (
        <>
          <Headline>{part.headline}</Headline>
          <ol className="article-steps stagger">
            {part.steps.map((step, place) => (
              <li key={step.title}>
                <DotNumeral value={String(place + 1)} hidden className="article-step-number" />
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
            <p key={paragraph} className="article-text">
              <Words>{paragraph}</Words>
            </p>
          ))}
        </>
      )
    case 'voices':
      return (
        <>
          <Headline>{part.headline}</Headline>
          <p className="article-sample">
            <Words>{part.sample}</Words>
          </p>
          <div className="article-voices stagger">
            {part.items.map((item, place) => (
              <Say key={item.name} {...item} stars={part.stars} ground={grounds[place % grounds.length]} />
            ))}
          </div>
        </>
      )
  }
}

// Lemon belongs to the card beside the story.
const grounds = ['blush', 'fog', 'mint'] as const

function Headline({ children }: { children: string }) {
  return (
    <h2 className="article-headline">
      <Words>{children}</Words>
    </h2>
  )
}

function Caption({ children }: { children: string }) {
  return (
    <figcaption className="article-caption">
      <Words>{children}</Words>
    </figcaption>
  )
}
