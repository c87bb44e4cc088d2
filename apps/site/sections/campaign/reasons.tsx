import type { ReactNode } from 'react'
import type { Cta } from '@repo/content/cta.ts'
import type { Reason, ReasonsSection } from '@repo/content/sections/campaign.ts'
import type { Receipt, Skeleton } from '@repo/content/sections/shared.ts'
import { BrandMark } from '@repo/ui/brand-mark.tsx'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { surfaceClass } from '../../layout/surface-class.ts'
import { ReasonPicture } from '../illustrations/reason-picture.tsx'
import { ReplyButton } from '../shared/call.tsx'
import { VoiceNumber } from '../shared/voice-number.tsx'
import styles from './skeletons.module.css'

/** A line of the receipt, a message of the thread or a card of the board for each reason. */
export function Reasons({ skeleton = 'thread', receipt, numerals = 'plain', cards, cta }: Props) {
  const { list, Item, call } = drawings[skeleton]
  const every = skeleton === 'thread' ? 2 : cards.length > 6 ? 4 : 3
  return (
    <section className={skeleton === 'board' ? 'contents' : undefined}>
      <ol className={`stagger ${list}`}>
        {cards.map((card, place) => (
          <Item
            key={plainWords(card.title)}
            {...card}
            number={place + 1}
            numerals={numerals}
            amount={receipt?.amount}
            call={
              // On phones the card with the button comes after the reasons, so that they carry its call too.
              cta && (place + 1) % every === 0 && <ReplyButton {...cta} className={`tab:hidden ${call}`} />
            }
          />
        ))}
      </ol>
      {receipt?.struck && <StruckLine {...receipt.struck} />}
    </section>
  )
}

/** The number is in the margin where the window has one. */
function Line({ title, text, surface, picture, number, amount, call }: ItemProps) {
  return (
    <li
      className={`${styles.line} relative grid grid-cols-[minmax(2.125rem,auto)_minmax(0,1fr)_auto] items-center gap-x-4 py-6 tab:py-7.5 lap:grid-cols-end`}
    >
      <DotNumeral
        value={String(number)}
        className={`${styles.margin} h-12 lap:absolute lap:end-[calc(100%+5.5rem)] lap:top-6.5 lap:h-42 lap:text-(--line-number)`}
      />
      <Words.h2 className="type-head">{title}</Words.h2>
      {amount && <Words.span className={styles.amount}>{amount}</Words.span>}
      <Words.p className="col-span-full mt-3 text-pretty">{text}</Words.p>
      <div className={`col-span-full mt-5 rounded-medium p-4 tab:p-5 ${surfaceClass[surface]}`}>
        <ReasonPicture {...picture} />
      </div>
      {call}
    </li>
  )
}

function StruckLine({ label, amount }: NonNullable<Receipt['struck']>) {
  return (
    <p
      className={`${styles.line} relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 py-6 tab:py-7.5 lap:grid-cols-end ${styles.struck} text-slate`}
    >
      <span className="type-head">
        <Words.s>{label}</Words.s>
      </span>
      <Words.span className={styles.amount}>{amount}</Words.span>
    </p>
  )
}

/** The merchant says the title, and the brand replies with a text and a picture. */
function Message({ title, text, surface, picture, number, call }: ItemProps) {
  return (
    <li className="grid gap-3">
      {/* Hidden as the last child: while HTML arrives, a bubble without its reply may have half of its title, and would move as it grows. */}
      <div
        className={`${styles.said} ms-auto flex w-fit max-w-[94%] items-center gap-4.5 rounded-[26px] rounded-ee-cut-corner border border-transparent px-5 py-4 last:invisible tab:max-w-[86%] tab:rounded-[30px] tab:rounded-ee-cut-corner tab:px-6.5 tab:py-5`}
      >
        <DotNumeral value={String(number)} className="h-11.5 flex-none tab:h-15" />
        <Words.h2 className="type-head">{title}</Words.h2>
      </div>
      <div className={`${styles.reply} grid gap-[10px] tab:grid-cols-[40px_minmax(0,1fr)] tab:gap-x-4`}>
        <BrandMark className="mt-2 size-10 max-tab:hidden" />
        <p className="on-ink w-fit max-w-150 rounded-large rounded-es-cut-corner bg-ink px-5 py-4.5 text-large/normal text-pretty text-paper tab:rounded-card tab:rounded-es-cut-corner tab:px-6.5">
          <Words>{text}</Words>
        </p>
        <div
          className={`${styles.attached} rounded-large rounded-es-cut-corner border border-transparent p-4.5 tab:rounded-card tab:rounded-es-cut-corner tab:px-6 tab:py-5.5 ${surfaceClass[surface === 'fog' || surface === 'blushSoft' ? 'paper' : surface]}`}
        >
          <ReasonPicture {...picture} touch="thread" />
        </div>
      </div>
      {call}
    </li>
  )
}

/** Its number is at the end of its title, its picture at its foot. */
function Frame({ title, text, surface, picture, number, call }: ItemProps) {
  return (
    <li className={`${styles.frame} ${surfaceClass[surface]}`}>
      <div className="flex items-start justify-between gap-4.5">
        <Words.h2 className="type-head">{title}</Words.h2>
        <DotNumeral value={String(number)} className="h-13 flex-none tab:h-19" />
      </div>
      <Words.p className="text-pretty">{text}</Words.p>
      <div className="mt-auto">
        <ReasonPicture {...picture} />
      </div>
      {call}
    </li>
  )
}

/** Ink is the surface of a board, so that an ink card is a shade lighter. */
function Card({ title, text, surface, picture, number, numerals, call }: ItemProps) {
  const isInk = surface === 'ink'
  return (
    <li className={`${styles.card} ${isInk ? `${styles.ink} on-ink` : surfaceClass[surface]}`}>
      <div className="mb-3.5 flex items-center gap-4.5 max-mini:gap-3">
        {numerals === 'voices' ? (
          <VoiceNumber number={number} className="w-16 flex-none max-mini:w-14" />
        ) : (
          <DotNumeral value={String(number)} className={`h-13 flex-none tab:h-16 ${isInk ? 'text-lemon' : ''}`} />
        )}
        <Words.h2 className="type-head">{title}</Words.h2>
      </div>
      <Words.p className={`max-w-[44em] text-pretty ${isInk ? 'text-ash' : ''}`}>{text}</Words.p>
      {/* A conversation goes on from the text; other pictures stand at the foot. */}
      <div className={`pt-5 ${picture.kind === 'conversation' ? 'mb-auto' : 'mt-auto'}`}>
        <ReasonPicture {...picture} touch="board" />
      </div>
      {call}
    </li>
  )
}

const drawings = {
  receipt: { list: '', Item: Line, call: 'col-span-full mt-6' },
  thread: { list: 'grid gap-10 tab:gap-13', Item: Message, call: 'mt-4' },
  film: { list: styles.frames, Item: Frame, call: 'mt-4' },
  board: { list: 'contents', Item: Card, call: 'mt-5' },
}

interface Props extends ReasonsSection {
  skeleton?: Skeleton
  receipt?: Receipt | undefined
  cta?: Cta | undefined
}

interface ItemProps extends Reason {
  number: number
  numerals: 'plain' | 'voices'
  amount?: Receipt['amount']
  call: ReactNode
}
