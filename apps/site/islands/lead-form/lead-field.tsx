import type { ComponentProps } from 'react'
import type { Copy } from '@repo/content/copy.ts'
import type { FieldWords } from '@repo/content/sections/lead.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { questionLook } from './card-look.ts'
import styles from './lead-field.module.css'

/** One field, as a question and its answer. The question is the label. */
export function LeadField({ words, hint, said, isInvalid, isFixed, isHydrated, noteId, onEdit, ...input }: Props) {
  return (
    <label className={`${styles.leadField} flex flex-col gap-2.5 mini:gap-3`}>
      <span className={`${styles.question} ${questionLook}`}>
        <Words>{words.question}</Words>
        {hint && <Words.small className="mt-1 block font-text text-small">{hint}</Words.small>}
      </span>
      <input
        {...input}
        // Firefox calls an empty `required` field invalid before anything is typed (LD-01). The script checks, so it needs only the word.
        required={!hint && !isHydrated}
        aria-required={(!hint && isHydrated) || undefined}
        placeholder={said ?? plainWords(words.placeholder)}
        data-said={said === undefined ? undefined : ''}
        readOnly={isFixed}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? noteId : undefined}
        onInput={onEdit}
        className="self-end"
      />
    </label>
  )
}

interface Props extends Pick<
  ComponentProps<'input'>,
  'name' | 'type' | 'autoComplete' | 'inputMode' | 'enterKeyHint' | 'dir'
> {
  words: FieldWords
  /** Of a field that may stay empty: what it is, and that it may. */
  hint?: Copy
  /** What was said here, once it has arrived. */
  said?: string | undefined
  /** Invalid: it was left empty, or is malformed. The note describes it. */
  isInvalid: boolean
  /** Read-only while sending. */
  isFixed: boolean
  isHydrated: boolean
  noteId: string
  onEdit: () => void
}
