import type { LeadFormSection, OptionalFieldWords } from '#content/sections/lead.ts'
import type { OptionalField } from '#contract/optional-fields.ts'

/** The section as it is said where the owner asks for more than name and phone. Without such fields it is as it was (LD-01). */
export function askedMore(
  section: LeadFormSection,
  fields: readonly OptionalField[],
): LeadFormSection & { asked?: AskedFields } {
  if (fields.length === 0) return section
  const { more } = section
  return {
    ...section,
    text: more.text,
    form: { ...section.form, empty: more.empty },
    sent: { ...section.sent, privacy: more.privacy },
    asked: Object.fromEntries(fields.map((field) => [field, more.fields[field]])),
  }
}

/** The words of the fields that are asked for, in their order. */
export type AskedFields = Partial<Record<OptionalField, OptionalFieldWords>>
