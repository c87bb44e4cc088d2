import type { Lead } from '#contract/lead.ts'

/** What stands in the form. */
export function leadIn(form: HTMLFormElement): Lead {
  const read = (name: keyof Lead) => fieldIn(form, name)?.value.trim() ?? ''
  return { fullName: read('fullName'), phone: read('phone') }
}

/** The fields that were left empty, in order. */
export function missingIn(lead: Lead): (keyof Lead)[] {
  return fields.filter((name) => lead[name] === '')
}

export function fieldIn(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field : undefined
}

const fields = ['fullName', 'phone'] as const satisfies readonly (keyof Lead)[]
