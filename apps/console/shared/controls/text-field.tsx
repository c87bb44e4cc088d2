import type { ComponentProps } from 'react'

/** A text field with its name above it; `isBare`: for screen readers alone. */
export function TextField({
  label,
  isBare = false,
  change,
  ...input
}: { label: string; isBare?: boolean; change: (text: string) => void } & ComponentProps<'input'>) {
  return (
    <label className="grid min-w-0 flex-1 gap-1.5 text-micro text-slate">
      <span className={isBare ? 'sr-only' : ''}>{label}</span>
      <input
        autoComplete="off"
        onChange={({ target }) => change(target.value)}
        className="min-h-10 w-full min-w-0 rounded-small bg-fog px-3 text-plain text-ink placeholder:text-slate max-tab:min-h-11"
        {...input}
      />
    </label>
  )
}
