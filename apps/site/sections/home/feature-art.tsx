import type { FeatureArt as Art } from '@repo/content/sections/home.ts'
import { BalanceBike } from '@repo/ui/balance-bike.tsx'
import { BrandMark } from '@repo/ui/brand-mark.tsx'
import { DotField, type Voice } from '@repo/ui/dot-field.tsx'
import { Icon } from '@repo/ui/icon.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { SwitchMark } from '../shared/switch-mark.tsx'

/** What a feature card shows of itself. */
export function FeatureArt(art: Art) {
  switch (art.kind) {
    case 'questions':
      return <Questions {...art} />
    case 'findings':
      return <Findings {...art} />
    case 'lessons':
      return <Lessons {...art} />
    case 'rewrite':
      return <Rewrite {...art} />
    case 'climb':
      return <Climb {...art} />
    case 'switches':
      return <Switches {...art} />
  }
}

type Of<Kind extends Art['kind']> = Extract<Art, { kind: Kind }>

function Questions({ items }: Of<'questions'>) {
  return (
    <ul className="grid gap-2.5 @min-[26rem]:grid-cols-[1fr_1fr]">
      {items.map(({ icon, when, question }) => (
        <li
          key={plainWords(question)}
          className="rounded-[18px] rounded-es-[4px] bg-paper px-[1.05rem] py-[.95rem] font-display text-body/[1.22] text-balance"
        >
          <span className="mb-[.55rem] flex items-center gap-[.4rem] font-text text-[13px]/none font-semibold text-slate">
            <Icon name={icon} className="size-[15px]" />
            <Words>{when}</Words>
          </span>
          <Words>{question}</Words>
        </li>
      ))}
    </ul>
  )
}

/** Ten dots a row, one for every tenth of the visitors. */
function Findings({ items }: Of<'findings'>) {
  return (
    <ul>
      {items.map(({ about, finding, percent }) => {
        const lit = Math.round(percent / 10)
        return (
          <li
            key={plainWords(about)}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-[.8rem] gap-y-2 py-[.6rem] text-[15px]/[1.3] @min-[19rem]:grid-cols-[minmax(0,1fr)_minmax(0,.9fr)_2.6rem] @min-[19rem]:items-center @min-[19rem]:py-[.42rem]"
          >
            <span>
              <small className="block text-[13px] text-slate">
                <Words>{about}</Words>
              </small>
              <Words>{finding}</Words>
            </span>
            <DotField
              dots={Array.from({ length: 10 }, (_, place): Voice => (place < lit ? 'ink' : 'unlit'))}
              columns={10}
              size={0.72}
              said={(_, place) => place === lit - 1}
              className="row-2 max-w-52 @min-[19rem]:row-auto @min-[19rem]:max-w-none"
            />
            <b dir="ltr" className="text-end [font-variant-numeric:tabular-nums]">
              {percent}%
            </b>
          </li>
        )
      })}
    </ul>
  )
}

function Lessons({ items, learned }: Of<'lessons'>) {
  return (
    <ul className="grid gap-[7px]">
      {items.map(({ icon, text }) => (
        <li
          key={plainWords(text)}
          className="flex items-center gap-[.7rem] rounded-[12px] bg-ink-2 px-[.85rem] py-[.66rem] text-[14.5px]"
        >
          <Icon name={icon} className="size-[18px] text-lemon" />
          <Words>{text}</Words>
          <span className="ms-auto text-[13px] text-ash">
            <Words>{learned}</Words>
          </span>
        </li>
      ))}
    </ul>
  )
}

const ad = 'rounded-[18px] p-4 font-display text-[1.05rem]/[1.25]'
const picture = 'mb-3 grid h-[96px] place-items-center rounded-[12px] bg-mint'

function Rewrite({ before, after }: Of<'rewrite'>) {
  return (
    <div className="grid items-center gap-[.6rem] @min-[26rem]:grid-cols-[1fr_44px_1.12fr]">
      <div className={`${ad} bg-[rgb(255_255_255/.55)]`}>
        <div className={`${picture} opacity-60`}>
          <BalanceBike faded className="h-[84px]" />
        </div>
        <p>
          <Words>{before}</Words>
        </p>
      </div>
      <span className="mx-auto grid size-11 rotate-90 place-items-center rounded-[50%] bg-ink text-paper @min-[26rem]:rotate-none @min-[26rem]:rtl:-scale-x-100">
        <Icon name="arrowRight" />
      </span>
      <div className={`${ad} bg-paper`}>
        <div className={picture}>
          <BalanceBike className="h-[84px]" />
        </div>
        <p>
          <Words>{after}</Words>
        </p>
      </div>
    </div>
  )
}

/** A figure that climbs by one, three columns a level; the last level is the sale's colour. */
function Climb({ low: bottom, high: top, label }: Of<'climb'>) {
  const heights = Array.from({ length: (top - bottom + 1) * 3 }, (_, column) => bottom + Math.floor(column / 3))
  const columns = heights.length
  const dots = Array.from({ length: top * columns }, (_, place): Voice | undefined => {
    const height = heights[place % columns] ?? 0
    if (top - Math.floor(place / columns) > height) return undefined
    return height === top ? 'sale' : 'ink'
  })
  const said = (_: Voice, place: number) => top - Math.floor(place / columns) === heights[place % columns]
  return (
    <>
      <DotField dots={dots} columns={columns} said={said} size={0.84} spread={1.6} axis label={label} />
      <p dir="ltr" className="mt-[.6rem] flex justify-between font-display text-body/none" aria-hidden="true">
        <span>{bottom}</span>
        <span>{top}</span>
      </p>
    </>
  )
}

function Switches({ items }: Of<'switches'>) {
  return (
    <ul className="grid gap-2">
      {items.map(({ title, text, icon }) => (
        <li
          key={plainWords(title)}
          className="flex items-center gap-[.9rem] rounded-[18px] bg-paper px-[1.1rem] py-4 text-[13px]/[1.4] text-slate"
        >
          {icon ? (
            <Icon name={icon} className="size-[34px] p-1 text-ink" />
          ) : (
            <BrandMark className="size-[34px] flex-none text-ink" />
          )}
          <span>
            <b className="block text-[15px] text-ink">
              <Words>{title}</Words>
            </b>
            <Words>{text}</Words>
          </span>
          <SwitchMark className="ms-auto w-13" />
        </li>
      ))}
    </ul>
  )
}
