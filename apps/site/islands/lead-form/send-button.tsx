import { useEffect, useRef } from 'react'
import type { Copy } from '@repo/content/copy.ts'
import { Button, type ButtonLook } from '@repo/ui/button.tsx'
import { Words } from '@repo/ui/words.tsx'
import styles from './send-button.module.css'

/** Submit button, disabled until hydrated and while sending. */
export function SendButton({ isHydrated, isSending, look, children }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const wasSending = useRef(false)

  // A disabled button loses focus: it is restored when sending ends.
  useEffect(() => {
    if (wasSending.current && !isSending && document.activeElement === document.body) button.current?.focus()
    wasSending.current = isSending
  }, [isSending])

  return (
    <Button
      ref={button}
      type="submit"
      size="large"
      look={look}
      disabled={!isHydrated || isSending}
      // Before hydration it looks enabled: it is hydrated before a name and a phone are typed, and nothing flashes.
      className={`w-full max-wide:min-h-14 disabled:cursor-progress disabled:opacity-100 noscript:disabled:cursor-not-allowed noscript:disabled:opacity-38 ${isSending ? 'rounded-(--button-round) bg-fog-2 text-ink' : ''}`}
    >
      {isSending && (
        <span className={styles.dots} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      )}
      {/* Keyed, in an element: a browser that translates the page replaces its text, which React could not find. */}
      <Words.span key={String(children)}>{children}</Words.span>
    </Button>
  )
}

interface Props {
  isHydrated: boolean
  isSending: boolean
  look: ButtonLook['look']
  children: Copy
}
