import type { ComponentProps } from 'react'
import type { FieldWords } from '@repo/content/sections/lead.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import styles from './lead-field.module.css'

/** Label and input of one field. */
export function LeadField({ words, isOptional = false, isInvalid, isFixed, noteId, onEdit, ...input }: Props) {
  return (
    <label className={`${styles.leadField} mb-5 block`}>
      <span
        className={`${styles.question} mb-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0 font-display text-sub/tight font-normal wide:text-figure`}
      >
        <Words>{words.question}</Words>
        <Words.small>{words.hint}</Words.small>
      </span>
      <input
        {...input}
        required={!isOptional}
        placeholder={plainWords(words.placeholder)}
        readOnly={isFixed}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? noteId : undefined}
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
  isOptional?: boolean
  /** Invalid: it was left empty, or is malformed. The note describes it. */
  isInvalid: boolean
  /** Read-only while sending. */
  isFixed: boolean
  noteId: string
  onEdit: () => void
}
