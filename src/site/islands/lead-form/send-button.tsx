import { useEffect, useRef } from 'react'
import type { LeadFormWords } from '#content/sections/lead.ts'
import { Button, type ButtonLook } from '#ui/button.tsx'
import { Words } from '#ui/words.tsx'
import './send-button.css'

/** Asleep until the form can send, and still while it does. */
export function SendButton({ isHydrated, isSending, look, words }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const wasSending = useRef(false)

  // A disabled button loses the focus; whoever pressed it by key gets it back.
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
      className="send-button"
    >
      {isSending && (
        <span className="send-button-dots" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      )}
      <Words>{isSending ? words.sending : words.send}</Words>
    </Button>
  )
}

interface Props {
  isHydrated: boolean
  isSending: boolean
  look: ButtonLook['look']
  words: Pick<LeadFormWords, 'send' | 'sending'>
}
