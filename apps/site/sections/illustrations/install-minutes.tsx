import type { Copy } from '@repo/content/copy.ts'
import { DotRow } from '@repo/ui/dot-row.tsx'
import { Words } from '@repo/ui/words.tsx'

/** A dot for every minute of the install, and what they stand for. */
export function InstallMinutes({ minutes, caption }: { minutes: number; caption: Copy }) {
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2.5 font-semibold text-balance">
      <DotRow count={minutes} className="max-w-37.5 flex-none" />
      <Words.span className="text-pretty">{caption}</Words.span>
    </p>
  )
}
