import type { Copy } from '@repo/content/copy.ts'
import { Words } from '@repo/ui/words.tsx'

export function Caption({ children }: { children: Copy }) {
  return (
    <figcaption className="mt-[.95rem] max-w-[44rem] text-[1rem]/[1.5] text-slate">
      <Words>{children}</Words>
    </figcaption>
  )
}
