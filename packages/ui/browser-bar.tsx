import type { ReactNode } from 'react'
import styles from './browser-bar.module.css'

/** The top of a browser's window: three rings and an address. A drawing; `className` changes its spacing and `--ring`. */
export function BrowserBar({ address, className = '', addressClassName = '', children }: Props) {
  return (
    <div className={`${styles.browserBar} ${className}`}>
      <i />
      <i />
      <i />
      {address && (
        <span dir="ltr" className={`${styles.address} ${addressClassName}`.trim()}>
          {address}
        </span>
      )}
      {children}
    </div>
  )
}

interface Props {
  /** In Latin letters, so from left to right. */
  address?: string
  className?: string
  addressClassName?: string
  /** Instead of an address, or after it. */
  children?: ReactNode
}
