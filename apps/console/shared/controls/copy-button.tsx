import { Copy } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { SmallButton } from './small-button.tsx'

/** Copies a text, and says so. */
export function CopyButton({
  text,
  words,
  onCopied,
  ...button
}: ComponentProps<typeof SmallButton> & {
  text: string
  words: { copy: string; copied: string }
  onCopied?: () => void
}) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
    onCopied?.()
  }
  return (
    <SmallButton {...button} onClick={() => void copy()}>
      <Copy aria-hidden="true" /> <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
    </SmallButton>
  )
}
