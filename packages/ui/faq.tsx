import type { Copy } from '@repo/content/copy.ts'
import { plainWords } from './plain-words.ts'
import { Words } from './words.tsx'
import styles from './faq.module.css'

/** Native and single-open: `name` ties the rows together, so one opens at most and the open one can be closed. */
export function Faq({ name, items, open }: Props) {
  return (
    <div className={`${styles.faq} border-t-2 border-t-[currentColor]`}>
      {items.map((item, index) => (
        <details key={plainWords(item.question)} name={name} open={index === open}>
          <summary>
            <Words.span>{item.question}</Words.span>
            <span className={`${styles.toggle} relative size-[40px] flex-none`} aria-hidden="true" />
          </summary>
          <Words.p>{item.answer}</Words.p>
        </details>
      ))}
    </div>
  )
}

interface Props {
  name: string
  items: readonly { question: Copy; answer: Copy }[]
  open?: number
}
