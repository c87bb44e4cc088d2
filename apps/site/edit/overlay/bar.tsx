import { locales } from '@repo/contract/locale.ts'
import { BrandMark } from '@repo/ui/brand-mark.tsx'
import { readable } from './draw-sentence.tsx'
import type { SitePage } from './ask.ts'
import { usePanel } from './panel-context.ts'
import { ShellIcon } from './shell-icon.tsx'
import type { OverlayWords } from './words.ts'

/** On top of the page: which page, which language, undo, what changed, what is asked, and sending it. */
export function Bar() {
  const { editor, words } = usePanel()
  const { here, count } = editor
  const asked = editor.questions().length
  return (
    <nav className="ed-bar" aria-label={words.bar}>
      <BrandMark className="ed-logo" shape="var(--color-lemon)" dots="var(--color-ink)" />
      <label className="ed-pick">
        <b>{here ? pageName(here, words) : ''}</b> <bdi className="ed-wide">{here?.path}</bdi>
        <ShellIcon name="down" />
        <select
          aria-label={words.pages}
          value={here?.path ?? ''}
          onChange={({ target }) => void editor.go(target.value)}
        >
          {editor.pages.map((page) => (
            <option key={page.path} value={page.path}>
              {page.path} · {pageName(page, words)}
            </option>
          ))}
        </select>
      </label>
      <span className="ed-wide">
        <Languages />
      </span>
      <span className="ed-seg ed-wide">
        {(['desktop', 'phone'] as const).map((name) => (
          <button
            key={name}
            type="button"
            aria-label={words[name]}
            title={words[name]}
            aria-pressed={editor.isPhone === (name === 'phone')}
            onClick={() => editor.seeAs(name)}
          >
            <ShellIcon name={name} />
          </button>
        ))}
      </span>
      <span className="ed-wide">
        <EditOrBrowse />
      </span>
      <Travel by={-1} />
      <span className="ed-wide">
        <Travel by={1} />
      </span>
      <button
        type="button"
        className="ed-count"
        aria-label={words.changesOf(count)}
        onClick={() => editor.show('changes')}
      >
        <i>{count}</i> <span className="ed-wide">{words.changes(count)}</span>
      </button>
      {asked > 0 && (
        <button type="button" className="ed-count ed-bad ed-wide" onClick={() => void editor.answer()}>
          <i>{asked}</i> {words.questions(asked)}
        </button>
      )}
      <button
        type="button"
        className={`ed-button ed-send ${asked > 0 || count === 0 ? 'ed-off' : ''}`}
        title={
          asked > 0
            ? words.answerFirst(asked)
            : count === 0
              ? editor.isWaiting
                ? words.newSet
                : words.nothing
              : undefined
        }
        onClick={() => (asked > 0 ? void editor.answer() : editor.show('changes', count > 0 ? 'send' : ''))}
      >
        <span className="ed-wide">{words.send}</span>
        <span className="ed-narrow">{words.sendShort}</span>
      </button>
    </nav>
  )
}

/** Undo, or redo. */
export function Travel({ by }: { by: 1 | -1 }) {
  const { editor, words } = usePanel()
  const name = by < 0 ? 'undo' : 'redo'
  return (
    <button
      type="button"
      className="ed-tool"
      aria-label={words[name]}
      title={words[name]}
      disabled={!editor.history.can(by)}
      onClick={() => void editor.travel(by)}
    >
      <ShellIcon name={name} />
    </button>
  )
}

export function Languages() {
  const { editor } = usePanel()
  return (
    <span className="ed-seg">
      {editor.versions.map(({ path, locale }) => (
        <button
          key={path}
          type="button"
          lang={locale}
          aria-pressed={path === editor.here?.path}
          onClick={() => void editor.go(path)}
        >
          {locales[locale].name}
        </button>
      ))}
    </span>
  )
}

export function EditOrBrowse() {
  const { editor, words } = usePanel()
  return (
    <span className="ed-seg">
      {(['edit', 'browse'] as const).map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={editor.isEditing === (name === 'edit')}
          onClick={() => editor.setEditing(name === 'edit')}
        >
          <ShellIcon name={name === 'edit' ? 'pen' : 'hand'} />
          {words[name]}
        </button>
      ))}
    </span>
  )
}

/** "Pricing" of "Pricing: from $39 a month | Sondia". */
export function pageName({ path, title, locale }: SitePage, words: OverlayWords): string {
  if (path === '/' || path === `/${locale}`) return words.home
  return readable(title, locale).split(/[:|]/)[0]?.trim() ?? path
}
