import { type ReactNode, useId } from 'react'
import { StepNumber } from './step-number.tsx'

/** A numbered step of a form, side by side with the next. */
export function StepPanel({
  number,
  title,
  aside,
  more,
  children,
}: {
  number: number
  title: string
  aside?: ReactNode
  more?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className="min-w-0 rounded-medium bg-paper px-5 py-4.5" aria-labelledby={id}>
      <div className="mb-3 flex items-center gap-3">
        <StepNumber>{number}</StepNumber>
        <h2 id={id} className="me-auto text-body/tight">
          {title}
        </h2>
        {aside}
      </div>
      {more && <p className="-mt-2 mb-3 text-slate">{more}</p>}
      {children}
    </section>
  )
}
