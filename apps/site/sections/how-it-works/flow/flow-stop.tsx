import type { ReactNode } from 'react'
import type { Copy } from '@repo/content/copy.ts'
import { Icon } from '@repo/ui/icon.tsx'
import { Tag } from '@repo/ui/tag.tsx'
import { Words } from '@repo/ui/words.tsx'
import styles from './flow-stop.module.css'

/** One stop on the track: its name and its shape. */
export function FlowStop({ at, title, tag, text, children }: Props) {
  const isEnd = at === 'visitor' || at === 'sale'
  return (
    <li className={`${styles.flowStop} ${styles[at]}`}>
      <div className={styles.caption}>
        <Words.h3 className="type-sub">{title}</Words.h3>
        {tag && (
          <Tag>
            <Words>{tag}</Words>
          </Tag>
        )}
        {text && <Words.p className="mt-0.75 text-small/normal text-pretty text-slate lap:text-base">{text}</Words.p>}
      </div>
      <div className={styles.shape}>{children}</div>
      {!isEnd && (
        <span
          className={`${styles.turn} hidden wide:absolute wide:z-1 wide:grid wide:size-(--turn) wide:place-items-center wide:rounded-circle wide:bg-ink wide:text-paper`}
          aria-hidden="true"
        >
          <Icon name="arrowRight" stroke={2.6} />
        </span>
      )}
    </li>
  )
}

interface Props {
  at: 'visitor' | 'survey' | 'response' | 'reply' | 'insight' | 'update' | 'sale'
  title: Copy
  tag?: Copy
  text?: Copy
  children: ReactNode
}
