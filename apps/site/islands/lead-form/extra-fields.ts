import type { LeadSetting } from '@repo/site/analytics/measurement.ts'
import type { BoxWords, LeadFormSection, OptionalFieldWords, SentLeadWords } from '@repo/content/sections/lead.ts'
import type { OptionalField } from '@repo/contract/optional-fields.ts'

/** The section as it is said where the form sends: to whom, and what the owner asks for besides name and phone (LD-01). */
export function withExtraFields(section: LeadFormSection, { to, fields, answers }: ExtraSetting): ExtraSection {
  const { passed } = section
  const isPassed = to === 'host'
  const attach = isPassed ? { ...section.attach, hint: passed.attach } : section.attach
  const sent = { ...section.sent, ...(isPassed && { privacy: passed.privacy }), ...(answers && { attach }) }
  if (fields.length === 0) return { ...section, sent }
  const { more } = section
  return {
    ...section,
    text: more.text,
    form: { ...section.form, empty: more.empty },
    sent: { ...sent, privacy: isPassed ? passed.more : more.privacy },
    extra: Object.fromEntries(fields.map((field) => [field, more.fields[field]])),
  }
}

type ExtraSetting = Pick<LeadSetting, 'to' | 'fields' | 'answers'>

interface ExtraSection extends LeadFormSection {
  sent: ExtraSentWords
  extra?: ExtraFields
}

/** With the words of the boxes that the owner offers. */
export interface ExtraSentWords extends SentLeadWords {
  attach?: BoxWords
}

/** The words of the fields that are asked for, in their order. */
export type ExtraFields = Partial<Record<OptionalField, OptionalFieldWords>>
