import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { CopyButton } from './copy-button.tsx'

/** A secret that is shown once, with a button that copies it. The button has the focus; leaving before it was copied asks. */
export function OnceShown({ text, words }: { text: string; words: { copy: string; copied: string; leave: string } }) {
  const button = useRef<HTMLButtonElement>(null)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => button.current?.focus(), [])
  useBlocker({
    shouldBlockFn: () => !isCopied && !confirm(words.leave),
    enableBeforeUnload: () => !isCopied,
  })
  return (
    <div dir="ltr" className="flex items-center gap-2.5 rounded-small bg-paper py-2 ps-3.5 pe-2">
      <code className="min-w-0 flex-1 text-micro wrap-anywhere select-all">{text}</code>
      <CopyButton
        ref={button}
        text={text}
        words={words}
        onCopied={() => setCopied(true)}
        className="focus-visible:outline-offset-1"
      />
    </div>
  )
}
