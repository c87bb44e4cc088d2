import type {
  Exchange as ExchangeWords,
  Source as SourceWords,
  TrainingCard as Props,
} from '@repo/content/sections/features.ts'
import { BalanceBike } from '@repo/ui/balance-bike.tsx'
import { Bubble } from '@repo/ui/bubble.tsx'
import { Icon } from '@repo/ui/icon.tsx'
import { Words } from '@repo/ui/words.tsx'
import { CardWords } from './card-words.tsx'
import { FeatureCard } from './feature-card.tsx'
import styles from './training-card.module.css'

/** The honest part: what the AI was not taught, it does not claim to know. */
export function TrainingCard(words: Props) {
  return (
    <FeatureCard
      card="training"
      place="wide:col-span-6 lap:col-span-7"
      className="gap-5 bg-fog tab:max-wide:grid tab:max-wide:grid-cols-[minmax(0,1fr)_minmax(0,318px)] tab:max-wide:gap-8 wide:min-h-140 lap:grid lap:grid-cols-[minmax(0,1fr)_minmax(0,330px)] lap:gap-8"
    >
      <div className="flex flex-col gap-4.5">
        <CardWords title={words.title} text={words.text} />
        <div className="grid gap-2 tab:max-wide:mt-auto lap:mt-auto">
          <Source value="sizing" {...words.sizing} />
          <Source value="shipping" {...words.shipping} />
          <Source value="voice" {...words.voice} />
        </div>
      </div>
      <div className="flex min-h-105 flex-col gap-2 rounded-large bg-paper p-5">
        <p className="mb-1 type-small">
          <Words.b>{words.product}</Words.b>
        </p>
        <div className="mb-1.5 grid min-h-30 flex-1 place-items-center overflow-hidden rounded-medium bg-mint">
          <BalanceBike className="h-37.5" />
        </div>
        <div className="grid gap-2" aria-live="polite">
          <Exchange about="sizing" {...words.aboutSizing} />
          <Exchange about="shipping" {...words.aboutShipping} />
        </div>
      </div>
    </FeatureCard>
  )
}

function Source({ value, icon, name, text }: { value: string } & SourceWords) {
  return (
    <label className="flex items-center gap-3.5 rounded-medium bg-paper px-4.5 py-4 leading-tight font-semibold">
      <Icon name={icon} />
      <span className="me-auto">
        <Words>{name}</Words>
        <Words.small className="block text-small font-normal text-slate">{text}</Words.small>
      </span>
      <input
        type="checkbox"
        value={value}
        defaultChecked
        autoComplete="off"
        className={`${styles.toggle} relative h-[30px] w-[52px] rounded-medium`}
      />
    </label>
  )
}

function Exchange({ about, visitor, reply, plain, unknown }: { about: 'sizing' | 'shipping' } & ExchangeWords) {
  return (
    <div className={`${styles.exchange} grid gap-2`} data-about={about}>
      <Bubble by="visitor">{visitor}</Bubble>
      <Bubble by="brand" className={styles.reply}>
        {reply}
      </Bubble>
      <Bubble by="brand" className={styles.plain}>
        {plain}
      </Bubble>
      <Bubble by="brand" className={styles.unknown}>
        {unknown}
      </Bubble>
    </div>
  )
}
