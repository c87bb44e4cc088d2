/** Footer button that reopens the consent banner. Rendered only in builds with a tracker. */
export function ConsentButton({ label }: { label: string | undefined }) {
  if (!label) return null
  return (
    <button
      type="button"
      data-asks-again
      className="min-h-6 underline underline-offset-4 noscript:hidden hover:text-lemon"
    >
      {label}
    </button>
  )
}
