import type { FeedPostPicture } from '#content/sections/illustrations.ts'
import { BalanceBike } from '#ui/balance-bike.tsx'
import { Words } from '#ui/words.tsx'
import './feed-post.css'

/** Called a post, not an ad: what is called an ad in the markup is hidden by blockers. */
export function FeedPost({ store, initial, label, line }: FeedPostPicture) {
  return (
    <div className="feed-post">
      <p className="feed-post-head">
        <span className="feed-post-initial" aria-hidden="true">
          {initial}
        </span>
        <b>
          <Words>{store}</Words>
        </b>
        <span>
          <Words>{label}</Words>
        </span>
      </p>
      <BalanceBike className="feed-post-picture" />
      <p className="feed-post-line">
        <Words>{line}</Words>
      </p>
    </div>
  )
}
