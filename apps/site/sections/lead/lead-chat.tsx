import type { Copy } from '@repo/content/copy.ts'
import type { ChatWords } from '@repo/content/sections/lead.ts'
import { BrandMark } from '@repo/ui/brand-mark.tsx'
import { ButtonLink } from '@repo/ui/button.tsx'
import { Icon } from '@repo/ui/icon.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import {
  answeredLook,
  cardHeadLook,
  cardLook,
  cardThreadLook,
  composerLook,
  questionLook,
} from '../../islands/lead-form/card-look.ts'
import type { LinkAttributes } from '../../link-to.ts'
import styles from './lead-chat.module.css'

/**
 * The way to the chat: what is tapped writes the message in view, which the button opens the chat with. Each message has a link of its
 * own, of which one is shown, so that it works without a script.
 */
export function LeadChat({ asks, words, opening, link, answered, note }: Props) {
  const messages = [undefined, ...words.chips.map((chip) => chip.asks)]
  return (
    <div className={`${styles.chat} ${cardLook} wide:min-h-140`}>
      <p className={cardHeadLook}>
        <svg viewBox="0 0 32 32" aria-hidden="true" className="size-9.5 flex-none">
          <BrandMark />
        </svg>
        <Words>{asks}</Words>
      </p>
      {/* No fieldset: WebKit counts the height of its floating legend twice when the page is loaded again, and all below it jumps. */}
      <div role="radiogroup" aria-labelledby="chat-question" className={`${cardThreadLook} wide:flex-1`}>
        <p id="chat-question" className={`${questionLook} bg-lemon max-w-[15em]! rtl:max-w-[11em]!`}>
          <Words>{words.question}</Words>
        </p>
        {/* On phones the first Hebrew one has a line of its own, in any font: the others fit the next. The smallest have no room beside it. */}
        <div className="flex flex-wrap justify-end gap-2 mini:mt-1.5 wide:gap-2.5">
          {words.chips.map(({ label }) => (
            <label
              key={plainWords(label)}
              className={`${styles.chip} relative inline-flex min-h-11 cursor-pointer items-center px-4 py-1.5 font-semibold wide:min-h-12 wide:px-5 mini:max-tab:rtl:first:ms-24`}
            >
              <input type="radio" name="ask" className="absolute inset-0 m-0 size-full cursor-pointer opacity-0" />
              <Words>{label}</Words>
            </label>
          ))}
        </div>
      </div>
      <div className={composerLook}>
        <div
          aria-live="polite"
          className={`${styles.choice} flex min-h-29 w-full flex-col items-end justify-end wide:min-h-25`}
        >
          {messages.map((message, index) => (
            <p
              key={index}
              className={`${styles.message} max-w-full flex-col rounded-card cut-corner-end px-5 py-3.5 text-body/snug wide:max-w-[90%] wide:py-4 wide:text-large/snug ${message ? 'bg-blush' : 'flex-1 border-2 border-dashed border-ink bg-paper'}`}
            >
              <Words.small className="mb-0.5 block text-micro text-slate">{words.message}</Words.small>
              <span>
                {opening}
                {message && (
                  <>
                    {'. '}
                    <Words.b>{message}</Words.b>
                  </>
                )}
              </span>
            </p>
          ))}
        </div>
        <div className={`${styles.choice} w-full`}>
          {messages.map((message, index) => (
            <ButtonLink
              key={index}
              {...link(message && plainWords(message))}
              size="large"
              className="max-wide:min-h-14 max-mini:px-3 max-mini:text-base"
            >
              <Icon name="message" className="size-5.5" />
              <Words>{words.open}</Words>
            </ButtonLink>
          ))}
        </div>
        {answered && <Words.p className={answeredLook}>{answered}</Words.p>}
        {note && <Words.p className="text-note/snug text-pretty text-slate wide:text-small/snug">{note}</Words.p>}
      </div>
    </div>
  )
}

interface Props {
  /** Who asks. */
  asks: Copy
  words: ChatWords
  /** The line that the chat opens with. */
  opening: string
  /** The chat, with more in its message. */
  link: (more?: string) => LinkAttributes
  /** Who answers there, and when. */
  answered?: Copy | undefined
  note?: Copy | undefined
}
