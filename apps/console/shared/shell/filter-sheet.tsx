import { ChevronDown, Filter } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { locales } from '@repo/contract/locale.ts'
import { SmallButton } from '../controls/small-button.tsx'
import { useWords } from '../words/use-words.tsx'
import { isSamePeriod, lastDays, todaySoFar, wholeDays } from './period.ts'
import { useSession } from './session.ts'
import { useFilters } from './use-filters.ts'

/** What is filtered in short, and a sheet with the filters. The browser's own dialog keeps the focus inside and gives it back. */
export function FilterSheet({ children }: { children: ReactNode }) {
  const { shell: words, format } = useWords()
  const { timeZone } = useSession()
  const { filters, search } = useFilters()
  const sheet = useRef<HTMLDialogElement>(null)
  const { lang, source, campaign, page } = search
  const preset = wholeDays.find((count) => isSamePeriod(lastDays(count, timeZone), filters))
  const days = isSamePeriod(todaySoFar(timeZone), filters)
    ? words.filters.today
    : preset === undefined
      ? format.days(filters.from, filters.to)
      : words.filters.wholeDays(preset)
  const what = [lang && locales[lang].name, source && (words.sources[source] ?? source), campaign, page].filter(Boolean)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-small bg-paper px-3 font-semibold"
        onClick={() => sheet.current?.showModal()}
      >
        <Filter aria-hidden="true" className="size-3.75 flex-none" />
        <bdi className="truncate">{`${days} · ${what.join(', ') || words.filters.everything}`}</bdi>
        <ChevronDown aria-hidden="true" className="size-3.75 flex-none" />
      </button>
      <dialog
        ref={sheet}
        aria-label={words.filters.label}
        className="mt-auto max-h-[85dvh] w-full max-w-none rounded-t-large bg-paper text-ink backdrop:bg-ink/50 open:animate-sheet"
        closedby="any"
      >
        <div className="grid gap-2.5 px-4 pt-5 pb-6 *:[fieldset]:justify-self-start *:[span]:max-w-full">
          <b className="font-display text-body/tight font-normal">{words.filters.label}</b>
          {children}
          <SmallButton className="mt-2" onClick={() => sheet.current?.close()}>
            {words.filters.done}
          </SmallButton>
        </div>
      </dialog>
    </>
  )
}
