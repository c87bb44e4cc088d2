import type { Fallback } from '@repo/content/quizzes/fallback.ts'
import { ButtonLink } from '@repo/ui/button.tsx'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../../link-to.ts'

/** Replaces Continue where JavaScript is off. */
export function NoScript({ words }: { words: Fallback['noScript'] }) {
  return (
    <noscript>
      <div className="wrap pb-10">
        <div className="grid justify-items-start gap-4 rounded-card cut-corner bg-lemon p-6">
          <Words.p className="max-w-[27.6em] font-semibold text-pretty">{words.text}</Words.p>
          <ButtonLink {...linkTo('install')}>
            <Words>{words.install}</Words>
          </ButtonLink>
        </div>
      </div>
    </noscript>
  )
}
