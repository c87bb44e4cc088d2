import type { Lead } from '#contract/lead.ts'
import type { Copy } from '#content/copy.ts'
import { plainWords } from '#ui/plain-words.ts'

/** Validation: the trimmed values, or an alert and focus in the first empty field. */
export function readLead(
  form: HTMLFormElement,
  emptyMessage: Copy,
  setEmpty: (names: readonly (keyof Lead)[]) => void,
): Lead | undefined {
  const lead = leadIn(form)
  const empty = fields.filter((name) => lead[name] === '')
  setEmpty(empty)
  if (!empty[0]) return lead
  alert(plainWords(emptyMessage))
  fieldIn(form, empty[0])?.focus()
  return undefined
}

export function fieldIn(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field : undefined
}

function leadIn(form: HTMLFormElement): Lead {
  const read = (name: keyof Lead) => fieldIn(form, name)?.value.trim() ?? ''
  return { fullName: read('fullName'), phone: read('phone') }
}

const fields = ['fullName', 'phone'] as const satisfies readonly (keyof Lead)[]
