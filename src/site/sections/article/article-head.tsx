import type { ArticleHeadSection } from '#content/sections/article.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Words } from '#ui/words.tsx'
import { numberIn } from '../../number-in.ts'
import './article-head.css'

export function ArticleHead({ headline, text, byline, date, crowd }: ArticleHeadSection) {
  return (
    <section className="wrap article-head">
      <h1 className="article-head-headline type-display phone:[&_br]:inline">
        <Words>{headline}</Words>
      </h1>
      <div className="article-head-facts">
        <p className="article-head-text">
          <Words>{text}</Words>
        </p>
        <p className="flex items-center gap-3">
          <Avatar initials={byline.initials} />
          <span className="leading-snug">
            <b className="block">
              <Words>{byline.name}</Words>
            </b>
            <span className="text-slate">
              <Words>{byline.role}</Words>, <time dateTime={date.iso}>{date.words}</time>
            </span>
          </span>
        </p>
      </div>
      <Crowd {...crowd} />
      <p className="article-head-caption">
        <b>
          <Words>{crowd.lead}</Words>
        </b>{' '}
        <Words>{crowd.text}</Words>
      </p>
    </section>
  )
}

// Columns of the dots that speak, in a first row of 25. Phones have rows of ten and keep the first speaker.
const speakers = [7, 15, 23]

/** A hundred visitors, to be counted; the caption says it in words. The ones who bought come last. */
function Crowd({ left, says }: ArticleHeadSection['crowd']) {
  const gone = numberIn(left)
  return (
    <div className="article-head-crowd" aria-hidden="true">
      {Array.from({ length: 100 }, (_, place) => {
        const said = says[speakers.indexOf(place)]
        const voice = said ? 'article-head-says' : place >= gone ? 'article-head-bought' : undefined
        return (
          <i key={place} className={voice}>
            {said && (
              <span>
                <Words>{said}</Words>
              </span>
            )}
          </i>
        )
      })}
    </div>
  )
}
