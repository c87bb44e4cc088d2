import type { ComponentProps } from 'react'
import styles from './button.module.css'

export interface ButtonLook {
  /** Ink is primary on light backgrounds, lemon on ink; line is secondary; ghost is for Back. One primary in a view. */
  look?: 'ink' | 'lemon' | 'line' | 'ghost'
  size?: 'small' | 'medium' | 'large'
}

/** A link that looks like a button. */
export function ButtonLink({ look, size, className, ...link }: ButtonLook & ComponentProps<'a'>) {
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the words come in as children
  return <a className={buttonClass({ look, size, className })} {...link} />
}

/** A button that does something here. */
export function Button({ look, size, className, ...button }: ButtonLook & ComponentProps<'button'>) {
  return <button type="button" className={buttonClass({ look, size, className })} {...button} />
}

const looks = { ink: styles.ink, lemon: styles.lemon, line: styles.line, ghost: styles.ghost }
const sizes = { small: styles.small, medium: '', large: styles.large }

function buttonClass({ look = 'ink', size = 'medium', className = '' }: ButtonLook & { className?: string }) {
  return [styles.button, looks[look], sizes[size], className].filter(Boolean).join(' ')
}
