import { useId } from 'react'
import type { OneLead } from '../api/leads.ts'
import { Form } from '../../../shared/controls/form.tsx'
import { SmallButton } from '../../../shared/controls/small-button.tsx'
import { useWords } from '../../../shared/words/use-words.tsx'
import type { useNote } from './use-note.ts'

/** The note: what was said. It is saved when the field is left; the button is for those who look for one. */
export function NoteForm({
  lead,
  note,
  isSaving,
}: {
  lead: OneLead
  note: ReturnType<typeof useNote>
  isSaving: boolean
}) {
  const words = useWords().leads
  const id = useId()
  return (
    <Form
      className="rounded-small bg-fog px-3.5 py-2.5 focus-within:outline-2 focus-within:outline-ink"
      submit={note.saveAnyway}
    >
      <label htmlFor={id} className="sr-only">
        {words.noteTitle}
      </label>
      <textarea
        id={id}
        className="block field-sizing-content min-h-10 w-full resize-none bg-transparent outline-none placeholder:text-slate max-tab:text-body"
        value={note.text}
        maxLength={4000}
        rows={Math.min(Math.max(note.text.split('\n').length, 2), 10)}
        placeholder={words.notePlaceholder}
        dir={note.text ? 'auto' : undefined}
        onChange={(event) => note.type(event.target.value)}
        onBlur={note.save}
      />
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-2 text-micro text-slate max-tab:min-h-11">
        <span>{lead.noteError ? words.noteError : words.noteSealed}</span>
        {note.isOpen && (
          <SmallButton look="line" type="submit" disabled={isSaving}>
            {words.noteSave}
          </SmallButton>
        )}
        <output className="font-semibold text-ink">{note.isSaved && words.noteSaved}</output>
      </div>
    </Form>
  )
}
