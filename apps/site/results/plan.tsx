import type { ResultsWords } from '@repo/content/results/plan.ts'
import type { MeasuredSentences } from '@repo/content/measured-sentences.ts'
import type { Path } from '@repo/content/cta.ts'
import { PlanAnswers } from './plan-answers.tsx'
import { PlanAsk } from './plan-ask.tsx'
import { PlanClosing } from './plan-closing.tsx'
import { PlanHero } from './plan-hero.tsx'
import { PlanKnow } from './plan-know.tsx'
import { PlanLearn } from './plan-learn.tsx'
import { PlanMoment } from './plan-moment.tsx'
import { PlanShop } from './plan-shop.tsx'
import { PlanReply } from './plan-reply.tsx'
import { PlanWeek } from './plan-week.tsx'
import './plan-parts.css'

/** All plans in one page: the parts of one of them are shown. */
export function Plan({ words, quiz, measured }: Props) {
  return (
    <>
      <PlanHero words={words} />
      <PlanAnswers words={words} quiz={quiz} />
      <PlanAsk words={words} measured={measured.pain} />
      <PlanMoment words={words} />
      <PlanShop {...words.own} store={words.store} />
      <PlanReply words={words} />
      <PlanLearn words={words} />
      <PlanWeek words={words} measured={measured.question} />
      <PlanKnow words={words} />
      <PlanClosing {...words.closing} install={words.install} />
    </>
  )
}

interface Props {
  words: ResultsWords
  quiz: Path
  measured: MeasuredSentences
}
