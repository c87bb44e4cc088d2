import { localeCodes } from '@repo/contract/locale.ts'
import { notCopy } from '@repo/content/testing/collect-copy.ts'

/** Words that one language has and another lacks. The compiler asks for most of them; an empty text it lets pass. */
export function missingLanguages(file: string, words: Record<string, unknown>): string[] {
  const texts = new Map(localeCodes.map((language) => [language, textsOf(words[language])]))
  const everywhere = new Set([...texts.values()].flatMap((text) => [...text]))
  return localeCodes.flatMap((language) =>
    [...everywhere]
      .filter((key) => !texts.get(language)?.has(key))
      .map((key) => `${file} has no ${language} words for "${key}". Write them; there is no silent English.`),
  )
}

/** The paths of the texts: `footer.tagline`. */
function textsOf(words: unknown, at: string[] = []): Set<string> {
  if (typeof words === 'string') return new Set(words.trim() === '' ? [] : [at.join('.')])
  if (words === null || typeof words !== 'object') return new Set()
  return new Set(
    Object.entries(words).flatMap(([key, value]) => (notCopy.has(key) ? [] : [...textsOf(value, [...at, key])])),
  )
}
