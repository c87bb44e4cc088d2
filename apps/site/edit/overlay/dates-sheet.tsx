import { useEffect, useState } from 'react'
import { isLive, type Day, type Schedule } from '@repo/content/schedule.ts'
import type { PageDates } from '../page-dates.ts'
import { ask } from './ask.ts'
import type { Editor } from './editor.ts'
import type { OverlayWords, Refusal } from './words.ts'

/** From when and until when the page and its banner are part of the site, and the page as on another day. */
export function DatesSheet({ editor, words }: { editor: Editor; words: OverlayWords }) {
  const [dates, setDates] = useState<PageDates>()
  const [day, setDay] = useState('')
  const [saved, setSaved] = useState('')
  const parts = (['page', 'banner'] as const).filter((part) => dates?.[part])
  const isShown = (part: 'page' | 'banner') => day === '' || isLive((dates?.[part] ?? {}) as Schedule, day as Day)
  const [hasPage, hasBanner] = [isShown('page'), isShown('banner')]
  useEffect(() => {
    void ask<PageDates>('dates', { path: location.pathname }).then(({ body }) => setDates(body))
  }, [])
  useEffect(() => {
    const banner = bannerOf(editor)
    if (banner) banner.hidden = !hasBanner
    return () => {
      if (banner) banner.hidden = false
    }
  }, [editor, hasBanner])
  return (
    <div className="ed-form">
      {parts.map((part) => (
        <form
          key={part}
          className="ed-row"
          onSubmit={(event) => {
            event.preventDefault()
            const form = Object.fromEntries(new FormData(event.currentTarget))
            void ask<PageDates & { error?: string; refusal?: Refusal }>('dates', {
              path: location.pathname,
              part,
              dates: form,
            }).then(({ status, body }) => {
              if (status === 200) setDates(body)
              const error = body.refusal ? words.refused[body.refusal] : (body.error ?? '')
              setSaved(status === 200 ? words.saved : error)
            })
          }}
        >
          <b>{words.parts[part]}</b>
          {(['from', 'until'] as const).map((name) => (
            <label key={name}>
              {words[name]} <input type="date" name={name} defaultValue={dates?.[part]?.[name]} />
            </label>
          ))}
          <button type="submit" className="ed-button">
            {words.done}
          </button>
        </form>
      ))}
      <output className="ed-note">{saved}</output>
      <label>
        {words.day} <input type="date" value={day} onChange={({ target }) => setDay(target.value)} />
      </label>
      {day &&
        parts.map((part) => (
          <p key={part}>
            {words.parts[part]}: {words[isShown(part) ? 'live' : 'notLive']}
          </p>
        ))}
      {/* What a visitor gets instead. */}
      {!hasPage && <iframe className="ed-gone" title={words.notLive} src="/404" />}
    </div>
  )
}

/** The banner in the page, by its sentence. */
function bannerOf(editor: Editor): HTMLElement | null {
  const shown = editor.sentences.all().find(({ id }) => editor.facts.get(id)?.label === 'Banner text')
  return shown?.node.parentElement?.closest<HTMLElement>('body > *') ?? null
}
