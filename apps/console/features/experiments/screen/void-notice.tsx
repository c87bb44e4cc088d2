import { TriangleAlert } from 'lucide-react'
import { DeveloperSteps } from '../../../shared/controls/developer-steps.tsx'
import { Notice } from '../../../shared/controls/notice.tsx'
import { developerSteps } from '../../../shared/words/developer-steps.ts'

/** Warns that visits may have been made up, with the steps that cancel a result which they made. */
export function VoidNotice({ id, title, more }: { id: string; title: string; more: string }) {
  return (
    <Notice look="error" Icon={TriangleAlert}>
      <b className="block font-semibold">{title}</b>
      <p>{more}</p>
      <DeveloperSteps text={developerSteps.voidVerdict(id)} className="mt-2.5" />
    </Notice>
  )
}
