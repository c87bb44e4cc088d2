/** The command that adds a person and makes a sign-in link. An option stays in one line with its value. */
export function InviteCommand() {
  return (
    <code dir="ltr" className="nib max-w-full rounded-medium bg-ink px-3.5 py-2.5 text-micro text-paper">
      npm run admin -- invite <span className="whitespace-nowrap">--name Dana</span>{' '}
      <span className="whitespace-nowrap">--role owner</span>
    </code>
  )
}
