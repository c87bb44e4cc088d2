import type { Copy } from '@repo/content/copy.ts'
import { plainWords } from './plain-words.ts'

const star = 'M10 1.2l2.6 5.6 6.1.7-4.5 4.2 1.2 6.1L10 14.7l-5.4 3.1 1.2-6.1L1.3 7.5l6.1-.7z'

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
      {[0, 1, 2, 3, 4].map((place) => (
        <path key={place} d={star} transform={`translate(${place * 24})`} />
      ))}
    </svg>
  )
}
