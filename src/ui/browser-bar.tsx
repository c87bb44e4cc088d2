import type { ReactNode } from 'react'
import styles from './browser-bar.module.css'

/** The top of a browser's window: three rings and an address. A drawing; `className` changes its spacing. */
export function BrowserBar({
  address,
  className = '',
  children,
}: {
  /** In Latin letters, so from left to right. */
  address?: string
  className?: string
  /** Instead of an address, or after it. */
  children?: ReactNode
}) {
  return (
    <div className={`${styles.browserBar} ${className}`}>
      <i />
      <i />
      <i />
      {address && (
        <span dir="ltr" className={styles.address}>
          {address}
        </span>
      )}
      {children}
    </div>
  )
}
