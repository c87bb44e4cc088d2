import type { Copy } from '@repo/content/copy.ts'
import { Words } from '@repo/ui/words.tsx'

/** Footer button that reopens the consent banner. Rendered only in builds with a tracker. */
export function ConsentButton({ label }: { label: Copy | undefined }) {
  if (!label) return null
  return (
    <button
      type="button"
      data-asks-again
      className="min-h-6 underline underline-offset-4 noscript:hidden hover:text-lemon"
    >
      <Words>{label}</Words>
    </button>
  )
}
