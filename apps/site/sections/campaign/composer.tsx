import type { Copy } from '@repo/content/copy.ts'
import type { Cta } from '@repo/content/cta.ts'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../../link-to.ts'

/** The field under a thread, with the reader's next message in it. All of it is one link. */
export function Composer({ text, cta }: { text: Copy; cta: Cta }) {
  return (
    <a
      {...linkTo(cta.to)}
      className="flex flex-col gap-4 rounded-card border-2 border-ink bg-paper p-2 text-large text-ink tab:flex-row tab:items-center tab:justify-between tab:rounded-xl tab:ps-7"
    >
      <Words.span className="max-tab:px-3.5 max-tab:pt-2">{text}</Words.span>
      <span className="grid min-h-15 place-items-center rounded-card cut-corner bg-ink px-7 text-center font-semibold text-paper">
        <Words>{cta.label}</Words>
      </span>
    </a>
  )
}
