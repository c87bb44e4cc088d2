import type { ComponentProps } from 'react'
import styles from './small-button.module.css'

interface Look {
  /** One ink button in a view. */
  look?: 'ink' | 'line'
  /** An icon alone; then it needs an `aria-label`. */
  round?: boolean
}

/** A button of the console, smaller than the site's. */
export function SmallButton({ look, round, className, ...button }: Look & ComponentProps<'button'>) {
  return <button type="button" className={classOf({ look, round, className })} {...button} />
}

/** A link that looks like one. */
export function SmallButtonLink({ look, round, className, ...link }: Look & ComponentProps<'a'>) {
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the words come in as children
  return <a className={classOf({ look, round, className })} {...link} />
}

function classOf({ look = 'ink', round = false, className = '' }: Look & { className?: string | undefined }): string {
  return [styles.smallButton, look === 'ink' ? styles.ink : styles.line, round ? styles.round : '', className]
    .filter(Boolean)
    .join(' ')
}
