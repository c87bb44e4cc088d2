import type { FlowSection } from '@repo/content/sections/how-it-works.ts'
import { Words } from '@repo/ui/words.tsx'
import { FlowStop } from './flow-stop.tsx'
import { PageUpdate } from './page-update.tsx'
import { Sale } from './sale.tsx'
import { SortedAnswers } from './sorted-answers.tsx'
import { TalkLine } from './talk-line.tsx'
import { VisitorDots } from './visitor-dots.tsx'
import styles from './flow-board.module.css'

type Stops = Pick<
  FlowSection,
  'title' | 'visitor' | 'survey' | 'response' | 'reply' | 'insight' | 'pageUpdate' | 'sale'
>

/** From a visitor to a sale: a list of seven, straight down on narrow screens, bent round a giant answer shape on wide ones. */
export function FlowBoard({ title, visitor, survey, response, reply, insight, pageUpdate, sale }: Stops) {
  const visitors = insight.answers.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <Words.h2 id="flow-title" className="sr-only">
        {title}
      </Words.h2>
      <ol className={styles.flowBoard} aria-labelledby="flow-title">
        <FlowStop at="visitor" {...visitor}>
          <VisitorDots count={visitors} label={visitor.drawing} />
        </FlowStop>
        <FlowStop at="survey" {...survey}>
          <TalkLine by="store" from={survey.store}>
            {survey.question}
          </TalkLine>
        </FlowStop>
        <FlowStop at="response" {...response}>
          <TalkLine by="visitor">{response.says}</TalkLine>
        </FlowStop>
        <FlowStop at="reply" title={reply.title} tag={reply.optional}>
          <TalkLine by="ai">{reply.says}</TalkLine>
        </FlowStop>
        <FlowStop at="insight" {...insight}>
          <SortedAnswers {...insight} />
        </FlowStop>
        <FlowStop at="update" {...pageUpdate}>
          <PageUpdate {...pageUpdate} />
        </FlowStop>
        <FlowStop at="sale" {...sale}>
          <Sale {...sale} />
        </FlowStop>
      </ol>
    </>
  )
}
