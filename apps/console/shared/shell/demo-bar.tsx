import { useWords } from '../words/use-words.tsx'
import { useIsFirstDay } from './session.ts'

/** Above every screen of `npm run demo`: that all is invented, and which of its two consoles this is. */
export function DemoBar() {
  const { shell: words, format } = useWords()
  const isFirstDay = useIsFirstDay()
  const ways = [
    { days: 'month', name: words.afterMonth, isThis: !isFirstDay },
    { days: 'first', name: words.firstDay, isThis: isFirstDay },
  ]
  return (
    <div className="flex min-h-10 items-center gap-2 max-mini:flex-wrap bg-lemon px-6 py-1 text-micro max-tab:px-4">
      <i className="size-2.25 flex-none rounded-circle rounded-es-none bg-ink" aria-hidden="true" />
      <p className="me-auto">
        <b>{words.sample}</b>{' '}
        <span className="max-tab:hidden">
          {words.sampleMore} {words.sampleZone(format.zoneName)}
        </span>
        <span className="tab:hidden">
          {words.sampleShort} {format.zoneName}.
        </span>
      </p>
      <div className="flex flex-none rounded-small bg-ink/10 p-0.5">
        {ways.map(({ days, name, isThis }) => (
          // Another console behind the same address: the page is left, with all that it has read.
          <a
            key={days}
            href={`/api/demo/${days}`}
            aria-current={isThis ? 'true' : undefined}
            className="grid min-h-7 place-items-center whitespace-nowrap rounded-small px-2.5 font-semibold text-ink no-underline aria-[current]:bg-ink aria-[current]:text-paper max-tab:min-h-9"
          >
            {name}
          </a>
        ))}
      </div>
    </div>
  )
}
