import { Words } from './words.tsx'
import './bubble.css'

/** A speech bubble: the visitor in blush at the end side, the brand in ink at the start. */
export function Bubble({
  by,
  children,
  className = '',
}: {
  by: 'visitor' | 'brand'
  children: string
  className?: string
}) {
  return (
    <p className={`bubble bubble-${by} ${className}`}>
      <Words>{children}</Words>
    </p>
  )
}
