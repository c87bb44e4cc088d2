import { Link } from '@tanstack/react-router'
import { useContext } from 'react'
import { ApiError } from '../../app/api-client.ts'
import { DeveloperSteps } from '../controls/developer-steps.tsx'
import { developerSteps } from '../words/developer-steps.ts'
import { textLink } from '../controls/text-link.ts'
import { isCancelled, passkeyFailure } from '../../app/passkeys.ts'
import { SessionContext } from '../shell/session.ts'
import { useWords } from '../words/use-words.tsx'

/** Why a passkey was not used or added, and the way on: Settings, or a new sign-in link with the steps that make it. */
export function PasskeyFailure({ error }: { error: Error }) {
  const { signIn, panels } = useWords()
  const session = useContext(SessionContext)
  const isOwner = session?.person.role === 'owner'
  const code = error instanceof ApiError ? error.code : undefined
  return (
    <>
      {code === 'new-link' && isOwner ? signIn.newLinkOwner : passkeyFailure(error, signIn)}
      {/* A passkey that was lost, or is on another device, cannot confirm that another one is added. */}
      {isCancelled(error) && session?.hasPasskey && ` ${signIn.lost}`}
      {code === 'no-passkey' && (
        <>
          {' '}
          <Link to="/settings" className={textLink}>
            {panels.addPasskey}
          </Link>
        </>
      )}
      {code === 'new-link' && session?.isSample && (
        <>
          {' '}
          <a href="/api/demo/month" className={textLink}>
            {signIn.newLink}
          </a>
        </>
      )}
      {code === 'new-link' && (isOwner || !session?.isSample) && (
        <DeveloperSteps className="mt-2.5" text={developerSteps.invite(session?.person.name, session?.person.role)} />
      )}
    </>
  )
}
