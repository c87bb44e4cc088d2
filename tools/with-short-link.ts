import type { ShortLink } from '@repo/content/redirects.ts'

/** The text of `packages/content/redirects.ts` with one more short link, at the top of the list. */
export function withShortLink(source: string, link: ShortLink): string {
  const begin = 'export const shortLinks: readonly ShortLink[] = ['
  const fields = Object.entries(link).map(([name, value]) => `${name}: '${value}'`)
  if (!source.includes(begin))
    throw new Error(`packages/content/redirects.ts has no line "${begin}…". Add the link by hand.`)
  return source.replace(begin, () => `${begin}\n{ ${fields.join(', ')} },\n`)
}
