import { locales } from '@repo/contract/locale.ts'
import { readable } from './draw-sentence.tsx'
import type { Editor } from './editor.ts'
import type { OverlayWords } from './words.ts'

/** Under the open sentence: where else it is used, the sentence in the other language, the other branch, and what the rules say. */
export function Panel({ editor, words }: { editor: Editor; words: OverlayWords }) {
  const {
    opened,
    drafts: { clash },
  } = editor
  const facts = opened && editor.facts.get(opened.shown.id)
  if (!opened || !facts) return null
  const { id, translation, fork, usedOn = [] } = facts
  const issues = editor.rules.issues.filter((issue) => issue.id === id || issue.id === translation?.id)
  const others = usedOn.filter((path) => path !== location.pathname)
  const isOpen = facts.was !== undefined || editor.textOf(id) !== opened.before
  return (
    <section className="ed-panel" aria-label={facts.label} key={id}>
      <div className="ed-two">
        <div>
          <Head lang={facts.locale} label={facts.label} />
          {!opened.field && <FieldBox editor={editor} id={id} />}
          {facts.was !== undefined && (
            <p className="ed-note">
              {words.was} <bdi>{readable(facts.was, facts.locale)}</bdi>
            </p>
          )}
          {others.length > 0 && (
            <p className="ed-also">
              {words.alsoOn} {others[0] === '*' ? words.everyPage : <bdi dir="ltr">{others.join(', ')}</bdi>}
            </p>
          )}
          {fork && (
            <>
              <p className="ed-note">{words[fork.shown === 'with' ? 'without' : 'with']}</p>
              <FieldBox editor={editor} id={fork.id} />
            </>
          )}
        </div>
        <div>
          {translation ? (
            <>
              <Head lang={translation.locale} label={facts.label} />
              <FieldBox editor={editor} id={translation.id} />
              <Translation editor={editor} words={words} isOpen={isOpen} />
            </>
          ) : (
            <p className="ed-note">{words.noTranslation}</p>
          )}
        </div>
      </div>
      {issues.map((issue) => (
        <div
          className={`ed-say ${issue.level === 'tip' ? 'ed-ask' : ''}`}
          aria-live="polite"
          key={issue.rule + issue.message}
        >
          <p>{readable(issue.message, facts.locale)}</p>
          {issue.ways?.map((way) => (
            <button type="button" className="ed-button" key={way} onClick={() => editor.put(issue.id ?? id, way)}>
              {way.includes('{other:') ? words.other : words.use_} <bdi>{readable(way, facts.locale)}</bdi>
            </button>
          ))}
        </div>
      ))}
      {editor.rules.overflows.map(({ width, px }) => (
        <p className="ed-say ed-ask" key={width}>
          {words.lines(px, width)}
        </p>
      ))}
      {clash && (
        <div className="ed-say" role="alert">
          <p>
            {words.meanwhile} <bdi>{clash.theirs}</bdi>
          </p>
          <button type="button" className="ed-button" onClick={() => editor.settle(false)}>
            {words.takeTheirs}
          </button>
          <button type="button" className="ed-link" onClick={() => editor.settle(true)}>
            {words.keepMine}
          </button>
        </div>
      )}
      <footer className="ed-foot">
        <output className="ed-note">
          {editor.drafts.error ||
            (issues.some(({ level }) => level === 'must')
              ? words.kept
              : editor.drafts.said && words[editor.drafts.said])}
        </output>
        <button type="button" className="ed-link" onClick={() => void editor.restore()}>
          {words.undo}
        </button>
        <button type="button" className="ed-button" onClick={() => void editor.close()}>
          {words.done}
        </button>
      </footer>
    </section>
  )
}

function Head({ lang, label }: { lang: keyof typeof locales; label: string }) {
  return (
    <p className="ed-head">
      <b lang={lang}>{locales[lang].name}</b> {label}
    </p>
  )
}

function FieldBox({ editor, id }: { editor: Editor; id: number }) {
  if (!editor.facts.has(id)) return null
  return (
    <div
      className="ed-field"
      key={id}
      ref={(element) => {
        if (element && !element.dataset.edit) editor.mount(element, id)
      }}
    />
  )
}

/** The other language stays open until it is touched, or said to differ with a reason. */
function Translation({ editor, words, isOpen }: { editor: Editor; words: OverlayWords; isOpen: boolean }) {
  const facts = editor.opened && editor.facts.get(editor.opened.shown.id)
  if (!facts?.translation || !isOpen) return null
  if (facts.translation.was !== undefined || editor.textOf(facts.translation.id) !== facts.translation.value)
    return <p className="ed-note">✓ {words.translationDone}</p>
  if (facts.differs && editor.textOf(facts.id) === facts.value) return <p className="ed-note">✓ {facts.differs}</p>
  return (
    <form
      className="ed-translation"
      onSubmit={(event) => {
        event.preventDefault()
        void editor.differ(facts.id, String(new FormData(event.currentTarget).get('reason')))
      }}
    >
      <p>{words.translationOpen}</p>
      <input name="reason" required maxLength={200} placeholder={words.why} aria-label={words.why} />
      <button type="submit" className="ed-link">
        {words.differs}
      </button>
    </form>
  )
}
