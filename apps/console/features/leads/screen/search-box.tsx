import type { UseMutationResult } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useState } from 'react'
import type { LeadsFound } from '../api/leads.ts'
import { Form } from '../../../shared/controls/form.tsx'
import { textLink } from '../../../shared/controls/text-link.ts'
import { FailedState } from '../../../shared/panels/failed-state.tsx'
import { useWords } from '../../../shared/words/use-words.tsx'
import { groupHead } from './lead-list.tsx'

/** Search by a name, the end of a phone or a whole one. What is searched for is in no address: it is sent by POST and kept nowhere. */
export function SearchBox({ search, clear }: { search: (text: string) => void; clear: () => void }) {
  const words = useWords().leads.search
  const [text, setText] = useState('')
  return (
    <search className="min-w-0 flex-1 max-mini:basis-full">
      <Form
        submit={() => (text.trim().length > 1 ? search(text.trim()) : clear())}
        className="flex min-h-10 items-center gap-2 rounded-small bg-fog px-3 text-slate focus-within:outline-2 focus-within:outline-ink max-tab:min-h-11"
      >
        <Search aria-hidden="true" strokeWidth={1.75} className="size-4 flex-none" />
        <input
          type="search"
          aria-label={words.label}
          placeholder={words.placeholder}
          value={text}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          dir={text ? 'auto' : undefined}
          className="min-w-0 flex-1 bg-transparent text-ink outline-none placeholder:text-slate max-tab:text-body"
          onChange={(event) => {
            setText(event.target.value)
            if (event.target.value === '') clear()
          }}
        />
        <button type="submit" className="sr-only focus:not-sr-only">
          {words.submit}
        </button>
      </Form>
    </search>
  )
}

/** How many were found. */
export function SearchResult({ find }: { find: UseMutationResult<LeadsFound, Error, string> }) {
  const { data: found, error, variables = '', mutate, reset } = find
  const words = useWords().leads.search
  const { format } = useWords()
  return (
    <div className={groupHead}>
      <output>{!error && (found ? foundWords(found) : words.running)}</output>{' '}
      <button type="button" className={textLink} onClick={reset}>
        {words.clear}
      </button>
      {error && <FailedState error={error} retry={() => mutate(variables)} />}
    </div>
  )

  function foundWords({ leads, searched, total }: LeadsFound): string {
    const among =
      searched < total
        ? words.newest(format.number(searched), format.number(total))
        : words.requests(format.number(total))
    const found = (leads.length < 50 ? words.found : words.first)(leads.length, among)
    return searched < total ? `${found} ${words.older}` : found
  }
}
