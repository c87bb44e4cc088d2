/** A switch: on or off, at once. */
export function Switch({
  label,
  isOn,
  disabled,
  change,
}: {
  label: string
  isOn: boolean
  disabled?: boolean
  change: (isOn: boolean) => void
}) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      disabled={disabled}
      onClick={() => change(!isOn)}
      className="grid size-11 place-items-center disabled:opacity-50"
    >
      <span
        aria-hidden="true"
        className={`flex h-5.5 w-9.5 items-center rounded-pill p-1 ${isOn ? 'justify-end bg-ink' : 'bg-fog-2 inset-ring-2 inset-ring-slate'}`}
      >
        <i className={`size-3.5 rounded-circle ${isOn ? 'cut-corner bg-lemon' : 'bg-slate'}`} />
      </span>
    </button>
  )
}
