import { useId, useState } from 'react'
import type { OneLead } from '../api/leads.ts'
import { Form } from '../../../shared/controls/form.tsx'
import { SmallButton } from '../../../shared/controls/small-button.tsx'
import { useWords } from '../../../shared/words/use-words.tsx'

/** The note: what was said. It is sent when it is saved, with the version that the person saw. */
export function NoteForm({ lead, save, isSaving }: { lead: OneLead; save: (note: string) => void; isSaving: boolean }) {
  const words = useWords().leads
  const id = useId()
  const stored = lead.note ?? ''
  const [text, setText] = useState(stored)
  const [shown, setShown] = useState(stored)
  // Another note arrived while nothing was written here.
  if (stored !== shown) {
    setShown(stored)
    if (text === shown) setText(stored)
  }
  return (
    <Form
      className="rounded-small bg-fog px-3.5 py-2.5 focus-within:outline-2 focus-within:outline-ink"
      submit={() => save(text)}
    >
      <label htmlFor={id} className="sr-only">
        {words.noteTitle}
      </label>
      <textarea
        id={id}
        className="block field-sizing-content min-h-10 w-full resize-none bg-transparent outline-none placeholder:text-slate max-tab:text-body"
        value={text}
        maxLength={4000}
        rows={Math.min(Math.max(text.split('\n').length, 2), 10)}
        placeholder={words.notePlaceholder}
        dir={text ? 'auto' : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap items-center justify-between gap-2 text-micro text-slate">
        <span>{lead.noteError ? words.noteError : words.noteSealed}</span>
        {text.trim() !== stored && (
          <SmallButton look="line" type="submit" disabled={isSaving}>
            {words.noteSave}
          </SmallButton>
        )}
      </div>
    </Form>
  )
}
