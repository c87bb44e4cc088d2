import type { Copy } from '@repo/content/copy.ts'
import { Words } from '@repo/ui/words.tsx'

export function Caption({ children }: { children: Copy }) {
  return (
    <Words.figcaption className="mt-3 type-small text-pretty text-slate in-[.on-ink]:text-fog-2">
      {children}
    </Words.figcaption>
  )
}
