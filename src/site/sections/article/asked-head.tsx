import type { AskedHeadSection } from '#content/sections/article.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Words } from '#ui/words.tsx'
import { linkTo } from '../../link-to.ts'
import './asked-head.css'

/** A conversation at poster size: the headline is the question itself. */
export function AskedHead({ breadcrumb, headline, reply, text, start }: AskedHeadSection) {
  return (
    <section className="wrap asked-head">
      <nav lang={breadcrumb.lang} dir="ltr" aria-label={breadcrumb.label}>
        <ol className="asked-head-path">
          {breadcrumb.links.map(({ label, to }) => (
            <li key={label}>
              <a {...linkTo(to)}>{label}</a>
              <Icon name="next" className="size-4" />
            </li>
          ))}
          <li aria-current="page" className="font-semibold text-ink">
            {breadcrumb.here}
          </li>
        </ol>
      </nav>
      <h1 className="asked-head-question">
        <Words>{headline}</Words>
      </h1>
      <p className="asked-head-reply">
        <Words>{reply}</Words>
      </p>
      <div className="asked-head-more">
        <p className="asked-head-text">
          <Words>{text}</Words>
        </p>
        <ButtonLink
          {...linkTo(start.to)}
          size="large"
          className="justify-self-start max-phone:w-full"
          data-quiz-start=""
        >
          <Words>{start.label}</Words>
          <Icon name="arrowRight" className="size-6 rtl:-scale-x-100" />
        </ButtonLink>
      </div>
    </section>
  )
}
