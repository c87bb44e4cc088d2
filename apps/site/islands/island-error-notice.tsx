import type { Copy } from '@repo/content/copy.ts'
import type { Fallback } from '@repo/content/quizzes/fallback.ts'
import { Button, ButtonLink } from '@repo/ui/button.tsx'
import { Words } from '@repo/ui/words.tsx'
import type { LinkAttributes } from '../link-to.ts'

/** Replaces a failed island: the error, a reload button and, where there is one, a link to the chat. */
export function IslandErrorNotice({ words, isPart = false, chat }: FailureWords) {
  const Frame = isPart ? 'div' : 'main'
  const Title = isPart ? 'h2' : 'h1'
  return (
    <Frame
      id={isPart ? undefined : 'content'}
      className={isPart ? 'rounded-card cut-corner bg-paper p-6 tab:p-9' : 'wrap grid min-h-dvh content-center py-12'}
    >
      <div role="alert" className="grid justify-items-start gap-4">
        <Title className={isPart ? 'type-head' : 'type-title'} lang="en" dir="ltr">
          <Words>{words.title}</Words>
        </Title>
        {/* Filled in with the message. */}
        <p
          className="rounded-medium cut-corner bg-tomato-soft px-4 py-3 font-semibold wrap-anywhere"
          lang="en"
          dir="ltr"
        />
        <Words.p className="type-lead">{words.text}</Words.p>
        <div className="flex flex-wrap gap-3">
          <Button>
            <Words>{words.reload}</Words>
          </Button>
          {chat && (
            <ButtonLink {...chat.link} look="line">
              <Words>{chat.label}</Words>
            </ButtonLink>
          )}
        </div>
      </div>
    </Frame>
  )
}

export interface FailureWords {
  words: Fallback['failure']
  /** Is the island only a part of its page? */
  isPart?: boolean
  /** Link to the chat, which needs no island. */
  chat?: { label: Copy; link: LinkAttributes }
}
