import type { UnderTheHoodSection } from '@repo/content/sections/deciding.ts'
import { ButtonLink } from '@repo/ui/button.tsx'
import { Icon } from '@repo/ui/icon.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../../link-to.ts'
import { UnderTheHoodDrawing } from './under-the-hood-drawing.tsx'
import { Framed } from '../shared/framed.tsx'

/** Fewer rows than this answer too little: neither form is drawn (PG-10). */
const fewestRows = 3

/** What the app does inside a store: the questions of a careful merchant. */
export function UnderTheHood(section: UnderTheHoodSection) {
  if (section.rows.length < fewestRows) return null
  return section.form === 'short' ? <ShortUnderTheHood {...section} /> : <FullUnderTheHood {...section} />
}

function FullUnderTheHood({ headline, lead, leadChecked, check: checkWord, rows, ask, chat }: UnderTheHoodSection) {
  return (
    <Framed id="under-the-hood" surface="ink" columns="list">
      <div className="self-start tab:sticky tab:top-24">
        <Words.h2 className="type-title">{headline}</Words.h2>
        <p className="mt-4 type-lead text-ash">
          <Words>{lead}</Words> {rows.every(({ check }) => check) && <Words>{leadChecked}</Words>}
        </p>
        <UnderTheHoodDrawing />
      </div>
      <div>
        <dl className="border-t-2 border-lemon">
          {rows.map(({ question, answer, check }) => (
            <div
              key={plainWords(question)}
              className="grid gap-x-8 gap-y-1.5 border-t border-ink-3 py-5 first:border-t-0 lap:grid-cols-[minmax(0,15.5rem)_minmax(0,1fr)]"
            >
              <dt className="flex items-baseline gap-3 type-sub text-balance">
                <i className="size-3 flex-none rounded-circle rounded-ee-tip bg-blush" aria-hidden="true" />
                <Words>{question}</Words>
              </dt>
              <dd>
                <Words>{answer}</Words>
                {check && (
                  <p className="mt-1 type-small text-ash">
                    <Words.b>{checkWord}</Words.b> <Words>{check}</Words>
                  </p>
                )}
              </dd>
            </div>
          ))}
        </dl>
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Words.p className="font-semibold">{ask}</Words.p>
          <ButtonLink {...linkTo(chat.opens)} look="lemon" size="small">
            <Icon name="chat" />
            <Words>{chat.words}</Words>
          </ButtonLink>
        </div>
      </div>
    </Framed>
  )
}

function ShortUnderTheHood({ short: { headline, points, all, to } }: UnderTheHoodSection) {
  return (
    <Framed space="pb-section">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-fog px-7 py-5">
        <Words.h2 className="type-sub">{headline}</Words.h2>
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {points.slice(0, 3).map(({ text }) => (
            <li key={plainWords(text)} className="flex items-center gap-2">
              <Icon name="check" />
              <Words>{text}</Words>
            </li>
          ))}
        </ul>
        <a {...linkTo(to)} className="font-semibold underline underline-offset-4 tab:ms-auto">
          <Words>{all}</Words>
        </a>
      </div>
    </Framed>
  )
}
