import { Icon } from '@repo/ui/icon.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import type { Copy } from '@repo/content/copy.ts'

export function OfferTicks({ ticks }: { ticks: readonly Copy[] }) {
  return (
    <ul className="mt-4 mb-5 tab:mt-6 tab:mb-6.5 font-semibold">
      {ticks.map((tick) => (
        <li key={plainWords(tick)} className="flex items-center gap-3 border-t border-ink-3 py-2 tab:py-2.5">
          <Icon name="check" className="size-5 text-lemon" stroke={2.4} />
          <Words.span className="text-pretty">{tick}</Words.span>
        </li>
      ))}
    </ul>
  )
}
