import { Link, useSearch } from '@tanstack/react-router'
import { textLink } from '../../../shared/controls/text-link.ts'
import { useWords } from '../../../shared/words/use-words.tsx'

/** From the drawing of a panel to its table and back: the search parameter `view`. */
export function ViewLink({ drawn }: { drawn: string }) {
  const words = useWords().panels
  const isTable = useSearch({ from: '/shell/funnel' }).view === 'table'
  return (
    <Link
      from="/funnel"
      to="."
      search={(previous) => ({ ...previous, view: isTable ? undefined : ('table' as const) })}
      resetScroll={false}
      className={textLink}
    >
      {isTable ? drawn : words.asTable}
    </Link>
  )
}
