import type { Session } from '../../features/sign-in/api/session.ts'

/** The command that adds a person and makes a sign-in link; with a session, for its person. An option stays in one line with its value. */
export function InviteCommand({ session }: { session?: Session | undefined }) {
  const { name, role } = session?.person ?? { name: 'Dana', role: 'owner' }
  return (
    <code
      dir="ltr"
      className="cut-corner inline-block max-w-full rounded-medium bg-ink px-3.5 py-2.5 text-micro text-paper"
    >
      {session?.isSample ? (
        'npm run demo'
      ) : (
        <>
          npm run admin -- invite <span className="whitespace-nowrap">--name {shellWord(name)}</span>{' '}
          <span className="whitespace-nowrap">--role {role}</span>
        </>
      )}
    </code>
  )
}

/** Quoted for a POSIX shell unless it is one plain word. */
function shellWord(text: string): string {
  return /^[\w-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`
}
