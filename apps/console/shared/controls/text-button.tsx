import type { ComponentProps } from 'react'
import { textLink } from './text-link.ts'

/** A button that looks like a link, as high as a finger needs it. */
export function TextButton({ className = '', ...button }: ComponentProps<'button'>) {
  return <button type="button" className={`${textLink} min-h-9 max-tab:min-h-11 ${className}`} {...button} />
}
