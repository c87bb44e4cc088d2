import type { ShareTalk } from '@repo/content/ui/ui-words.ts'
import { brand } from '@repo/content/brand.ts'
import { BrandMark } from '@repo/ui/brand-mark.tsx'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { Icon } from '@repo/ui/icon.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { QuestionMark } from '@repo/ui/question-mark.tsx'
import { Words } from '@repo/ui/words.tsx'
import { VoiceNumber } from '../sections/shared/voice-number.tsx'
import type { Shared } from './read-share.ts'

/** What differs between the scenes: the card, the place of its headline, and the headline's size when it is short, longer or long. */
const scenes = {
  talk: {
    card: 'bg-lemon',
    headline: 'mt-auto max-w-[600px]', // clear of the bubbles beside it
    sizes: ['text-[100px]', 'text-[84px]', 'text-[72px]'],
  },
  voices: {
    card: 'bg-mint [--silent-visitor:rgb(255_255_255/.75)]',
    headline: 'mt-[28px]',
    sizes: ['text-[80px]', 'text-[80px]', 'text-[66px]'],
  },
  question: {
    card: 'bg-ink text-paper',
    headline: 'mt-auto max-w-[640px]',
    sizes: ['text-[84px]', 'text-[84px]', 'text-[72px]'],
  },
  figure: {
    card: 'gap-[24px] bg-lemon',
    headline: 'mt-[32px]',
    sizes: ['text-[72px]', 'text-[72px]', 'text-[72px]'],
  },
} as const

/** Open Graph image of a page, 1200 × 630, legible at 300 px. */
export function ShareCard({ scene, headline, tag, count = 0, figure, talk }: Shared & { talk: ShareTalk }) {
  const onInk = scene === 'question' ? { shape: 'var(--color-lemon)', dots: 'var(--color-ink)' } : {}
  const look = scenes[scene]
  const { length } = plainWords(headline)
  const size = look.sizes[length <= 31 ? 0 : length <= 46 ? 1 : 2]
  return (
    <div className={`relative flex h-[630px] w-[1200px] flex-col overflow-hidden px-[60px] py-[56px] ${look.card}`}>
      <p className="flex items-center gap-[16px] font-display text-[40px]/none tracking-[-.03em]">
        <BrandMark {...onInk} className="size-13" />
        <span>{brand.name}</span>
      </p>
      {/* As wide as the card, or as high as its headline leaves. */}
      {figure && <DotNumeral value={plainWords(figure)} className="mt-auto min-h-0 self-start" />}
      <Words.h1
        className={`leading-[1.02] tracking-[-.03em] he:leading-[1.1] he:tracking-normal ${look.headline} ${size}`}
      >
        {headline}
      </Words.h1>
      {tag && (
        <p className="mt-[28px] flex w-fit items-center gap-[14px] rounded-[40px] rounded-es-[7px] bg-lemon px-[28px] py-[18px] font-display text-[32px]/none text-ink">
          <Icon name="timer" className="size-8" />
          <Words>{tag}</Words>
        </p>
      )}
      {scene === 'talk' && <Talk {...talk} />}
      {scene === 'voices' && (
        <div
          className={`absolute inset-x-[60px] bottom-[56px] grid ${count > 5 ? 'grid-cols-10 gap-[12px]' : 'grid-cols-5 gap-[20px]'}`}
        >
          {Array.from({ length: count }, (_, place) => (
            <VoiceNumber key={place} number={place + 1} />
          ))}
        </div>
      )}
      {/* The mark is never mirrored, nor is its point. */}
      {scene === 'question' && (
        <div className="absolute end-[72px] top-[52px] w-[454px] text-lemon">
          <QuestionMark className="w-full" />
          <i
            dir="ltr"
            className="absolute start-[159px] top-[390px] size-[136px] rounded-circle rounded-es-[12px] bg-current"
          />
        </div>
      )}
    </div>
  )
}

const bubble = 'flex w-fit items-center gap-[14px] rounded-[36px] px-[30px] py-[24px]'

function Talk({ question, doubt, reply, sale }: ShareTalk) {
  return (
    <div className="absolute end-[60px] top-[56px] bottom-0 flex w-[430px] flex-col justify-center gap-[16px] font-display text-[34px]/[1.18]">
      <Words.p className={`${bubble} rounded-es-[7px] bg-paper`}>{question}</Words.p>
      <Words.p className={`${bubble} ms-auto rounded-ee-[7px] bg-blush`}>{doubt}</Words.p>
      <Words.p className={`${bubble} rounded-es-[7px] bg-ink text-paper [&_b]:font-normal [&_b]:text-lemon`}>
        {reply}
      </Words.p>
      <p className={`${bubble} ms-auto rounded-ee-[7px] bg-jade`}>
        <Icon name="bag" className="size-8" />
        <Words>{sale}</Words>
      </p>
    </div>
  )
}
