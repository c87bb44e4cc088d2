import type { Section } from '@repo/content/page.ts'
import page from '@repo/content/pages/quiz.he.ts'
import { ledgerIn } from '@repo/content/claims/ledger.ts'
import { joinedRange } from '@repo/site/islands/personal-quiz/joined-range.ts'
import { PersonalQuiz } from '@repo/site/islands/personal-quiz/personal-quiz.tsx'
import { previewTalks } from '@repo/site/islands/personal-quiz/preview-talks.ts'
import { QuizDrawings } from '@repo/site/islands/personal-quiz/quiz-drawings.tsx'
import { BrandLink } from '@repo/site/layout/brand-link.tsx'
import { Shell } from '../shell.tsx'

export function Component() {
  return <Shell page={page} draw={draw} />
}

function draw(section: Section) {
  if (section.kind !== 'quiz') throw new Error(`The bench's quiz page does not draw "${section.kind}". Add it here.`)
  return (
    <>
      <QuizDrawings />
      <PersonalQuiz {...section} talks={previewTalks(section.talks)} joined={joinedRange(ledgerIn('as-specified'))}>
        <BrandLink to="/" />
      </PersonalQuiz>
    </>
  )
}
