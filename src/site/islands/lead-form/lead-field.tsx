import type { ComponentProps } from 'react'
import type { FieldWords } from '#content/sections/lead.ts'
import { Words } from '#ui/words.tsx'
import './lead-field.css'

/** A question and the field for its answer, which gains the visitor's colour and corner once something stands in it. */
export function LeadField({ words, isEmpty, isFixed, noteId, onEdit, ...input }: Props) {
  return (
    <label className="lead-field">
      <span className="lead-field-question">
        <Words>{words.question}</Words>
        <small>
          <Words>{words.hint}</Words>
        </small>
      </span>
      <input
        {...input}
        required
        placeholder={words.placeholder}
        readOnly={isFixed}
        aria-invalid={isEmpty || undefined}
        aria-describedby={isEmpty ? noteId : undefined}
        onInput={onEdit}
      />
    </label>
  )
}

interface Props extends Pick<
  ComponentProps<'input'>,
  'name' | 'type' | 'autoComplete' | 'inputMode' | 'enterKeyHint' | 'dir'
> {
  words: FieldWords
  /** Was it left empty? The note says what to do. */
  isEmpty: boolean
  /** Is its value on its way? */
  isFixed: boolean
  noteId: string
  onEdit: () => void
}
