import { locales } from '#contract/locale.ts'
import type { SideCard as Props } from '#content/sections/shared.ts'
import { ButtonLink } from '#ui/button.tsx'
import { DotNumeral } from '#ui/dot-numeral.tsx'
import { Icon } from '#ui/icon.tsx'
import { Stars } from '#ui/stars.tsx'
import { Words } from '#ui/words.tsx'
import { linkTo } from '../../link-to.ts'
import './side-card.css'

export function SideCard({ lang, badge, rating, stores, figure, title, text, cta, chat, ticks }: Props) {
  return (
    <aside className="side-card fade-300" lang={lang} dir={lang && locales[lang].dir}>
      <div>
        {badge && (
          <p className="side-card-badge">
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
              value={figure}
              hidden={figure === '?'}
              className={figure === '?' ? 'mb-5 h-37.5' : 'mb-3 h-auto w-full! max-w-[17.7rem]!'}
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
          <a {...linkTo(chat.to)} className="side-card-chat">
            <Icon name="message" />
            <span>
              <Words>{chat.label}</Words>
            </span>
          </a>
        )}
        <ul className="side-card-ticks">
          {ticks.map((tick) => (
            <li key={tick}>
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
