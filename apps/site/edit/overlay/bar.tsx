import { locales } from '@repo/contract/locale.ts'
import type { Session } from './ask.ts'
import type { Editor } from './editor.ts'
import type { SheetName } from './sheet.tsx'
import type { OverlayWords } from './words.ts'

interface BarProps {
  editor: Editor
  session: Session
  words: OverlayWords
  sheet: SheetName | ''
  openSheet: (name: SheetName | '') => void
}

/** On top of the page: which page, which language, what changed, what is wrong, and sending it. */
export function Bar({ editor, session, words, sheet, openSheet }: BarProps) {
  const here = session.pages.find(({ path }) => path === location.pathname)
  const original = here?.translationOf ?? here?.path
  const versions = session.pages.filter(({ path, translationOf = path }) => translationOf === original)
  const problems = editor.rules.issues.filter(({ level }) => level === 'must').length || editor.rules.siteIssues.length
  const toggle = (name: SheetName) => () => openSheet(sheet === name ? '' : name)
  return (
    <nav className="ed-bar" aria-label={words.bar}>
      <select
        aria-label={words.pages}
        dir="ltr"
        value={here?.path ?? ''}
        onChange={({ target }) => location.assign(target.value)}
      >
        {session.pages.map(({ path }) => (
          <option key={path} value={path}>
            {path}
          </option>
        ))}
      </select>
      <span className="ed-seg">
        {versions.map(({ path, locale }) => (
          <a key={path} href={path} lang={locale} aria-current={path === here?.path ? 'page' : undefined}>
            {locales[locale].name}
          </a>
        ))}
      </span>
      <button type="button" className="ed-seg ed-wide" aria-pressed={!editor.isEditing} onClick={() => editor.toggle()}>
        {editor.isEditing ? words.use : words.edit}
      </button>
      <button type="button" className="ed-seg ed-wide" onClick={() => editor.step(1)}>
        {words.next}
      </button>
      {(['head', 'dates', 'variant'] as const).map((name) => (
        <button
          key={name}
          type="button"
          className="ed-seg ed-wide"
          aria-expanded={sheet === name}
          onClick={toggle(name)}
        >
          {words[name]}
        </button>
      ))}
      <button type="button" className="ed-count ed-end" aria-expanded={sheet === 'changes'} onClick={toggle('changes')}>
        <b>{editor.drafts.changes.length}</b>{' '}
        <span className="ed-wide">{words.changes(editor.drafts.changes.length)}</span>
      </button>
      <button
        type="button"
        className={`ed-count ${problems ? 'ed-bad' : 'ed-good'}`}
        aria-expanded={sheet === 'problems'}
        onClick={toggle('problems')}
      >
        <b>{problems || '✓'}</b> <span className="ed-wide">{words.problems(problems)}</span>
      </button>
      <button
        type="button"
        className="ed-button ed-send"
        disabled={problems > 0 || editor.drafts.changes.length === 0}
        onClick={toggle('send')}
      >
        {words.send}
      </button>
    </nav>
  )
}
