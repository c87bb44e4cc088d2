import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Bar } from './bar.tsx'
import { ChangesTab } from './changes-tab.tsx'
import { DatesScreen } from './dates-screen.tsx'
import './edit.css'
import { Editor, type Tab } from './editor.ts'
import './page.css'
import { PageTab } from './page-tab.tsx'
import { PanelContext } from './panel-context.ts'
import type { PageSide } from './page-side.ts'
import { SearchScreen } from './search-screen.tsx'
import { SendScreen } from './send-screen.tsx'
import { SentenceTab } from './sentence-tab.tsx'
import { VariantScreen } from './variant-screen.tsx'
import { overlayWords } from './words.ts'

const screens = {
  sentence: SentenceTab,
  page: PageTab,
  changes: ChangesTab,
  search: SearchScreen,
  dates: DatesScreen,
  variant: VariantScreen,
  send: SendScreen,
}

/** The shell: a bar and a panel around the page, which is in a frame of its own. */
const box = document.createElement('div')
document.body.append(box)
const root = createRoot(box)
let frame: HTMLIFrameElement | null = null
const begin = location.pathname + location.search + location.hash
const editor = new Editor(() => draw())
window.editShell = { host: editor, attach }
/** The address of the page that is on its way into the frame. */
let loading: string | undefined = begin
/** A file has changed since that page was asked for. */
let isStale = false
editor.navigate = (path) => {
  loading = path
  frame?.contentWindow?.location.assign(path)
}
editor.key = key
// A file that was changed from outside draws the page anew. The shell, with what can be undone, stays: Vite reloads unless a listener throws.
import.meta.hot?.on('vite:beforeFullReload', () => {
  // A reload now would be lost: a browser that is about to show a page drops what the page before it asked for.
  if (loading) isStale = true
  else reload()
  throw new Error('The frame reloads, the shell stays.')
})
draw()
void editor.begin()
visualViewport?.addEventListener('resize', fit)
visualViewport?.addEventListener('scroll', fit)
document.addEventListener('keydown', key)
addEventListener('beforeunload', (event) => {
  if (editor.drafts.typed.size > 0) event.preventDefault()
})
addEventListener('pagehide', () => void editor.drafts.save())
// A commit or a pull happens elsewhere.
addEventListener('focus', () => void editor.drafts.save())
fit()

function draw(): void {
  const { page, tab, screen, opened } = editor
  const words = overlayWords[editor.locale]
  document.documentElement.lang = editor.locale
  document.documentElement.dir = page?.document.dir ?? 'ltr'
  const { count } = editor
  const asked = editor.questions().length
  const isFolded = innerWidth < 821 && (visualViewport?.height ?? innerHeight) < 560
  const Open = screens[screen || tab]
  flushSync(() =>
    root.render(
      <PanelContext value={{ editor, words }}>
        <div className="ed" data-folded={isFolded ? '' : undefined}>
          <Bar />
          <main className="ed-page" data-phone={editor.isPhone ? '' : undefined}>
            {!page && <p className="ed-opening">{words.opening}</p>}
            <iframe name="page" title={words.page} ref={mount} onLoad={loaded} />
          </main>
          <aside className={`ed-side ${screen || tab === 'changes' ? 'ed-tall' : ''}`} aria-label={words.panel}>
            <header>
              <span className="ed-grip" />
              {screen !== 'send' && (
                <div className="ed-tabs" role="tablist">
                  {(['sentence', 'page', 'changes'] as Tab[]).map((name) => (
                    <button
                      key={name}
                      type="button"
                      role="tab"
                      aria-selected={tab === name}
                      onClick={() => editor.show(name)}
                    >
                      {words.tabs[name]}
                      {name === 'changes' && count > 0 && <i>{count}</i>}
                      {name === 'page' && asked > 0 && <i className="ed-narrow">{asked}</i>}
                    </button>
                  ))}
                </div>
              )}
            </header>
            <Open key={`${page?.path} ${screen}`} />
          </aside>
        </div>
      </PanelContext>,
    ),
  )
  if (!opened?.field || !page) return
  const own = editor.questions().find(({ id }) => id === opened.shown.id)
  page.outline(own ? 'must' : 'open', own?.typed)
  // The panel may have grown, and overlaps the frame by its round corners: the frame is as high as what is left.
  if (frame) page.keepInView(frame.clientHeight - (innerWidth < 821 ? 16 : 0))
}

/** Once: React draws the frame again and again, its page stays. */
function mount(element: HTMLIFrameElement | null): void {
  if (!element || element === frame) return
  frame = element
  // `replace`: the first page is no step of its own in the tab's history.
  element.contentWindow?.location.replace(begin)
}

function attach(page: PageSide): void {
  page.listen({
    open: (shown) => void editor.open(shown),
    beside: () => void editor.close(),
    key,
    left: () => void editor.drafts.save(),
    isEditing: () => editor.isEditing,
  })
  editor.attach(page)
  follow()
  const timer = setInterval(() => {
    if (!page.isReady) return
    clearInterval(timer)
    editor.ready()
    draw()
  }, 50)
}

function reload(): void {
  const { location } = frame?.contentWindow ?? {}
  loading = location?.href
  location?.reload()
}

function loaded(): void {
  const at = frame?.contentWindow?.location
  if (!at || at.protocol === 'about:') return
  follow()
  const asked = loading
  loading = undefined
  // Another page was about to be shown when this one was asked for: once more, now that it can be heard.
  if (asked && new URL(asked, location.href).pathname !== at.pathname) at.assign(asked)
  else if (isStale) reload()
  isStale = false
}

/** The address and the title of the tab are those of the page in the frame, also of a file that is none. */
function follow(): void {
  const at = frame?.contentWindow?.location
  if (!at || at.protocol === 'about:') return
  document.title = frame?.contentDocument?.title || 'Edit'
  history.replaceState(null, '', at.pathname + at.search + at.hash)
}

/** A phone's keyboard leaves less of the window, and may move it. */
function fit(): void {
  const { height, offsetTop } = visualViewport ?? { height: innerHeight, offsetTop: 0 }
  document.documentElement.style.setProperty('--ed-height', `${height}px`)
  document.documentElement.style.setProperty('--ed-top', `${offsetTop}px`)
  draw()
}

/** Between the page and the panel. */
function changeSide({ view }: KeyboardEvent): void {
  if (view === window) return (editor.opened?.field ?? frame?.contentWindow)?.focus()
  // The window first: an element of the shell gets no key while the frame's window has the focus.
  window.focus()
  document.querySelector<HTMLElement>('.ed-body button, .ed-body [data-edit=field]')?.focus()
}

function key(event: KeyboardEvent): void {
  if (event.defaultPrevented) return
  const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey && /^[zy]$/i.test(event.key)
  const isTyping = (event.target as Element).closest('input, textarea')
  if (event.key === 'F6') changeSide(event)
  else if (isUndo && !isTyping) void editor.travel(event.shiftKey || /y/i.test(event.key) ? 1 : -1)
  else if (event.key === 'F2') editor.step(1)
  else if (event.altKey && /^Arrow(Up|Down)$/.test(event.key)) editor.step(event.key === 'ArrowDown' ? 1 : -1)
  else if (event.key === 'Escape' && editor.screen) editor.show(editor.tab)
  else if (event.key === 'Escape' && editor.opened) void editor.close()
  else return
  event.preventDefault()
}
