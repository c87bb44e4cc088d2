/** What a person calls a text, by its place in the file. The shell has the words in both languages. */
export interface FieldName {
  name: NamedField
  /** Which question of its list. */
  nth?: number
}

export type NamedField = (typeof names)[number][0] | 'secondButton' | 'sentence'

export function fieldName(path: string): FieldName {
  const keys = path.split('.').filter((key) => !/^(default|with|without|en|he|\(\d+\))$/.test(key))
  const last = keys.findLast((key) => !/^\d+$/.test(key)) ?? ''
  if (keys.length === 1 && last === 'title') return { name: 'title' }
  if (keys[0] === 'share' || keys[0] === 'banner') return { name: keys[0] }
  if (keys.includes('second') && /^(second|label)$/.test(last)) return { name: 'secondButton' }
  const [name] = names.find(([, pattern]) => pattern.test(last)) ?? ['sentence' as const]
  const nth = Number(keys.findLast((key) => /^\d+$/.test(key)) ?? -1) + 1
  return /^(question|answer)$/.test(name) && nth > 0 ? { name, nth } : { name }
}

/** By the last name of the path. */
const names = [
  ['title', /^$/],
  ['share', /^$/],
  ['banner', /^$/],
  ['headline', /^(headline|title)$/],
  ['lead', /^lead$/],
  ['description', /^description$/],
  ['question', /^question$/],
  ['answer', /^(answer|reply)$/],
  ['button', /^(label|cta|install|call|next)$/],
  ['option', /^(options|choices|answers)$/],
  ['note', /^(note|caption|hint|helper)$/],
  ['alt', /^(alt|about|picture)$/],
  ['placeholder', /^placeholder$/],
  ['text', /^(text|body|brief|paragraphs?)$/],
] as const
