/** How far a sentence runs out of its box at one width. */
export interface Overflow {
  width: number
  px: number
}

/** The pixels by which a sentence is too wide at three widths: measured in the page itself, in a frame of each width with the words as they are typed. */
export async function overflows(id: number, text: string): Promise<Overflow[]> {
  const measured: Overflow[] = []
  // One after the other: each frame asks the server for the page.
  for (const width of [1440, 390, 320]) {
    const frame = await frameAt(width)
    frame.editMode?.preview(id, text)
    const boxes = (frame.editMode?.sentences.of(id) ?? []).flatMap(({ node, attribute }) => {
      const element = attribute
        ? null
        : node.parentElement?.closest('h1, h2, h3, p, a, button, li, label, summary, div')
      return element?.checkVisibility() ? [element] : []
    })
    const out = boxes.map((box) =>
      Math.max(box.scrollWidth - box.clientWidth, Math.ceil(box.getBoundingClientRect().right) - width),
    )
    measured.push({ width, px: Math.max(0, ...out) })
  }
  return measured.filter(({ px }) => px > 1)
}

const frames = new Map<number, Promise<Window>>()

function frameAt(width: number): Promise<Window> {
  const made = frames.get(width) ?? makeFrame(width)
  frames.set(width, made)
  return made
}

async function makeFrame(width: number): Promise<Window> {
  const frame = document.createElement('iframe')
  frame.dataset.edit = 'ruler'
  frame.tabIndex = -1
  frame.ariaHidden = 'true'
  frame.width = String(width)
  frame.src = location.pathname + location.search
  document.documentElement.append(frame)
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    const { contentWindow } = frame
    if (contentWindow?.editMode?.isReady) return contentWindow
  }
}
