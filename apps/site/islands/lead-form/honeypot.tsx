import type { Copy } from '@repo/content/copy.ts'
import { Words } from '@repo/ui/words.tsx'

/** Honeypot: a field that people cannot see or reach. A lead of a bot that fills it in is stored with a flag. */
export function Honeypot({ label }: { label: Copy }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        <Words>{label}</Words>
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
