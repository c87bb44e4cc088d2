import type { FeedPostPicture } from '@repo/content/sections/illustrations.ts'
import { BalanceBike } from '@repo/ui/balance-bike.tsx'
import { Words } from '@repo/ui/words.tsx'

/** Called a post, not an ad: what is called an ad in the markup is hidden by blockers. */
export function FeedPost({ store, initial, label, line }: FeedPostPicture) {
  return (
    // A card of reasons gives a `feed-post` more room.
    <div className="feed-post mx-auto grid h-full max-w-[20rem] grid-rows-[auto_1fr_auto] rounded-[22px] bg-paper p-4 text-ink">
      <p className="mb-[.8rem] flex flex-wrap items-center gap-x-2 text-[.875rem]">
        <span
          className="grid size-[28px] place-items-center rounded-[50%] rounded-es-[3px] bg-tomato font-display text-[.9375rem]/none"
          aria-hidden="true"
        >
          {initial}
        </span>
        <b>
          <Words>{store}</Words>
        </b>
        <span>
          <Words>{label}</Words>
        </span>
      </p>
      <BalanceBike className="size-full rounded-[14px] bg-mint px-[1.4rem] py-[.4rem] @max-3xs:px-[.4rem]" />
      <p className="mt-[.8rem] font-display text-[1.1875rem]/[1.25] text-balance">
        <Words>{line}</Words>
      </p>
    </div>
  )
}
