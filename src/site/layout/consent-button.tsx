/** The quiet way back to the question of consent. It is there only where somebody counts. */
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
