import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { sendJson } from '../../../app/api-client.ts'
import { queries } from '../../../app/queries.ts'
import { LanguageSwitch } from '../../../shared/controls/language-switch.tsx'
import { Face } from '../../../shared/controls/face.tsx'
import { SmallButton } from '../../../shared/controls/small-button.tsx'
import { textLink } from '../../../shared/controls/text-link.ts'
import { FailedState } from '../../../shared/panels/failed-state.tsx'
import { Panel } from '../../../shared/panels/panel.tsx'
import { useSession } from '../../../shared/shell/session.ts'
import { useWords } from '../../../shared/words/use-words.tsx'

/** Who is signed in. */
export function PersonPanel() {
  const words = useWords().settings
  const { person } = useSession()
  const {
    mutate: signOut,
    error,
    isPending,
  } = useMutation({
    mutationFn: () => sendJson('POST', '/api/sign-out'),
    // The whole page is left: nothing of this person stays in memory.
    onSuccess: () => location.replace('/sign-in'),
  })
  return (
    <Panel className="flex flex-wrap items-center gap-4">
      <Face name={person.name} className="size-16 bg-lemon text-sub/none" />
      <div className="min-w-0 flex-1">
        <h2 className="text-figure/8 wrap-anywhere">
          <span className="sr-only">{words.signedIn} </span>
          <bdi>{person.name}</bdi>
        </h2>
        <p className="text-pretty text-slate">
          {words.roles[person.role]}. {words.rolesMore[person.role]}
        </p>
      </div>
      <SmallButton look="line" disabled={isPending} onClick={() => signOut()}>
        {words.signOut}
      </SmallButton>
      {error && (
        <div className="w-full">
          <FailedState error={error} retry={() => signOut()} />
        </div>
      )}
    </Panel>
  )
}

/** Where the morning letter goes: an owner changes it with the letters. */
function MailRow() {
  const words = useWords().settings
  const people = useQuery(queries.messages).data?.people
  const mail = people?.find(({ isYou }) => isYou)?.mail
  return (
    <>
      <dt className="text-slate">{words.mail}</dt>
      <dd className="flex flex-wrap items-center gap-x-2">
        {people && <bdi className="wrap-anywhere">{mail || words.noMail}</bdi>}
        <Link to="/settings" search={{ tab: 'messages' }} className={textLink}>
          {people && !mail ? words.addMail : words.changeMail}
        </Link>
      </dd>
    </>
  )
}

/** The language of this device, and an owner's address for the morning letter. */
export function LooksPanel() {
  const words = useWords().settings
  const { person } = useSession()
  return (
    <Panel title={words.looks}>
      <dl className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-y-3">
        <dt className="text-slate">{words.language}</dt>
        <dd>
          <LanguageSwitch />
        </dd>
        {person.role === 'owner' && <MailRow />}
      </dl>
    </Panel>
  )
}
