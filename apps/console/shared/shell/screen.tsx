import { useQuery } from '@tanstack/react-query'
import { createLink, Link } from '@tanstack/react-router'
import { ClockAlert, Settings } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { queries } from '../../app/queries.ts'
import { Notice } from '../controls/notice.tsx'
import { textLink } from '../controls/text-link.ts'
import { useWords } from '../words/use-words.tsx'

/** Whether a screen was shown before: the first one leaves the focus where the browser put it. */
let isLater = false

/** A screen: its title, the tools beside it, panels, and the line that says what is counted. */
export function Screen({
  title,
  heading = title,
  tools,
  foot,
  isCounted = true,
  children,
}: {
  title: string
  /** The title on the screen, where it has markup. */
  heading?: ReactNode
  tools?: ReactNode
  /** The line at the end; what is counted follows it. */
  foot?: string | undefined
  /** Whether the screen has counts. */
  isCounted?: boolean
  children: ReactNode
}) {
  const words = useWords().shell
  const headingBox = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // A new screen is announced by its title; without this the focus would stay on the link of the rail.
    if (isLater) headingBox.current?.focus({ preventScroll: true })
    isLater = true
  }, [])
  return (
    <>
      <title>{`${title} | ${words.product}`}</title>
      <div className="relative flex flex-wrap items-center gap-2 px-6 py-4 max-tab:px-4 max-tab:[--edge:1rem]">
        <h1
          ref={headingBox}
          tabIndex={-1}
          className="me-auto text-screen/7 tracking-tight he:tracking-normal max-tab:w-full max-tab:pe-12"
        >
          {heading}
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
        {isCounted && <CountedLate />}
        {children}
      </main>
      {(isCounted || foot) && (
        <footer className="px-6 pb-5 text-micro text-slate max-tab:px-4 max-tab:pb-20">
          {foot} {isCounted && <CountedLine />}
        </footer>
      )}
    </>
  )
}

/** Beside the title: the way back to all of what the screen has one of. On a phone the bar at the foot leads there. */
export const BackLink = createLink(function Back({ children, ...link }: ComponentProps<'a'>) {
  return (
    <a
      {...link}
      className="inline-flex min-h-9.5 items-center rounded-small bg-paper px-3 py-2 font-semibold whitespace-nowrap text-ink no-underline max-tab:hidden"
    >
      {children}
    </a>
  )
})

/** Counts are a minute old anyway; from three minutes on it is said. */
function CountedLate() {
  const { panels: words, format } = useWords()
  const { lagSeconds = 0, countedUpTo } = useQuery(queries.pulse).data ?? {}
  return (
    <output className="contents">
      {lagSeconds >= 180 && (
        <Notice Icon={ClockAlert}>
          <b>{words.stale(Math.floor(lagSeconds / 60))}</b> {countedUpTo && words.staleUpTo(format.time(countedUpTo))}{' '}
          <Link to="/health" className={textLink}>
            {words.seeHealth}
          </Link>
        </Notice>
      )}
    </output>
  )
}

/** What the figures count, in which time zone, and up to when. The pulse keeps the last current. */
function CountedLine() {
  const { shell: words, format } = useWords()
  const countedUpTo = useQuery(queries.pulse).data?.countedUpTo
  const upTo = countedUpTo ? words.footCounted(format.time(countedUpTo)) : ''
  return `${words.foot} ${words.footZone(words.zone(format.timeZone))} ${upTo}`
}
