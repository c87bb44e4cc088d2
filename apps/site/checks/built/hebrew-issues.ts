import { describePage, type BuiltPage } from './built-page.ts'
import { misleadingHebrew } from './misleading-hebrew.ts'

/** No Hebrew page has a word that misleads without nikud, or one that docs/hebrew-terms.md replaces. */
export function hebrewIssues(one: BuiltPage): string[] {
  if (one.page.locale !== 'he') return []
  return misleadingIn(one.source).map(
    (issue) => `${describePage(one)} ${issue}, in ${one.file} or packages/content/ui/he.ts.`,
  )
}

export function misleadingIn(html: string): string[] {
  const text = withoutInlineTags(html)
  return misleadingHebrew.flatMap(({ found, write }) => {
    const match = found.exec(text)
    if (!match) return []
    const end = match.index + match[0].length
    return [
      `says "${readable(text.slice(0, end)).slice(-60)}${readable(text.slice(end)).slice(0, 20)}": write ${write}`,
    ]
  })
}

/** Without tags, for a message. */
function readable(html: string): string {
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
}

/** Inline tags and isolates would interrupt a phrase. Other tags stay, and so do attributes. */
export function withoutInlineTags(html: string): string {
  return html
    .replace(/<(style|script)\b[^>]*>[\s\S]*?<\/\1>/g, '')
    .replace(/<\/?(b|bdi|mark|s|i|em|strong|wbr)\b[^>]*>|[\u2066-\u2069]/g, '')
    .replaceAll('\u00A0', ' ')
}
