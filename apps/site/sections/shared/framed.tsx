import type { ComponentProps } from 'react'
import type { Copy } from '@repo/content/copy.ts'
import type { Surface } from '@repo/content/surface.ts'
import { Words } from '@repo/ui/words.tsx'
import { surfaceClass } from '../../layout/surface-class.ts'

const grid = 'grid grid-cols-1 gap-x-10 gap-y-6 lap:gap-x-16'

/**
 * The columns of a section, from a tablet on, 40 px apart and on a laptop 64: a title keeps three or four words a line at 1440 px, a
 * picture its labels. They are level in the middle, but a headline and its list begin together; a child may align itself.
 */
const columnClasses = {
  even: `${grid} items-center tab:grid-cols-2`,
  startWide: `${grid} items-center tab:grid-cols-start-wide`,
  endWide: `${grid} items-center tab:grid-cols-end-wide`,
  list: `${grid} tab:grid-cols-list`,
}

/** The frame of a section: its surface, the space above and below, the page's width and the columns in it, and the headline. */
export function Framed({
  surface = 'paper',
  space = 'py-section',
  columns,
  headline,
  text,
  className = '',
  children,
  ...attributes
}: Props) {
  return (
    <section {...attributes} className={`${surfaceClass[surface]} ${space} ${className}`.trim()}>
      <div className={columns ? `wrap ${columnClasses[columns]}` : 'wrap'}>
        {headline && <Headline {...{ surface, headline, text }} />}
        {children}
      </div>
    </section>
  )
}

function Headline({ surface, headline, text }: { surface: Surface; headline: Copy; text: Copy | undefined }) {
  const title = <Words.h2 className="type-title">{headline}</Words.h2>
  if (!text) return title
  return (
    <div className="mb-6 grid items-end gap-x-16 gap-y-3 tab:mb-13 tab:grid-cols-start-wide">
      {title}
      <Words.p className={`type-lead ${surface === 'paper' || surface === 'fog' ? 'text-slate' : ''}`}>{text}</Words.p>
    </div>
  )
}

interface Props extends ComponentProps<'section'> {
  surface?: Surface
  /** Padding above and below. */
  space?: string
  /** Without them the children follow one another. */
  columns?: keyof typeof columnClasses
  /** A title above the children, or in the first column. */
  headline?: Copy
  /** An introduction at the end of the headline's line. */
  text?: Copy
}
