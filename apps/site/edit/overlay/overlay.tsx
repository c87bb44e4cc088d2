import { createRoot } from 'react-dom/client'
import { isLocale } from '@repo/contract/locale.ts'
import { withoutMarks } from '../marks.ts'
import { session } from './ask.ts'
import { Bar } from './bar.tsx'
import './edit.css'
import { Editor } from './editor.ts'
import { Panel } from './panel.tsx'
import { Sheet, type SheetName } from './sheet.tsx'
import type { Sentences, Shown } from './sentences.ts'
import { overlayWords } from './words.ts'

declare global {
  interface Window {
    /** For the frames that measure, and for tests. */
    editMode?: { sentences: Sentences; isReady: boolean; preview: (id: number, text: string) => void }
  }
}

const lang = document.documentElement.lang
const words = overlayWords[isLocale(lang) ? lang : 'en']
const isFrame = window.top !== window
const box = document.createElement('div')
box.dataset.edit = 'overlay'
const root = isFrame ? undefined : createRoot(box)
let sheet: SheetName | '' = ''
const editor = new Editor(() => void draw())
window.editMode = { sentences: editor.sentences, isReady: false, preview: (id, text) => editor.preview(id, text) }
tolerateMovedNodes()
editor.sentences.watch()
void editor.ready.then(() => window.editMode && (window.editMode.isReady = true))
if (!isFrame) {
  document.documentElement.append(box)
  document.documentElement.classList.add('ed-on')
  await draw()
  listen()
  await editor.drafts.save()
  await editor.check()
}

async function draw(): Promise<void> {
  const pages = await session
  const openSheet = (name: SheetName | '') => {
    sheet = name
    void draw()
  }
  root?.render(
    <div className="ed" lang={lang} dir={document.documentElement.dir}>
      <Bar editor={editor} session={pages} words={words} sheet={sheet} openSheet={openSheet} />
      <Panel editor={editor} words={words} />
      {sheet && <Sheet name={sheet} editor={editor} words={words} close={() => openSheet('')} />}
    </div>,
  )
  placePanel()
}

function listen(): void {
  document.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element
      // Alt uses the page, and so does a key: Enter on a button is a click without a pointer.
      if (target.closest('[data-edit]') || event.altKey || event.detail === 0 || !editor.isEditing) return
      const hit = sentenceAt(event)
      if (!hit && !target.closest('a, button, label, summary')) return void editor.close()
      event.preventDefault()
      event.stopPropagation()
      if (hit) void editor.open(hit)
    },
    true,
  )
  document.addEventListener('keydown', (event) => {
    if (event.key === 'F2') editor.step(1)
    else if (event.altKey && /^Arrow(Up|Down)$/.test(event.key)) editor.step(event.key === 'ArrowDown' ? 1 : -1)
    else if (event.key === 'Escape' && editor.opened) void editor.restore()
    else if (event.key === 'Escape' && sheet) sheet = ''
    else return
    event.preventDefault()
    void draw()
  })
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const isLeft =
      target instanceof Element &&
      target.closest('[data-edit=field]') &&
      !(relatedTarget instanceof Element && relatedTarget.closest('[data-edit]'))
    if (isLeft) void editor.drafts.save()
  })
  addEventListener('pagehide', () => void editor.drafts.save())
  const { clipboard } = navigator
  const write = clipboard?.writeText.bind(clipboard)
  if (write) clipboard.writeText = (text) => write(withoutMarks(text))
}

function sentenceAt({ clientX, clientY, target }: MouseEvent): Shown | undefined {
  const all = editor.sentences.all()
  const named = (target as Element).closest('[aria-label], [alt], [placeholder]')
  const text = all.findLast(({ node, attribute }) => {
    if (attribute || !node.isConnected) return false
    const range = document.createRange()
    range.selectNodeContents(node)
    const element = node instanceof Element ? node : node.parentElement
    return (
      element?.checkVisibility({ visibilityProperty: true }) &&
      [...range.getClientRects()].some(
        ({ left, right, top, bottom }) => clientX >= left && clientX <= right && clientY >= top && clientY <= bottom,
      )
    )
  })
  // What is drawn or empty has its words in an attribute.
  return text ?? all.find(({ node, attribute }) => attribute && node === named)
}

/** Under its sentence, in the window; on a phone it is at the bottom. */
function placePanel(): void {
  requestAnimationFrame(() => {
    const panel = box.querySelector<HTMLElement>('.ed-panel')
    const { opened } = editor
    const at = opened?.field?.element.getBoundingClientRect()
    if (!panel) return
    const left = Math.max(12, Math.min((at?.left ?? 12) - 10, innerWidth - panel.offsetWidth - 12))
    const below = (at?.bottom ?? 52) + 16
    const top = below + panel.offsetHeight < innerHeight || !at ? below : Math.max(60, at.top - panel.offsetHeight - 16)
    panel.style.setProperty('--ed-left', `${left}px`)
    panel.style.setProperty('--ed-top', `${Math.min(top, innerHeight - 80) + scrollY}px`)
  })
}

/** React removes nodes that a field has replaced: nothing is left to do then. */
function tolerateMovedNodes(): void {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, child: T, before: Node | null): T {
    return insertBefore.call(this, child, before?.parentNode === this ? before : null) as T
  }
}
