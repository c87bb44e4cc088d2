import type { FeedPostPicture } from '@repo/content/sections/illustrations.ts'
import { Product } from '@repo/ui/product.tsx'
import { Words } from '@repo/ui/words.tsx'

/** Called a post, not an ad: what is called an ad in the markup is hidden by blockers. */
export function FeedPost({ store, initial, label, line, product }: FeedPostPicture) {
  return (
    // A card of reasons gives a `feed-post` more room.
    <div className="feed-post mx-auto grid h-full max-w-80 grid-rows-[auto_1fr_auto] rounded-large bg-paper p-4 text-ink">
      <p className="mb-3 flex flex-wrap items-center gap-x-2 text-note">
        <span
          className="grid size-7 place-items-center rounded-circle rounded-es-tip bg-tomato font-display text-small/none"
          aria-hidden="true"
        >
          {initial}
        </span>
        <Words.b>{store}</Words.b>
        <Words.span>{label}</Words.span>
      </p>
      <Product name={product} className="size-full rounded-medium bg-mint px-5.5 py-1.5 @max-3xs:px-1.5" />
      <Words.p className="mt-3 font-display text-large/tight text-balance">{line}</Words.p>
    </div>
  )
}
