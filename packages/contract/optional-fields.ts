/** Fields that an owner may add to the lead form, and a visitor may leave empty. By default there are none (LD-01). */
export const optionalFields = ['email', 'storeAddress'] as const

export type OptionalField = (typeof optionalFields)[number]

/** Format check, the same in the browser and in the collector. A lenient one: a wrong "no" costs a customer. */
export function isWellFormed(field: OptionalField, text: string): boolean {
  return patterns[field].test(text)
}

const patterns: Record<OptionalField, RegExp> = {
  email: /^[^\s@]+@[^\s@]+\.[^\s@.]+$/,
  // A host with a dot, also in Hebrew letters; a scheme and a path may be around it.
  storeAddress: /^(https?:\/\/)?[^\s/?#@:.]+(\.[^\s/?#@:.]+)+(:\d+)?([/?#]\S*)?$/i,
}
