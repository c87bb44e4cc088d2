import { brand } from '@repo/content/brand.ts'
import { useMutation } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Session } from '../api/session.ts'
import { BrandMark } from '@repo/ui/brand-mark.tsx'
import { Button } from '@repo/ui/button.tsx'
import { ApiError } from '../../../app/api-client.ts'
import { DeveloperSteps } from '../../../shared/controls/developer-steps.tsx'
import { LanguageSwitch } from '../../../shared/controls/language-switch.tsx'
import { developerSteps } from '../../../shared/words/developer-steps.ts'
import { Notice } from '../../../shared/controls/notice.tsx'
import { textLink } from '../../../shared/controls/text-link.ts'
import { PasskeyFailure } from '../../../shared/panels/passkey-failure.tsx'
import { addPasskey, signInWithPasskey, withConfirmation } from '../../../app/passkeys.ts'
import { SessionContext, useSession } from '../../../shared/shell/session.ts'
import { useWords } from '../../../shared/words/use-words.tsx'
import { safeRedirectPath } from './safe-redirect-path.ts'
import { openLink } from './open-link.ts'

/** The sign-in: by passkey, or by a link, which is used on arrival and offers a passkey for this device. No field anywhere. */
export function SignInScreen() {
  const words = useWords().signIn
  const [link, setLink] = useState<Link>(() => (location.hash.length > 1 ? { is: 'opening' } : { is: 'none' }))
  useEffect(() => {
    const open = () =>
      openLink()?.then(
        (session) => setLink({ is: 'used', session }),
        (error: unknown) =>
          setLink(error instanceof ApiError && error.code !== 'link' ? { is: 'failed', error } : { is: 'late' }),
      )
    void open()
    // A second link in the same tab changes the fragment alone.
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [])

  if (link.is === 'opening') return <Halves title={words.ask}>{<output>{words.opening}</output>}</Halves>
  if (link.is === 'used')
    return (
      <SessionContext value={link.session}>
        <AddPasskey />
      </SessionContext>
    )
  if (link.is === 'late') return <LateLink />
  return <UsePasskey error={link.is === 'failed' ? link.error : undefined} />
}

type Link = { is: 'none' | 'opening' | 'late' } | { is: 'used'; session: Session } | { is: 'failed'; error: ApiError }

/** Sign-in by passkey, and the command that makes a first link: a new console has no person with a passkey. */
function UsePasskey({ error }: { error: ApiError | undefined }) {
  const words = useWords().signIn
  return (
    <Halves title={words.ask}>
      <h2 className="type-head">{words.withPasskey}</h2>
      <p className={more}>{words.withPasskeyMore}</p>
      <PasskeyButton act={signInWithPasskey} firstError={error} look="ink" size="large">
        {words.use}
      </PasskeyButton>
      <Notice look="quiet" className="mt-6 text-plain">
        <b>{words.first}</b>
        <br />
        {words.firstMore}
      </Notice>
      <DeveloperSteps text={developerSteps.invite()} />
      <LanguageSwitch />
    </Halves>
  )
}

/** After a link was used: the session exists already, so an owner's passkey is an offer that can be skipped; one who was invited makes it now. */
function AddPasskey() {
  const { person, hasPasskey } = useSession()
  const words = useWords().signIn
  const { next } = route.useSearch()
  return (
    <Halves title={words.in(person.name)} isNews>
      <h2 className="type-head">{words.add}</h2>
      <p className={more}>{words.addMore}</p>
      <PasskeyButton act={() => withConfirmation(addPasskey)} look="ink" size="large">
        {words.addButton}
      </PasskeyButton>
      {(hasPasskey || person.role === 'owner') && (
        <a href={safeRedirectPath(next)} className={textLink}>
          {words.notHere}
        </a>
      )}
      <ul className="grid w-full gap-1.5 border-t border-line pt-4.5 text-slate">
        <li>
          {words.role} <b className="text-ink">{words.roles[person.role]}</b>
        </li>
        <li>{words.until}</li>
        {person.role === 'owner' && !hasPasskey && <li>{words.again}</li>}
      </ul>
    </Halves>
  )
}

/** A link that was used or has expired: the command makes another, and a passkey still works. */
function LateLink() {
  const words = useWords().signIn
  return (
    <Halves title={words.spent} isNews>
      <h2 className="type-head">{words.late}</h2>
      <p className={more}>{words.lateMore}</p>
      <DeveloperSteps text={developerSteps.invite()} />
      <p className={more}>{words.lateHave}</p>
      <PasskeyButton act={signInWithPasskey} look="line" size="small">
        {words.use}
      </PasskeyButton>
    </Halves>
  )
}

/** A button that asks the browser for a passkey and, done, goes to where the person wanted to go. */
function PasskeyButton({
  act,
  firstError,
  children,
  ...look
}: {
  act: () => Promise<void>
  firstError?: ApiError | undefined
  look: 'ink' | 'line'
  size: 'small' | 'large'
  children: ReactNode
}) {
  const { next } = route.useSearch()
  const { mutate, error, isPending } = useMutation({
    mutationFn: act,
    // The whole page is loaded anew: nothing of the last person stays in memory.
    onSuccess: () => location.replace(safeRedirectPath(next)),
  })
  const failure = error ?? (isPending ? undefined : firstError)
  return (
    <>
      <Button {...look} disabled={isPending} onClick={() => mutate()}>
        <KeyRound aria-hidden="true" strokeWidth={1.75} className="size-5" />
        {children}
      </Button>
      <div role="alert" className="empty:hidden">
        {failure && (
          <Notice look="error">
            <PasskeyFailure error={failure} />
          </Notice>
        )}
      </div>
    </>
  )
}

/** Layout of every sign-in state, with its own `<main>` and `<title>`: it is outside of the shell. */
function Halves({ title, isNews = false, children }: { title: string; isNews?: boolean; children: ReactNode }) {
  const words = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  // What a link has led to is announced by its title.
  useEffect(() => {
    if (isNews) heading.current?.focus({ preventScroll: true })
  }, [isNews])
  return (
    <main className="grid min-h-screen grid-cols-2 max-tab:grid-cols-1 max-tab:grid-rows-[auto_1fr]">
      <title>{`${words.signIn.title} | ${words.shell.product}`}</title>
      <section className="flex flex-col justify-between gap-16 bg-lemon p-16 text-body max-tab:px-5 max-tab:py-8">
        <span dir="ltr" className="flex items-center gap-2.5 font-display text-screen/none he:justify-end">
          <BrandMark className="size-8" />
          {brand.name}
        </span>
        <h1
          ref={heading}
          tabIndex={-1}
          className="max-w-[11ch] text-[clamp(3.25rem,6.4vw,6rem)]/[0.95] tracking-tight whitespace-pre-line wrap-anywhere he:leading-[1.05] he:tracking-normal"
        >
          {title}
        </h1>
        <p>{words.signIn.console}</p>
      </section>
      <section className="grid content-center justify-items-start gap-4.5 bg-paper p-16 *:max-w-120 max-tab:content-start max-tab:px-5 max-tab:py-8">
        {children}
      </section>
    </main>
  )
}

const more = 'text-body/normal text-pretty text-slate'
const route = getRouteApi('/sign-in')
