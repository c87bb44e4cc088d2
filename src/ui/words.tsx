import { Fragment, type ReactNode } from 'react'

/**
 * Draws copy. A line break is for wide screens only; `**bold**`, `==highlight==` and `~~struck~~` are marked; a run between
 * bidi isolates keeps its direction inside Hebrew.
 */
export function Words({ children }: { children: string }): ReactNode {
  return children.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <>
          {' '}
          <br className="wide-break" />
        </>
      )}
      {drawMarks(line)}
    </Fragment>
  ))
}

const marked =
  /\*\*(.+?)\*\*|==(.+?)==|~~(.+?)~~|\u2066(.+?)\u2069|([\u05D0-\u05EA]{1,3}-(?:\u2066.+?\u2069|[A-Za-z0-9$₪%.,+]+))/g

function drawMarks(text: string): ReactNode[] {
  const parts: ReactNode[] = []
  let from = 0
  for (const match of text.matchAll(marked)) {
    const [whole, bold, highlight, struck, isolated, prefixed] = match
    if (match.index > from) parts.push(text.slice(from, match.index))
    const key = match.index
    if (bold) parts.push(<b key={key}>{drawMarks(bold)}</b>)
    else if (highlight) parts.push(<mark key={key}>{drawMarks(highlight)}</mark>)
    else if (struck) parts.push(<s key={key}>{drawMarks(struck)}</s>)
    else if (isolated)
      parts.push(
        <bdi key={key} dir="ltr">
          {isolated}
        </bdi>,
      )
    // A Hebrew prefix never parts from what it leads: ה-AI, מ-5.
    else if (prefixed)
      parts.push(
        <span key={key} className="whitespace-nowrap">
          {drawPrefixed(prefixed)}
        </span>,
      )
    from = match.index + whole.length
  }
  if (from < text.length) parts.push(text.slice(from))
  return parts
}

function drawPrefixed(text: string): ReactNode {
  const [prefix = '', run] = text.split('\u2066')
  return run === undefined
    ? prefix
    : [
        prefix,
        <bdi key="run" dir="ltr">
          {run.replace('\u2069', '')}
        </bdi>,
      ]
}
