import { SmallButton } from '../controls/small-button.tsx'
import { useFilters } from '../shell/use-filters.ts'
import { useWords } from '../words/use-words.tsx'
import { locales } from '@repo/contract/locale.ts'

/** Nothing for these filters: says which, and one button clears them. */
export function EmptyState() {
  const { format, ...words } = useWords()
  const { filters, clear } = useFilters()
  const { source, campaign, page, lang, from, to } = filters
  const what = [
    source && (words.shell.sources[source] ?? source),
    campaign,
    page,
    lang && locales[lang].name,
    format.days(from, to),
  ]
  return (
    <div className="grid justify-items-start gap-2.5 pt-1 pb-2.5">
      <p className="max-w-133 text-pretty">
        <b>{words.panels.nothing(what.filter(Boolean).join(', '))}</b>
      </p>
      <SmallButton onClick={clear}>{words.panels.clear}</SmallButton>
    </div>
  )
}
