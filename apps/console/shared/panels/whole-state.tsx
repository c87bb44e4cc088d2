import type { ReactNode } from 'react'

/** One state in the place of all panels of a screen: a headline, what to do, and a drawing beside it. */
export function WholeState({
  title,
  level = 2,
  drawing,
  children,
}: {
  title: ReactNode
  /** 1 where the screen has no title of its own. */
  level?: 1 | 2
  drawing?: ReactNode
  children: ReactNode
}) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <section className="grid min-h-140 items-center gap-x-10 gap-y-8 rounded-medium bg-paper p-16 max-tab:min-h-0 max-tab:px-5 max-tab:py-8 tab:has-[>:nth-child(2)]:grid-cols-2">
      <div className="grid min-w-0 justify-items-start gap-3">
        <Heading className="text-state/tight tracking-tight text-balance wrap-anywhere has-[+a]:mb-3 he:tracking-normal">
          {title}
        </Heading>
        {children}
      </div>
      {drawing}
    </section>
  )
}
