import { locales } from '@repo/contract/locale.ts'
import type { SideCard as Props } from '@repo/content/sections/shared.ts'
import { ButtonLink } from '@repo/ui/button.tsx'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { Icon } from '@repo/ui/icon.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Stars } from '@repo/ui/stars.tsx'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../../link-to.ts'

export function SideCard({ lang, badge, rating, stores, figure, title, text, cta, chat, ticks }: Props) {
  const isQuestion = figure && plainWords(figure) === '?'
  return (
    // On tablets it follows the sections, in two columns: the promise beside the button.
    <aside
      className="grid fade-300 gap-x-10 gap-y-5 rounded-[32px] rounded-ee-[6px] bg-lemon p-[1.4rem] phone:max-tab:grid-cols-2 phone:max-tab:items-center phone:max-tab:p-8 tab:sticky tab:top-[24px] lap-wide:p-7"
      lang={lang}
      dir={lang && locales[lang].dir}
    >
      <div>
        {badge && (
          <p className="mb-[1.2rem] inline-flex items-center gap-[.55rem] rounded-[99px] rounded-es-[4px] bg-ink px-[1.05rem] py-[.7rem] font-display text-[1.125rem]/none text-lemon">
            <Icon name="award" />
            <Words>{badge}</Words>
          </p>
        )}
        {rating && (
          <p className="mb-4 flex flex-wrap items-center gap-x-[.7rem] font-semibold">
            <Stars />
            <Words>{rating}</Words>
            {stores && (
              <span className="type-small font-normal">
                <Words>{stores}</Words>
              </span>
            )}
          </p>
        )}
        <h2 className="type-sub">
          {figure && (
            <DotNumeral
              value={plainWords(figure)}
              hidden={isQuestion}
              className={isQuestion ? 'mb-5 h-37.5' : 'mb-3 h-auto w-full! max-w-[17.7rem]!'}
            />
          )}
          <Words>{title}</Words>
        </h2>
        <p className="mt-2.5 text-pretty">
          <Words>{text}</Words>
        </p>
      </div>
      <div>
        <ButtonLink {...linkTo(cta.to)} className="w-full">
          <span>
            <Words>{cta.label}</Words>
          </span>
        </ButtonLink>
        {chat && (
          <a
            {...linkTo(chat.to)}
            className="mt-2 -mb-[.3rem] flex min-h-[44px] items-center justify-center gap-[.55rem] font-semibold underline decoration-2 underline-offset-5"
          >
            <Icon name="message" />
            <span>
              <Words>{chat.label}</Words>
            </span>
          </a>
        )}
        <ul className="mt-[1.3rem] grid gap-[.55rem] border-t-[1.5px] border-[rgb(18_19_15/.2)] pt-[1.1rem] font-semibold">
          {ticks.map((tick) => (
            <li key={plainWords(tick)} className="flex items-center gap-[.6rem]">
              <Icon name="check" className="size-[19px]" stroke={2.4} />
              <span>
                <Words>{tick}</Words>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}
