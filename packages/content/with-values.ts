import type { Copy } from './copy.ts'

/** Copy with its `%names%` filled in: what is known only while it is drawn, like the number of a step. */
export function withValues(copy: Copy, values: Readonly<Record<string, string | number>>): Copy {
  return String(copy).replace(/%(\w+)%/g, (name, key: string) => `${values[key] ?? name}`) as unknown as Copy
}
