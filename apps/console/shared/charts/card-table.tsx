import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useWords } from '../words/use-words.tsx'
import styles from './card-table.module.css'

export interface Column<Row> {
  head: string
  /** In the place of `head` above the column. */
  drawnHead?: ReactNode
  cell: (row: Row) => ReactNode
  /** Figures end at the same line. `strong`: the figure that the row is about. */
  kind?: 'text' | 'number' | 'strong' | 'bar'
  /** On a phone: the whole width of the card, half of it, a quarter, or only after a tap on "More". */
  phone?: 'whole' | 'half' | 'quarter' | 'more'
}

/** A table that becomes cards on a phone, with the column's name above each figure. */
export function CardTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  look,
}: {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** `asking`: on lemon, it waits for the reader. */
  look?: (row: Row) => 'quiet' | 'sum' | 'asking' | false
}) {
  const words = useWords().panels
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const hasMore = columns.some(({ phone }) => phone === 'more')
  const toggle = (key: string) =>
    setOpened((before) =>
      before.has(key) ? new Set([...before].filter((other) => other !== key)) : new Set([...before, key]),
    )
  return (
    <table className={styles.cardTable}>
      <caption className="sr-only">{caption}</caption>
      <thead className={styles.heads}>
        <tr>
          {columns.map(({ head, drawnHead, kind = 'text' }, index) => (
            <th key={index} scope="col" className={`${styles.head} ${styles[kind] ?? ''}`}>
              {drawnHead ?? head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const key = keyOf(row)
          const isOpen = opened.has(key)
          const rowLook = look?.(row)
          return (
            <tr key={key} className={`${styles.card} ${rowLook ? styles[rowLook] : ''}`}>
              {columns.map(({ head, cell, kind = 'text', phone }, index) => {
                const isName = index === 0
                const className = [
                  styles.cell,
                  styles[kind],
                  isName || phone === 'whole' ? styles.whole : '',
                  phone === 'half' || phone === 'quarter' ? styles[phone] : '',
                  phone === 'more' && !isOpen ? styles.more : '',
                ]
                return (
                  <td
                    key={index}
                    className={className.filter(Boolean).join(' ')}
                    data-head={phone === 'whole' || isName ? undefined : head}
                  >
                    {cell(row)}
                    {isName && hasMore && (
                      <button
                        type="button"
                        className={styles.toggle}
                        aria-expanded={isOpen}
                        onClick={() => toggle(key)}
                      >
                        <span className="sr-only">{isOpen ? words.less : words.more}</span>
                        <ChevronDown aria-hidden="true" className={isOpen ? styles.turned : undefined} />
                      </button>
                    )}
                  </td>
                )
              })}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
