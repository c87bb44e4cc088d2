import type { ReactNode } from 'react'
import styles from './touch.module.css'

/** A label that is tapped as a whole. CSS reads its input, so that it works without script. */
export function Tap({ type, name, isChosen, className = '', children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its words come through <Words>
    <label className={`${styles.tap} ${className}`}>
      <input type={type} name={name} defaultChecked={isChosen} />
      {children}
    </label>
  )
}

/** Inputs of one picture: a form keeps their names apart from those of other pictures, and sends nothing. */
export function Taps({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <form method="dialog" autoComplete="off" className={className}>
      {children}
    </form>
  )
}

interface Props {
  type: 'radio' | 'checkbox'
  name: string
  isChosen?: boolean
  className?: string
  children: ReactNode
}
