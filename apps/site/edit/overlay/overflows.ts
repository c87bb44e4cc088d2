import { countLines } from './count-lines.ts'

/** A sentence at one width: how far it runs out of its box, and over how many lines. */
export interface Measured {
  width: number
  px: number
  lines: number
}

/** The width of a phone, at which the panel says how many lines a headline has. */
export const phone = 390

/** Measures a sentence on a desktop, on a phone and on the smallest one in the page itself, in a frame of each width with the words as they are typed. */
export async function measureAt(path: string, id: number, text: string): Promise<Measured[]> {
  const measured: Measured[] = []
  // One after the other: each frame asks the server for the page.
  for (const width of [1440, phone, 320]) {
    const page = (await frameAt(path, width)).editMode
    page?.draw(id, text)
    const boxes = (page?.sentences.of(id) ?? []).flatMap(({ node, attribute }) => {
      const element = attribute
        ? null
        : node.parentElement?.closest('h1, h2, h3, p, a, button, li, label, summary, div')
      return element?.checkVisibility() ? [element] : []
    })
    const out = boxes.map((box) =>
      Math.max(box.scrollWidth - box.clientWidth, Math.ceil(box.getBoundingClientRect().right) - width),
    )
    const lines = boxes.map((box) => {
      const range = box.ownerDocument.createRange()
      range.selectNodeContents(box)
      return countLines([...range.getClientRects()])
    })
    measured.push({ width, px: Math.max(0, ...out), lines: Math.max(0, ...lines) })
  }
  return measured
}

/** The frames are of one page: another one takes their place. */
export function dropFrames(): void {
  for (const frame of document.querySelectorAll('[data-edit=ruler]')) frame.remove()
  frames.clear()
}

const frames = new Map<number, Promise<Window>>()

function frameAt(path: string, width: number): Promise<Window> {
  const made = frames.get(width) ?? makeFrame(path, width)
  frames.set(width, made)
  return made
}

async function makeFrame(path: string, width: number): Promise<Window> {
  const frame = document.createElement('iframe')
  frame.dataset.edit = 'ruler'
  frame.tabIndex = -1
  frame.ariaHidden = 'true'
  frame.width = String(width)
  frame.src = path
  document.documentElement.append(frame)
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    const { contentWindow } = frame
    if (contentWindow?.editMode?.isReady) return contentWindow
    // Another page took its place.
    if (!frame.isConnected) return window
  }
}
