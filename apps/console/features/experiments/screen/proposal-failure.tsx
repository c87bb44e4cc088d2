import { ApiError } from '../../../app/api-client.ts'
import { Notice } from '../../../shared/controls/notice.tsx'
import { useProposeWords } from './propose-words.ts'

/** Why a proposal was refused. */
export function ProposalFailure({ error }: { error: Error | null }) {
  const { failed } = useProposeWords()
  if (!error) return null
  const code = error instanceof ApiError ? error.code : 'other'
  return (
    <Notice look="error" className="mt-3">
      <span role="alert">{code in failed ? failed[code as keyof typeof failed] : failed.other}</span>
    </Notice>
  )
}
