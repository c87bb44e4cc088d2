import { type ReactNode, useId } from 'react'

/** A numbered step of a form, side by side with the next. */
export function StepPanel({
  number,
  title,
  aside,
  children,
}: {
  number: number
  title: string
  aside?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className="min-w-0 rounded-medium bg-paper px-5 py-4.5" aria-labelledby={id}>
      <div className="mb-3 flex items-center gap-3">
        <span className="nib grid size-7 flex-none place-items-center rounded-full bg-ink font-display text-paper">
          {number}
        </span>
        <h2 id={id} className="me-auto text-body/tight">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
