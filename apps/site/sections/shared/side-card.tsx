import { locales } from '@repo/contract/locale.ts'
import type { SideCard as Card, Skeleton } from '@repo/content/sections/shared.ts'
import { ButtonLink } from '@repo/ui/button.tsx'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { Icon } from '@repo/ui/icon.tsx'
import { bareWords, plainWords } from '@repo/ui/plain-words.ts'
import { Stars } from '@repo/ui/stars.tsx'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../../link-to.ts'
import styles from '../campaign/skeletons.module.css'

const places = {
  column: 'tab:sticky tab:top-6',
  receipt: 'max-tab:mt-5.5 tab:sticky tab:top-6 tab:mt-10 lap:w-full lap:max-w-77.5 lap:justify-self-end',
  thread: 'tab:sticky tab:top-6',
  film: styles.ticket,
  board: 'tab:col-span-full tab:max-lap:grid-cols-2 tab:max-lap:items-center lap:sticky lap:top-6',
}

export function SideCard({ skeleton, ...card }: Card & { skeleton?: Skeleton }) {
  const { lang, pinned, badge, rating, stores, figure, title, text, total, cta, chat, ticks } = card
  const isQuestion = figure && bareWords(figure) === '?'
  return (
    // On tablets it follows the sections, in two columns: the promise beside the button.
    <aside
      className={`grid fade-300 gap-x-10 gap-y-5 rounded-xl rounded-ee-cut-corner border border-transparent bg-lemon p-5.5 text-ink phone:max-tab:grid-cols-2 phone:max-tab:items-center phone:max-tab:p-8 ${skeleton ? '' : 'lap:p-7'} ${places[skeleton ?? 'column']}`}
      lang={lang}
      dir={lang && locales[lang].dir}
    >
      <div>
        {pinned && (
          <p className="mb-4 flex items-center gap-2 border-b border-ink/22 pb-3 type-small font-semibold">
            <Icon name="message" />
            <Words>{pinned}</Words>
          </p>
        )}
        {badge && (
          <p className="mb-5 inline-flex items-center gap-2 rounded-pill rounded-es-cut-corner bg-ink px-4 py-3 font-display text-large/none text-lemon">
            <Icon name="award" />
            <Words>{badge}</Words>
          </p>
        )}
        {(rating ?? stores) && (
          <p className="mb-4 flex flex-wrap items-center gap-x-3 font-semibold">
            {rating && <Stars />}
            {rating && <Words>{rating}</Words>}
            {stores && <Words.span className="type-small font-normal">{stores}</Words.span>}
          </p>
        )}
        <h2 className="type-sub">
          {figure && (
            <DotNumeral
              value={plainWords(figure)}
              hidden={isQuestion}
              className={isQuestion ? 'mb-4 h-24 tab:mb-5 tab:h-37.5' : 'mb-3 h-auto w-full! max-w-71!'}
            />
          )}
          <Words>{title}</Words>
        </h2>
        <Words.p className="mt-2.5 text-pretty">{text}</Words.p>
        {total && (
          <p className="mt-4 flex items-center justify-between gap-3 border-y-2 border-dashed border-ink py-2 type-small">
            <span>
              <span className={`${styles.lines} mb-[5px] flex gap-[5px]`} aria-hidden="true">
                <i />
                <i />
                <i />
                <i />
                <i />
              </span>
              <Words>{total.label}</Words>
            </span>
            <Words.span className="font-display text-[2.1rem]/none">{total.figure}</Words.span>
          </p>
        )}
      </div>
      <div>
        <ButtonLink {...linkTo(cta.to)} className="w-full">
          <Words.span>{cta.label}</Words.span>
        </ButtonLink>
        {chat && (
          <a
            {...linkTo(chat.to)}
            className="mt-2 -mb-1 flex min-h-11 items-center justify-center gap-2 font-semibold underline decoration-2 underline-offset-5 max-mini:text-small"
          >
            <Icon name="message" />
            <Words.span>{chat.label}</Words.span>
          </a>
        )}
        <ul className="mt-5 grid gap-2 border-t-[1.5px] border-ink/20 pt-4.5 font-semibold">
          {ticks.map((tick) => (
            <li key={plainWords(tick)} className="flex items-center gap-2.5">
              <Icon name="check" className="size-4.75" stroke={2.4} />
              <Words.span className="text-pretty">{tick}</Words.span>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}
