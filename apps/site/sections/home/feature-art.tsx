import type { FeatureArt as Art } from '@repo/content/sections/home.ts'
import { BalanceBike } from '@repo/ui/balance-bike.tsx'
import { BrandMark } from '@repo/ui/brand-mark.tsx'
import { DotField, type Tone } from '@repo/ui/dot-field.tsx'
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
    <ul className="grid gap-2.5 @min-[26rem]:grid-cols-2">
      {items.map(({ icon, when, question }) => (
        <li
          key={plainWords(question)}
          className="rounded-medium cut-corner bg-paper px-4 py-4 font-display text-body/tight text-balance"
        >
          <span className="mb-2 flex items-center gap-1.5 font-text text-micro/none font-semibold text-slate">
            <Icon name={icon} className="size-3.75" />
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
            className="grid grid-cols-end items-end gap-x-3 gap-y-2 py-2.5 text-small/tight @min-[19rem]:grid-cols-[minmax(0,1fr)_minmax(0,.9fr)_2.6rem] @min-[19rem]:items-center @min-[19rem]:py-1.5"
          >
            <span>
              <Words.small className="block text-micro text-slate">{about}</Words.small>
              <Words>{finding}</Words>
            </span>
            <DotField
              dots={Array.from({ length: 10 }, (_, place): Tone => (place < lit ? 'ink' : 'unlit'))}
              columns={10}
              size={0.72}
              said={(_, place) => place === lit - 1}
              className="row-2 max-w-52 @min-[19rem]:row-auto @min-[19rem]:max-w-none"
            />
            <b dir="ltr" data-computed className="text-end [font-variant-numeric:tabular-nums]">
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
    <ul className="grid gap-2">
      {items.map(({ icon, text }) => (
        <li key={plainWords(text)} className="flex items-center gap-3 rounded-small bg-ink-2 px-3.5 py-2.5 text-note">
          <Icon name={icon} className="size-4.5 text-lemon" />
          <Words>{text}</Words>
          <Words.span className="ms-auto text-micro text-ash">{learned}</Words.span>
        </li>
      ))}
    </ul>
  )
}

const ad = 'rounded-medium p-4 font-display text-body/tight'
const picture = 'mb-3 grid h-24 place-items-center rounded-small bg-mint'

function Rewrite({ before, after }: Of<'rewrite'>) {
  return (
    <div className="grid items-center gap-2.5 @min-[26rem]:grid-cols-[1fr_44px_1.12fr]">
      <div className={`${ad} bg-paper/55`}>
        <div className={`${picture} opacity-60`}>
          <BalanceBike faded className="h-21" />
        </div>
        <Words.p>{before}</Words.p>
      </div>
      <span className="mx-auto grid size-11 rotate-90 place-items-center rounded-circle bg-ink text-paper @min-[26rem]:rotate-none @min-[26rem]:rtl:-scale-x-100">
        <Icon name="arrowRight" />
      </span>
      <div className={`${ad} bg-paper`}>
        <div className={picture}>
          <BalanceBike className="h-21" />
        </div>
        <Words.p highlights>{after}</Words.p>
      </div>
    </div>
  )
}

/** A figure that climbs by one, three columns a level; the last level is the sale's colour. */
function Climb({ low: bottom, high: top, label }: Of<'climb'>) {
  const heights = Array.from({ length: (top - bottom + 1) * 3 }, (_, column) => bottom + Math.floor(column / 3))
  const columns = heights.length
  const dots = Array.from({ length: top * columns }, (_, place): Tone | undefined => {
    const height = heights[place % columns] ?? 0
    if (top - Math.floor(place / columns) > height) return undefined
    return height === top ? 'sale' : 'ink'
  })
  const said = (_: Tone, place: number) => top - Math.floor(place / columns) === heights[place % columns]
  return (
    <>
      <DotField dots={dots} columns={columns} said={said} size={0.84} spread={1.6} label={label} />
      <p className="mt-2.5 flex justify-between font-display text-body/none" aria-hidden="true">
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
          className="flex items-center gap-3.5 rounded-medium bg-paper px-4.5 py-4 text-micro/snug text-slate"
        >
          {icon ? (
            <Icon name={icon} className="size-8.5 p-1 text-ink" />
          ) : (
            <BrandMark className="size-8.5 flex-none text-ink" />
          )}
          <span>
            <Words.b className="block text-small text-ink">{title}</Words.b>
            <Words>{text}</Words>
          </span>
          <SwitchMark className="ms-auto w-13" />
        </li>
      ))}
    </ul>
  )
}
