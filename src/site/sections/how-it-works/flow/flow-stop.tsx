import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { Tag } from '#ui/tag.tsx'
import { Words } from '#ui/words.tsx'
import './flow-stop.css'
import './flow-detour.css'

/** One stop on the track: its name and its shape. */
export function FlowStop({
  at,
  title,
  tag,
  text,
  children,
}: {
  at: 'visitor' | 'survey' | 'response' | 'reply' | 'insight' | 'update' | 'sale'
  title: string
  tag?: string
  text?: string
  children: ReactNode
}) {
  const isDetour = at === 'reply'
  const isEnd = at === 'visitor' || at === 'sale'
  return (
    <li className={`flow-stop flow-stop-${at} ${isDetour ? 'flow-detour' : ''}`}>
      <div className="flow-stop-caption">
        <h3 className="type-sub">{title}</h3>
        {tag && <Tag>{tag}</Tag>}
        {text && (
          <p>
            <Words>{text}</Words>
          </p>
        )}
      </div>
      <div className="flow-stop-shape">{children}</div>
      {!isEnd && (
        <span className="flow-stop-turn" aria-hidden="true">
          <Icon name="arrowRight" stroke={2.6} />
        </span>
      )}
    </li>
  )
}
