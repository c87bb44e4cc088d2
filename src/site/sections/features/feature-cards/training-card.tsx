import type {
  Exchange as ExchangeWords,
  Source as SourceWords,
  TrainingCard as Props,
} from '#content/sections/features.ts'
import { BalanceBike } from '#ui/balance-bike.tsx'
import { Bubble } from '#ui/bubble.tsx'
import { Icon } from '#ui/icon.tsx'
import { Words } from '#ui/words.tsx'
import { CardWords } from './card-words.tsx'
import { FeatureCard } from './feature-card.tsx'
import './training-card.css'

/** The honest part: what the AI was not taught, it does not claim to know. */
export function TrainingCard(words: Props) {
  return (
    <FeatureCard className="training-card">
      <div className="flex flex-col gap-[1.1rem]">
        <CardWords title={words.title} text={words.text} />
        <div className="training-card-sources">
          <Source value="sizing" {...words.sizing} />
          <Source value="shipping" {...words.shipping} />
          <Source value="voice" {...words.voice} />
        </div>
      </div>
      <div className="training-card-talk">
        <p className="mb-1 type-small">
          <b>{words.product}</b>
        </p>
        <div className="training-card-picture">
          <BalanceBike className="h-[150px]" />
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
    <label className="training-card-source">
      <Icon name={icon} />
      <span className="me-auto">
        <Words>{name}</Words>
        <small>{text}</small>
      </span>
      <input type="checkbox" value={value} defaultChecked autoComplete="off" />
    </label>
  )
}

function Exchange({ about, visitor, reply, plain, unknown }: { about: 'sizing' | 'shipping' } & ExchangeWords) {
  return (
    <div className={`training-card-${about} grid gap-2`}>
      <Bubble by="visitor">{visitor}</Bubble>
      <Bubble by="brand" className="training-card-reply">
        {reply}
      </Bubble>
      <Bubble by="brand" className="training-card-plain">
        {plain}
      </Bubble>
      <Bubble by="brand" className="training-card-unknown">
        {unknown}
      </Bubble>
    </div>
  )
}
