import { Link } from '@tanstack/react-router'
import { Settings } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useFormat } from '../words/use-format.ts'
import { useWords } from '../words/use-words.tsx'
import { useSession } from './session.tsx'
import { usePulse } from './use-pulse.ts'

/** Whether a screen was shown before: the first one leaves the focus where the browser put it. */
let isLater = false

/** A screen: its title, the tools beside it, panels, and the line that says what is counted. */
export function Screen({
  title,
  tools,
  foot,
  children,
}: {
  title: string
  tools?: ReactNode
  /** Before the line on what is counted, or `null` for no line at all. */
  foot?: string | null
  children: ReactNode
}) {
  const words = useWords().shell
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // A new screen is announced by its title; without this the focus would stay on the link of the rail.
    if (isLater) heading.current?.focus({ preventScroll: true })
    isLater = true
  }, [])
  return (
    <>
      <title>{`${title} | ${words.product}`}</title>
      <div className="relative flex flex-wrap items-center gap-2 px-6 py-4 max-tab:px-4 max-tab:[--edge:1rem]">
        <h1
          ref={heading}
          tabIndex={-1}
          className="me-auto text-screen/7 tracking-tight he:tracking-normal max-tab:w-full max-tab:pe-12"
        >
          {title}
        </h1>
        <Link
          to="/settings"
          className="absolute end-3 top-2 hidden size-11 place-items-center max-tab:grid"
          aria-label={words.screens.settings}
        >
          <Settings aria-hidden="true" strokeWidth={1.75} className="size-5.5" />
        </Link>
        {tools}
      </div>
      <main id="content" tabIndex={-1} className="grid grid-cols-1 gap-3 px-6 pb-4 max-tab:px-3 max-tab:last:pb-20">
        {children}
      </main>
      {foot !== null && <CountedLine before={foot} />}
    </>
  )
}

/** Footer: what the figures count, in which time zone, and up to when. The pulse keeps the last current. */
function CountedLine({ before }: { before?: string | undefined }) {
  const words = useWords().shell
  const format = useFormat()
  const { timeZone } = useSession()
  const countedUpTo = usePulse()?.countedUpTo
  return (
    <footer className="px-6 pb-5 text-micro text-slate max-tab:px-4 max-tab:pb-20">
      {[before, words.foot, words.footZone(timeZone), countedUpTo && words.footCounted(format.time(countedUpTo))]
        .filter(Boolean)
        .join(' ')}
    </footer>
  )
}
