import type { Copy } from '@repo/content/copy.ts'
import { Icon } from '@repo/ui/icon.tsx'
import { Words } from '@repo/ui/words.tsx'

/** PG-08: in a shop's bar, the invitation to an own product; in blush, because the visitor speaks. Without script it is not drawn. */
export function ShopInvite({ invite, inviteShort }: { invite: Copy; inviteShort: Copy }) {
  return (
    <button
      type="button"
      data-invite=""
      data-live=""
      className="relative order-1 -my-1 flex min-h-7 items-center before:absolute before:-inset-x-1 before:-inset-y-2 gap-1.5 rounded-medium rounded-ee-[4px] bg-blush px-3 max-mini:px-2 font-semibold whitespace-nowrap text-ink lap:order-0 lap:-my-2.5 lap:me-4 lap:min-h-[40px] noscript:hidden"
    >
      <Icon name="pen" className="size-4 max-mini:hidden" />
      <Words.span className="max-lap:hidden" data-own="invite">
        {invite}
      </Words.span>
      <Words.span className="lap:hidden" data-own="invite">
        {inviteShort}
      </Words.span>
    </button>
  )
}
