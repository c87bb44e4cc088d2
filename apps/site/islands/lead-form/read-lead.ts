import type { Lead } from '@repo/contract/lead.ts'
import { isWellFormed, optionalFields, type OptionalField } from '@repo/contract/optional-fields.ts'
import type { Copy } from '@repo/content/copy.ts'
import { plainWords } from '@repo/ui/plain-words.ts'

/** Validation: the trimmed values, or an alert and focus in the first field that is empty or malformed. */
export function readLead(
  form: HTMLFormElement,
  messageFor: (faulty: readonly LeadField[]) => Copy | undefined,
  setFaulty: (names: readonly LeadField[]) => void,
): Lead | undefined {
  const lead = leadIn(form)
  const faulty = [
    ...neededFields.filter((name) => lead[name] === ''),
    ...optionalFields.filter((name) => lead[name] !== undefined && !isWellFormed(name, lead[name])),
  ]
  setFaulty(faulty)
  const message = messageFor(faulty)
  if (!faulty[0] || !message) return lead
  alert(plainWords(message))
  fieldIn(form, faulty[0])?.focus()
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
