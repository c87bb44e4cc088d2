import type { ComponentProps, ReactNode } from 'react'
import type { Copy } from '@repo/content/copy.ts'

const tags = [
  'p',
  'span',
  'b',
  'small',
  'h1',
  'h2',
  'h3',
  'li',
  'dt',
  'dd',
  'legend',
  'figcaption',
  'th',
  'a',
  'bdi',
  'blockquote',
  'mark',
  's',
] as const
type Tag = (typeof tags)[number]
type InTag<T extends Tag> = (props: Omit<ComponentProps<T>, 'children'> & Props) => ReactNode

interface Props {
  children: Copy
  /** Emphasis is drawn with a highlighter instead of in bold: what a visitor said. */
  highlights?: boolean
}

/**
 * Draws copy. A line break is for wide screens only; `**emphasis**` is bold or highlighted; a run between bidi isolates keeps its
 * direction inside Hebrew. `<Words.p className="…">` is a paragraph of nothing else.
 */
export const Words = Object.assign(
  ({ children, highlights }: Props): ReactNode => draw(children, highlights),
  Object.fromEntries(
    tags.map((Tag) => [
      Tag,
      ({ children, highlights, ...rest }: Props) => <Tag {...rest}>{draw(children, highlights)}</Tag>,
    ]),
  ) as { [T in Tag]: InTag<T> },
)

function draw(copy: Copy, highlights = false): ReactNode {
  const drawn = drawMarks(String(copy), highlights ? 'mark' : 'b')
  // One box around several pieces: in a flex row each would become an item of its own.
  return drawn.length > 1 ? <span>{drawn}</span> : drawn
}

// No line break after a Hebrew prefix: ה-AI, מ-5, ל-**AI**, ה-״AI״, nor in פופ-אפ, pop-up, one-on-one, two-year-old or 60-day. Marked words of
// more than one word may wrap.
const ledRun = /[\u05D0-\u05EA]+|\u2066.+?\u2069|\*\*\S+?\*\*|[״(]?[A-Za-z0-9$€£₪%.,+]+[״)]?/
const prefixed = String.raw`(?<prefix>[\u05D0-\u05EA]+[-\u05BE]|\b(?:[Pp]op|one-on|\w+-year|\d+)-)(?<led>${ledRun.source})`

// Browsers may break a line between ? and a closing ״, which Unicode counts as a letter: the word, its mark and it stay together.
const closed = '(?<closed>[\u05D0-\u05EA]*[?!.…]״)'

/** One word, yet a line may end after its dash: 2–5, 03-555-0100. */
const dashed = /^\S+[-–]\S+$/

const marked = new RegExp(
  String.raw`\*\*(?<emphasis>.+?)\*\*|\u2066(?<isolated>.+?)\u2069|(?<line>\n)|${prefixed}|${closed}`,
  'gs',
)

function drawMarks(text: string, Emphasis: 'b' | 'mark'): ReactNode[] {
  const parts: ReactNode[] = []
  let from = 0
  for (const match of text.matchAll(marked)) {
    if (match.index > from) parts.push(text.slice(from, match.index))
    parts.push(drawMark(match.groups ?? {}, Emphasis, match.index))
    from = match.index + match[0].length
  }
  if (from < text.length) parts.push(text.slice(from))
  return parts
}

function drawMark(
  { emphasis, isolated, prefix, led = '', closed }: Record<string, string>,
  Emphasis: 'b' | 'mark',
  key: number,
) {
  if (emphasis) return <Emphasis key={key}>{drawMarks(emphasis, Emphasis)}</Emphasis>
  if (isolated) {
    return (
      <bdi key={key} dir="ltr" className={dashed.test(isolated) ? 'whitespace-nowrap' : undefined}>
        {drawMarks(isolated, Emphasis)}
      </bdi>
    )
  }
  if (prefix) {
    return (
      <span key={key} className="whitespace-nowrap">
        {prefix}
        {drawMarks(led, Emphasis)}
      </span>
    )
  }
  if (closed) {
    return (
      <span key={key} className="whitespace-nowrap">
        {closed}
      </span>
    )
  }
  return [' ', <br key={key} className="wide-break" />]
}
