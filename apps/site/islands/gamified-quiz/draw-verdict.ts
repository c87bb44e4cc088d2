import { brand } from '@repo/content/brand.ts'
import type { composeVerdict } from '@repo/contract/quiz/verdict.ts'
import { dotGlyphs } from '@repo/ui/dot-glyphs.ts'

/** The size of a picture of a shared link. */
const [width, height] = [1200, 630]
/** Of the lemon around the card, and of the card around its drawing. */
const [frame, edge] = [26, 82]

/** The card of the verdict as a picture: the count, and which of the questions the visitor knows, by number. No answer is on it. */
export async function drawVerdict({ verdict, counts, question }: Picture): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no canvas.')
  const styles = getComputedStyle(document.body)
  const [ink, lemon, ash, paper] = ['ink', 'lemon', 'ash', 'paper'].map((name) =>
    styles.getPropertyValue(`--color-${name}`),
  ) as [string, string, string, string]
  const [display, text] = [styles.getPropertyValue('--font-display'), styles.getPropertyValue('--font-text')]
  await Promise.all([document.fonts.load(`40px ${display}`), document.fonts.load(`30px ${text}`)])

  context.fillStyle = lemon
  context.fillRect(0, 0, width, height)
  fillShape([frame, frame, width - 2 * frame, height - 2 * frame], [48, 48, 48, 7], ink)
  drawCounts()
  drawQuestions()
  write(question, edge, 564, `28px ${text}`, ash)
  drawBrand()

  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!blob) throw new Error('The picture cannot be written.')
  const known = verdict.filter(({ isKnown }) => isKnown).length
  return new File([blob], `${brand.name.toLowerCase()}-${known}-of-${verdict.length}.png`, { type: blob.type })

  function write(words: string, x: number, y: number, font: string, colour: string) {
    if (!context) return
    context.font = font
    context.fillStyle = colour
    context.fillText(words, x, y)
  }

  function fillShape(box: [number, number, number, number], corners: number[], colour: string) {
    if (!context) return
    context.beginPath()
    context.fillStyle = colour
    context.roundRect(...box, corners)
    context.fill()
  }

  /** A guess: it is not said yet. */
  function drawRing(x: number, y: number, radius: number, dashes: number) {
    if (!context) return
    context.beginPath()
    context.strokeStyle = ash
    context.lineWidth = 3.5
    context.lineCap = 'round'
    const dash = (2 * Math.PI * radius) / dashes
    context.setLineDash([dash * 0.55, dash * 0.45])
    context.arc(x, y, radius, 0, 2 * Math.PI)
    context.stroke()
  }

  function drawDot(x: number, y: number, radius: number, colour: string) {
    fillShape([x - radius, y - radius, 2 * radius, 2 * radius], [radius], colour)
  }

  /** What is known in dots, what is guessed in rings, each in a half of the card with its words at its foot. */
  function drawCounts() {
    const pitch = 41
    for (const [half, { figure, label }] of counts.entries()) {
      const isKnown = half === 0
      const left = edge + half * ((width - 2 * edge) / 2)
      let right = left
      for (const glyph of [...figure].map((character) => dotGlyphs[character] ?? [])) {
        for (const [y, row] of glyph.entries())
          for (const [x, cell] of [...row].entries())
            if (cell === '1') {
              const place = [right + (x + 0.5) * pitch, 78 + (y + 0.5) * pitch] as const
              if (isKnown) drawDot(...place, pitch * 0.46, lemon)
              else drawRing(...place, pitch * 0.4, 7)
            }
        right += (glyph[0]?.length ?? 0) * pitch + pitch
      }
      write(label, right - pitch / 3, 358, `64px ${display}`, isKnown ? lemon : paper)
    }
  }

  function drawQuestions() {
    if (!context) return
    const size = 70
    const step = (width - 2 * edge - size) / (verdict.length - 1)
    context.textAlign = 'center'
    for (const [place, { isKnown }] of verdict.entries()) {
      const left = edge + place * step
      const middle = left + size / 2
      if (isKnown) fillShape([left, 410, size, size], [size / 2, size / 2, size / 2, 7], lemon)
      else drawRing(middle, 410 + size / 2, size / 2 - 2, 14)
      write(String(place + 1), middle, 456, `30px ${display}`, isKnown ? ink : paper)
    }
    context.textAlign = 'start'
  }

  function drawBrand() {
    if (!context) return
    context.font = `42px ${display}`
    const left = width - edge - context.measureText(brand.name).width - 62
    fillShape([left, 530, 48, 48], [24, 24, 24, 5], lemon)
    for (const place of [-1, 0, 1]) drawDot(left + 24 + place * 10.2, 554, 4, ink)
    write(brand.name, left + 62, 568, `42px ${display}`, paper)
  }
}

interface Picture {
  verdict: ReturnType<typeof composeVerdict>
  /** What is known, then what is guessed. */
  counts: readonly { figure: string; label: string }[]
  question: string
}
