import type { Copy } from '@repo/content/copy.ts'
import { plainWords } from './plain-words.ts'

/** One star from its top; the next one starts 24 beside it. */
const star = 'l2.6 5.6 6.1.7-4.5 4.2 1.2 6.1-5.4-3.1-5.4 3.1 1.2-6.1-4.5-4.2 6.1-.7z'
const stars = `M10 1.2${star}${`m24 0${star}`.repeat(4)}`

interface Props {
  label?: Copy
  /** Its class. 18 px stay 18 px when a reader enlarges the text: larger stars would leave a narrow footer. */
  height?: string
  className?: string
}

/** Five stars as one drawing. `label` says the rating; leave it out where the text beside says it. */
export function Stars({ label, height = 'h-[18px]', className = '' }: Props) {
  return (
    <svg
      viewBox="0 0 116 20"
      fill="currentColor"
      className={`w-auto ${height} ${className}`}
      {...(label ? { role: 'img', 'aria-label': plainWords(label) } : { 'aria-hidden': true })}
    >
      <path d={stars} />
    </svg>
  )
}
