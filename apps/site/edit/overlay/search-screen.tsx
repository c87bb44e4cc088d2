import { readable } from './draw-sentence.tsx'
import { usePanel } from './panel-context.ts'
import { Body, FieldBox, ScreenHead } from './panel-parts.tsx'
import { nameOf } from './words.ts'

/** The title and description as a list of search results shows them, and the picture of a shared link. */
export function SearchScreen() {
  const { editor, words } = usePanel()
  const { page } = editor
  const ids = [...new Set(page?.inHead().map(({ id }) => id))]
  const path = page?.path ?? '/'
  const title = page?.document.title
  // Pages like the results have no picture.
  const hasPicture = page?.document.querySelector('meta[property="og:type"]')
  return (
    <Body>
      <ScreenHead title={words.search} />
      <div className="ed-result">
        <bdi dir="ltr" className="ed-hint">
          {page?.host} › {path.slice(1)}
        </bdi>
        <b>{title}</b>
        <span>{page?.document.querySelector('meta[name=description]')?.getAttribute('content')}</span>
      </div>
      {ids.map((id) => {
        const facts = editor.facts.get(id)
        const limit = facts?.label.name === 'title' ? 60 : facts?.label.name === 'description' ? 160 : undefined
        if (!facts) return null
        return (
          <div className="ed-labelled" key={id}>
            <span>
              <b>{nameOf(facts.label, words)}</b>
              {limit && (
                <bdi dir="ltr" className="ed-hint">
                  {readable(editor.textOf(id), facts.locale).length} / {limit}
                </bdi>
              )}
            </span>
            <FieldBox id={id} />
          </div>
        )
      })}
      <div className="ed-labelled">
        <b>{words.whenShared}</b>
        <div className="ed-shared">
          {hasPicture && <iframe title={words.whenShared} src={`/share/${path.slice(1) || 'home'}`} tabIndex={-1} />}
          <p>
            <b>{title}</b>
            <br />
            <bdi dir="ltr" className="ed-hint">
              {page?.host}
            </bdi>
          </p>
        </div>
      </div>
    </Body>
  )
}
