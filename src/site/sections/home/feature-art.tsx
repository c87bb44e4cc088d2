import type { FeatureArt as Art } from '#content/sections/home.ts'
import { BalanceBike } from '#ui/balance-bike.tsx'
import { BrandMark } from '#ui/brand-mark.tsx'
import { DotField, type Voice } from '#ui/dot-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Words } from '#ui/words.tsx'
import { numberIn } from '../../number-in.ts'
import { SwitchMark } from '../shared/switch-mark.tsx'
import './feature-art.css'

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
    <ul className="feature-art-questions">
      {items.map(({ icon, when, question }) => (
        <li key={question}>
          <span>
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
    <ul className="feature-art-findings">
      {items.map(({ about, finding, percent }) => {
        const lit = Math.round(percent / 10)
        return (
          <li key={about}>
            <span>
              <small>
                <Words>{about}</Words>
              </small>
              <Words>{finding}</Words>
            </span>
            <DotField
              dots={Array.from({ length: 10 }, (_, place): Voice => (place < lit ? 'ink' : 'unlit'))}
              columns={10}
              size={0.72}
              said={(_, place) => place === lit - 1}
            />
            <b dir="ltr">{percent}%</b>
          </li>
        )
      })}
    </ul>
  )
}

function Lessons({ items, learned }: Of<'lessons'>) {
  return (
    <ul className="feature-art-lessons">
      {items.map(({ icon, text }) => (
        <li key={text}>
          <Icon name={icon} className="size-[18px] text-lemon" />
          <Words>{text}</Words>
          <span>
            <Words>{learned}</Words>
          </span>
        </li>
      ))}
    </ul>
  )
}

function Rewrite({ before, after }: Of<'rewrite'>) {
  return (
    <div className="feature-art-rewrite">
      <div className="feature-art-ad feature-art-old">
        <div>
          <BalanceBike faded />
        </div>
        <p>
          <Words>{before}</Words>
        </p>
      </div>
      <span className="feature-art-arrow">
        <Icon name="arrowRight" />
      </span>
      <div className="feature-art-ad">
        <div>
          <BalanceBike />
        </div>
        <p>
          <Words>{after}</Words>
        </p>
      </div>
    </div>
  )
}

/** A figure that climbs by one, three columns a level; the last level is the sale's colour. */
function Climb({ low, high, label }: Of<'climb'>) {
  const [bottom, top] = [numberIn(low), numberIn(high)]
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
      <DotField dots={dots} columns={columns} said={said} size={0.84} spread={1.6} label={label} />
      <p className="feature-art-ends" aria-hidden="true">
        <span>{bottom}</span>
        <span>{top}</span>
      </p>
    </>
  )
}

function Switches({ items }: Of<'switches'>) {
  return (
    <ul className="feature-art-switches">
      {items.map(({ title, text, icon }) => (
        <li key={title}>
          {icon ? <Icon name={icon} className="size-[34px] p-1" /> : <BrandMark className="size-[34px] flex-none" />}
          <span>
            <b>
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
