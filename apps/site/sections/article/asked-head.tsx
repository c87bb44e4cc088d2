import type { AskedHeadSection } from '@repo/content/sections/article.ts'
import { ButtonLink } from '@repo/ui/button.tsx'
import { Icon } from '@repo/ui/icon.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../../link-to.ts'
import styles from './asked-head.module.css'

/** A conversation at poster size: the headline is the question itself. */
export function AskedHead({ breadcrumb, headline, reply, text, start }: AskedHeadSection) {
  return (
    <section className="on-ink bg-ink text-paper">
      <div className="wrap grid gap-3 pb-10 tab:gap-5 tab:pb-10">
        <nav lang={breadcrumb.lang} dir="ltr" aria-label={plainWords(breadcrumb.label)}>
          <ol className="mb-3 flex flex-wrap gap-2.5 text-small text-ash">
            {breadcrumb.links.map(({ label, to }) => (
              <li key={plainWords(label)} className="flex items-center gap-2.5">
                <Words.a {...linkTo(to)}>{label}</Words.a>
                <Icon name="next" className="size-4" />
              </li>
            ))}
            <li aria-current="page" className="flex items-center font-semibold text-paper">
              <Words>{breadcrumb.here}</Words>
            </li>
          </ol>
        </nav>
        <Words.h1 className={styles.question}>{headline}</Words.h1>
        <Words.p className="ms-auto w-fit rounded-card rounded-ee-[6px] bg-blush px-5 py-4 font-display text-[clamp(1.5rem,1rem+1.9vw,2.75rem)] leading-[1.14] font-normal text-balance text-ink tab:rounded-[44px] tab:rounded-ee-[8px] tab:px-9.5 tab:py-7 low:py-4.5">
          {reply}
        </Words.p>
        <div className="mt-3 grid items-end gap-x-12 gap-y-6 tab:mt-4 tab:grid-cols-end">
          <p className="max-w-168 text-[clamp(1.1875rem,1.05rem+.55vw,1.5rem)]/[1.55] text-pretty">
            <Words>{text}</Words>
          </p>
          <ButtonLink
            {...linkTo(start.to)}
            look="lemon"
            size="large"
            className="justify-self-start max-phone:w-full"
            data-quiz-start=""
          >
            <Words>{start.label}</Words>
            <Icon name="arrowRight" className="size-6 rtl:-scale-x-100" />
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
