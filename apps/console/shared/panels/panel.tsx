import { type ReactNode, useId } from 'react'
import { StepNumber } from './step-number.tsx'

/** A white area with a title. `flush`: rows reach its edges. */
export function Panel({
  number,
  title,
  label,
  aside,
  flush = false,
  className = '',
  children,
}: {
  /** Of a step of a form. */
  number?: number
  title?: ReactNode
  /** The name of a panel without a title: a group and no landmark, for a screen reader lists those. */
  label?: string
  aside?: ReactNode
  flush?: boolean
  className?: string
  children: ReactNode
}) {
  const id = useId()
  const hasHead = title !== undefined || aside !== undefined
  return (
    <section
      className={`min-w-0 rounded-medium bg-paper ${flush ? 'overflow-clip' : 'px-5 py-4.5'} ${className}`}
      {...(title !== undefined
        ? { 'aria-labelledby': id }
        : label !== undefined && { role: 'group', 'aria-label': label })}
    >
      {hasHead && (
        <div
          className={`mb-3.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 ${flush ? 'px-5 pt-4.5' : ''}`}
        >
          {title !== undefined && (
            <div className="flex items-center gap-3">
              {number !== undefined && <StepNumber>{number}</StepNumber>}
              <h2 id={id} className="text-body/tight">
                {title}
              </h2>
            </div>
          )}
          {aside !== undefined && (
            <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-slate only:flex-1">{aside}</div>
          )}
        </div>
      )}
      {children}
    </section>
  )
}
