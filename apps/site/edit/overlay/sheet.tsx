import { DatesSheet } from './dates-sheet.tsx'
import { readable } from './draw-sentence.tsx'
import type { Editor } from './editor.ts'
import { SendSheet } from './send-sheet.tsx'
import { VariantSheet } from './variant-sheet.tsx'
import type { OverlayWords } from './words.ts'

export type SheetName = 'changes' | 'problems' | 'head' | 'dates' | 'variant' | 'send'

interface SheetProps {
  name: SheetName
  editor: Editor
  words: OverlayWords
  close: () => void
}

/** Beside the page: what changed, what is wrong, how search results and shared links look, and sending it for review. */
export function Sheet({ name, editor, words, close }: SheetProps) {
  const title = name === 'changes' || name === 'problems' ? words[name](2) : words[name]
  return (
    <section className="ed-sheet" aria-label={title}>
      <button type="button" className="ed-link ed-close" onClick={close}>
        {words.done}
      </button>
      <h2>{title}</h2>
      {name === 'changes' && <Changes editor={editor} words={words} />}
      {name === 'problems' &&
        editor.rules.issues.map((issue) => (
          <p key={issue.message} className={`ed-say ${issue.level === 'tip' ? 'ed-ask' : ''}`}>
            {issue.message}
          </p>
        ))}
      {name === 'problems' && editor.rules.issues.length + editor.rules.siteIssues.length === 0 && (
        <p>{words.problems(0)}</p>
      )}
      {name === 'problems' &&
        editor.rules.siteIssues.map((line) => (
          <p key={line} className="ed-say">
            {line}
          </p>
        ))}
      {name === 'head' && <SearchAndShare editor={editor} />}
      {name === 'dates' && <DatesSheet editor={editor} words={words} />}
      {name === 'variant' && <VariantSheet editor={editor} words={words} />}
      {name === 'send' && (
        <SendSheet words={words} close={close}>
          <Changes editor={editor} words={words} />
        </SendSheet>
      )}
    </section>
  )
}

function Changes({ editor, words }: Pick<SheetProps, 'editor' | 'words'>) {
  if (editor.drafts.changes.length === 0) return <p>{words.nothing}</p>
  return editor.drafts.changes.map(({ id, was, now }) => {
    const { locale = 'en' } = editor.facts.get(id) ?? {}
    return (
      <div className="ed-row" key={id}>
        <p dir="auto">
          <del>{readable(was, locale)}</del>
        </p>
        <p dir="auto">
          <ins>{readable(now, locale)}</ins>
        </p>
      </div>
    )
  })
}

/** The title and description as a list of search results shows them, and the picture of a shared link. */
function SearchAndShare({ editor }: Pick<SheetProps, 'editor'>) {
  const inHead = editor.sentences.all().filter(({ node }) => node.parentElement?.closest('head'))
  const seen = new Set<number>()
  const name = location.pathname.slice(1) || 'index'
  return (
    <>
      <div className="ed-row">
        <p>{location.pathname}</p>
        <h3>{document.title}</h3>
        <p>{document.querySelector('meta[name=description]')?.getAttribute('content')}</p>
      </div>
      {inHead.map((shown) => {
        if (seen.has(shown.id)) return null
        seen.add(shown.id)
        const facts = editor.facts.get(shown.id)
        return (
          <button type="button" className="ed-row" key={shown.id} onClick={() => void editor.open(shown)}>
            <b>{facts?.label}</b> {facts?.value} <small>{facts?.value.length}</small>
          </button>
        )
      })}
      <iframe className="ed-share" title="share" src={`/share/${name}`} />
    </>
  )
}
