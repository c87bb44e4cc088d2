import type { Copy } from '@repo/content/copy.ts'
import type { Cta } from '@repo/content/cta.ts'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../../link-to.ts'

/** The field under a thread, with the reader's next message in it. All of it is one link. On phones the card follows, which has the same call. */
export function Composer({ text, cta }: { text: Copy; cta: Cta }) {
  return (
    <a
      {...linkTo(cta.to)}
      className="flex items-center justify-between gap-4 rounded-xl border-2 border-ink bg-paper p-2 ps-7 text-large text-ink max-tab:hidden"
    >
      <Words>{text}</Words>
      <span className="grid min-h-15 place-items-center rounded-card cut-corner bg-ink px-7 text-center font-semibold text-paper">
        <Words>{cta.label}</Words>
      </span>
    </a>
  )
}
