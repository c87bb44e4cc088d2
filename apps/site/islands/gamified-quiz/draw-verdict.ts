import { brand } from '@repo/content/brand.ts'
import type { composeVerdict } from '@repo/contract/quiz/verdict.ts'
import { dotGlyphs } from '@repo/ui/dot-glyphs.ts'

/** The size of a picture of a shared link. */
const [width, height] = [1200, 630]
const edge = 65

/** The verdict as a picture: which of the questions the visitor knows, by number, and the count. No answer is on it. */
export async function drawVerdict({
  verdict,
  lines,
  question,
}: {
  verdict: ReturnType<typeof composeVerdict>
  lines: readonly string[]
  question: string
}): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no canvas.')
  const styles = getComputedStyle(document.body)
  const [ink, lemon] = [styles.getPropertyValue('--color-ink'), styles.getPropertyValue('--color-lemon')]
  const [display, text] = [styles.getPropertyValue('--font-display'), styles.getPropertyValue('--font-text')]
  await Promise.all([document.fonts.load(`40px ${display}`), document.fonts.load(`600 30px ${text}`)])

  context.fillStyle = lemon
  context.fillRect(0, 0, width, height)
  drawQuestions()
  const known = verdict.filter(({ isKnown }) => isKnown).length
  drawLines(drawCount(`${known}/${verdict.length}`))
  write(question, edge, 563, `600 30px ${text}`)
  drawBrand()

  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!blob) throw new Error('The picture cannot be written.')
  return new File([blob], `${brand.name.toLowerCase()}-${known}-of-${verdict.length}.png`, { type: blob.type })

  function write(words: string, x: number, y: number, font: string, colour = ink) {
    if (!context) return
    context.font = font
    context.fillStyle = colour
    context.fillText(words, x, y)
  }

  /** Known ones have a corner; a guess is a dashed ring. */
  function drawQuestions() {
    if (!context) return
    const size = 81
    const step = (width - 2 * edge - size) / (verdict.length - 1)
    context.textAlign = 'center'
    for (const [place, { isKnown }] of verdict.entries()) {
      const left = edge + place * step
      context.beginPath()
      context.fillStyle = ink
      context.strokeStyle = ink
      context.lineWidth = 4
      context.setLineDash([8, 6])
      if (isKnown) {
        context.roundRect(left, 60, size, size, [size / 2, size / 2, size / 2, 8])
        context.fill()
      } else {
        context.arc(left + size / 2, 60 + size / 2, size / 2 - 2, 0, 2 * Math.PI)
        context.stroke()
      }
      write(String(place + 1), left + size / 2, 112, `36px ${display}`, isKnown ? lemon : ink)
    }
    context.textAlign = 'start'
  }

  /** In dots, at the end. Returns where it starts. */
  function drawCount(count: string): number {
    const glyphs = [...count].map((character) => dotGlyphs[character] ?? [])
    const columns = glyphs.reduce((sum, glyph) => sum + (glyph[0]?.length ?? 0) + 1, -1)
    const pitch = 23
    const start = width - edge - columns * pitch
    let left = start
    for (const glyph of glyphs) {
      for (const [y, row] of glyph.entries())
        for (const [x, cell] of [...row].entries())
          if (cell === '1') drawDot(left + (x + 0.5) * pitch, 258 + y * pitch, 10.5)
      left += ((glyph[0]?.length ?? 0) + 1) * pitch
    }
    return start
  }

  function drawDot(x: number, y: number, radius: number, colour = ink) {
    if (!context) return
    context.beginPath()
    context.fillStyle = colour
    context.arc(x, y, radius, 0, 2 * Math.PI)
    context.fill()
  }

  /** As large as there is room before the count. */
  function drawLines(end: number) {
    if (!context) return
    const full = 132
    context.font = `${full}px ${display}`
    const widest = Math.max(...lines.map((line) => context.measureText(line).width))
    const size = Math.min(full, (full * (end - edge - 40)) / widest)
    for (const [place, line] of lines.entries()) write(line, edge, 328 + place * 132, `${size}px ${display}`)
  }

  function drawBrand() {
    if (!context) return
    context.font = `44px ${display}`
    const nameWidth = context.measureText(brand.name).width
    const left = width - edge - nameWidth - 70
    context.beginPath()
    context.fillStyle = ink
    context.roundRect(left, 515, 55, 55, [28, 28, 28, 5])
    context.fill()
    for (const place of [-1, 0, 1]) drawDot(left + 27.5 + place * 11.7, 542.5, 4.5, lemon)
    write(brand.name, left + 70, 557, `44px ${display}`)
  }
}
