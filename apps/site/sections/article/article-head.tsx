import type { ArticleHeadSection } from '@repo/content/sections/article.ts'
import { Avatar } from '@repo/ui/avatar.tsx'
import { Words } from '@repo/ui/words.tsx'
import { FirstCall } from '../shared/first-call.tsx'
import styles from './article-head.module.css'

export function ArticleHead({ headline, text, cta, terms, byline, date, crowd }: ArticleHeadSection) {
  return (
    <section className="wrap pt-5 tab:pt-8">
      <h1 className="type-display [--text-display:clamp(2.7rem,1.5rem_+_3.9vw,5.25rem)] phone:[&_br]:inline">
        <Words>{headline}</Words>
      </h1>
      <div className="mt-6 grid items-end gap-x-12 gap-y-6 tab:grid-cols-[minmax(0,1fr)_auto]">
        <p className="max-w-[48rem] text-[clamp(1.1875rem,1.1rem+.5vw,1.5rem)]/[1.55] text-pretty tab:col-span-2">
          <Words>{text}</Words>
        </p>
        <FirstCall cta={cta} terms={terms} className="lap:flex lap:items-center lap:gap-5 lap:[&_p]:mt-0" />
        <p className="flex items-center gap-3">
          <Avatar initials={byline.initials} />
          <span className="leading-snug">
            <b className="block">
              <Words>{byline.name}</Words>
            </b>
            <span className="text-slate">
              <Words>{byline.role}</Words>
              {', '}
              <time dateTime={date.iso}>
                <Words>{date.words}</Words>
              </time>
            </span>
          </span>
        </p>
      </div>
      <Crowd {...crowd} />
      <p className="mt-[1.15rem] text-slate">
        <b className="text-ink">
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
  return (
    <div className={styles.crowd} aria-hidden="true">
      {Array.from({ length: 100 }, (_, place) => {
        const said = says[speakers.indexOf(place)]
        const voice = said ? styles.says : place >= left ? styles.bought : undefined
        return (
          <i key={place} className={voice}>
            {said && (
              <span className={place === speakers[0] ? undefined : 'max-tab:hidden'}>
                <Words>{said}</Words>
              </span>
            )}
          </i>
        )
      })}
    </div>
  )
}
