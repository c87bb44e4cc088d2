import { type ReactNode, useId } from 'react'

/** The name of a field above it, and below it what is wrong. `children` gets the id that connects the name with the field. */
export function Field({
  label,
  error,
  className,
  children,
}: {
  label: string
  error?: string | false
  className?: string
  children: (id: string) => ReactNode
}) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-micro text-slate">
        {label}
      </label>
      {children(id)}
      {error && <p className="mt-1.5 text-micro font-semibold">{error}</p>}
    </div>
  )
}
