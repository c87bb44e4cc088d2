import type { LeadSetting } from '@repo/site/analytics/measurement.ts'
import type { BoxWords, LeadFormSection, OptionalFieldWords, SentLeadWords } from '@repo/content/sections/lead.ts'
import type { OptionalField } from '@repo/contract/optional-fields.ts'

/** The section as it is said where the owner asks for more than name and phone. Without such settings it is as it was (LD-01). */
export function askedMore(section: LeadFormSection, { fields, answers }: AskedSetting): AskedSection {
  const sent = { ...section.sent, ...(answers && { attach: section.attach }) }
  if (fields.length === 0) return { ...section, sent }
  const { more } = section
  return {
    ...section,
    text: more.text,
    form: { ...section.form, empty: more.empty },
    sent: { ...sent, privacy: more.privacy },
    asked: Object.fromEntries(fields.map((field) => [field, more.fields[field]])),
  }
}

type AskedSetting = Pick<LeadSetting, 'fields' | 'answers'>

interface AskedSection extends LeadFormSection {
  sent: AskedSentWords
  asked?: AskedFields
}

/** With the words of the boxes that the owner offers. */
export interface AskedSentWords extends SentLeadWords {
  attach?: BoxWords
}

/** The words of the fields that are asked for, in their order. */
export type AskedFields = Partial<Record<OptionalField, OptionalFieldWords>>
