import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { leadsPerHour } from '../../features/leads/api/leads.ts'
import { Notice } from '../controls/notice.tsx'
import { SmallButton } from '../controls/small-button.tsx'
import { textLink } from '../controls/text-link.ts'
import { confirmWithPasskey } from '../../app/passkeys.ts'
import { useSession } from '../shell/session.ts'
import { useWords } from '../words/use-words.tsx'
import { PasskeyFailure } from './passkey-failure.tsx'

/** Very many leads were shown: a passkey, then what was asked for. */
export function ConfirmState({ retry }: { retry: () => void }) {
  const { panels: words, format } = useWords()
  const { hasPasskey } = useSession()
  const confirm = useMutation({ mutationFn: confirmWithPasskey, onSuccess: retry })
  return (
    <div role="alert">
      <Notice Icon={KeyRound}>
        <b>{words.manyLeads(format.number(leadsPerHour))}</b>
        <p>{words.manyLeadsMore}</p>
        {hasPasskey ? (
          <SmallButton disabled={confirm.isPending} onClick={() => confirm.mutate()} className="mt-2">
            {words.confirm}
          </SmallButton>
        ) : (
          <p>
            {words.noPasskey}{' '}
            <Link to="/settings" className={textLink}>
              {words.addPasskey}
            </Link>
          </p>
        )}
        {confirm.error && (
          <div>
            <PasskeyFailure error={confirm.error} />
          </div>
        )}
      </Notice>
    </div>
  )
}
