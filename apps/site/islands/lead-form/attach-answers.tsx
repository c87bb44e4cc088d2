import { useState } from 'react'
import { keptAnswers } from '@repo/site/analytics/kept-answers.ts'
import { LeadBox, type LeadBoxProps } from './lead-box.tsx'

/** Box that attaches the answers of the quiz to the lead. It is there only if this tab has answers. */
export function AttachAnswers(box: LeadBoxProps) {
  const [isOffered] = useState(() => keptAnswers() !== undefined)
  return isOffered && <LeadBox name="answers" {...box} />
}
