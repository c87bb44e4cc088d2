import type { Lead } from '@repo/contract/lead.ts'
import { isWellFormed, optionalFields, type OptionalField } from '@repo/contract/optional-fields.ts'
import type { Copy } from '@repo/content/copy.ts'
import { plainWords } from '@repo/ui/plain-words.ts'

/** Validation: the trimmed values, or an alert and focus in the first field that is empty or malformed. */
export function readLead(
  form: HTMLFormElement,
  messageFor: (invalid: readonly LeadField[]) => Copy | undefined,
  setInvalid: (names: readonly LeadField[]) => void,
): Lead | undefined {
  const lead = leadIn(form)
  const invalid = [
    ...neededFields.filter((name) => lead[name] === ''),
    ...optionalFields.filter((name) => lead[name] !== undefined && !isWellFormed(name, lead[name])),
  ]
  setInvalid(invalid)
  const message = messageFor(invalid)
  if (!invalid[0] || !message) return lead
  alert(plainWords(message))
  fieldIn(form, invalid[0])?.focus()
  return undefined
}

export type LeadField = (typeof neededFields)[number] | OptionalField

export const neededFields = ['fullName', 'phone'] as const satisfies readonly (keyof Lead)[]

export function fieldIn(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field : undefined
}

function leadIn(form: HTMLFormElement): Lead {
  const read = (name: LeadField) => fieldIn(form, name)?.value.trim() ?? ''
  const filled = optionalFields.map((name) => [name, read(name)] as const).filter(([, text]) => text !== '')
  return { fullName: read('fullName'), phone: read('phone'), ...Object.fromEntries(filled) }
}
