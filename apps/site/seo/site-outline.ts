import { notClaim } from '@repo/content/claims/fill-claims.ts'
import { ourPrice } from '@repo/content/claims/our-price.ts'
import { tiers } from '@repo/content/claims/tiers.ts'
import { locales, type Locale } from '@repo/contract/locale.ts'
import { outline } from '@repo/content/outline/outline.ts'
import type { Page } from '@repo/content/page.ts'
import { bareWords } from '@repo/ui/plain-words.ts'

/**
 * llms.txt: the product and its pages as plain text in every language: a title, a summary, then lists of links. It takes
 * filled pages.
 */
export function siteOutline(pages: readonly Page[], { name, origin }: { name: string; origin: string }): string {
  const [first, ...rest] = Object.keys(locales) as [Locale, ...Locale[]]
  const parts = [
    `# ${name}`,
    ...about(first),
    ...listOf(first),
    ...rest.flatMap((locale) => [`## ${name} (${locales[locale].name})`, ...about(locale), ...listOf(locale)]),
  ]
  return `${parts.join('\n\n')}\n`

  function listOf(locale: Locale): string[] {
    const listed = pages
      .filter((page) => page.indexable && page.locale === locale)
      .toSorted((a, b) => a.path.localeCompare(b.path))
    const line = ({ path, title, description }: Page) =>
      `[${bareWords(title)}](${origin}${path}): ${description ? bareWords(description) : ''}`
    return listed.length > 0 ? [`## ${outline[locale].pages}`, list(listed.map(line))] : []
  }
}

function about(locale: Locale): string[] {
  const words = outline[locale]
  const plans = tiers.map(({ visitors, price }) =>
    words.plan
      .replace(notClaim, '$1')
      .replace('%visitors%', visitors.toLocaleString(locales[locale].date))
      .replace('%price%', ourPrice(price, locale)),
  )
  return [`> ${words.product}`, list(words.facts), `## ${words.plans}`, list(plans)]
}

function list(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n')
}
