import { brand } from '@repo/content/brand.ts'
import { locales, type Locale } from '@repo/contract/locale.ts'
import { owner } from '@repo/content/owner.ts'

/** The words of a text that are in the letters of another language of the site. */
export function foreignIn(text: string, locale: Locale): string[] {
  const { script } = locales[locale]
  const others = [...scripts].filter((other) => other !== script && other !== 'Latin')
  const foreign = others.flatMap(
    (other) => text.match(new RegExp(`\\p{Script=${other}}[\\p{Script=${other}}\\w]*`, 'gu')) ?? [],
  )
  const words = script === 'Latin' ? foreign : [...foreign, ...latinIn(text)]
  return words.filter((word) => !names.has(word))
}

/** The sentences of a text with words of another language and none of its own. */
export function foreignSentences(text: string, locale: Locale): string[] {
  const ownWord = new RegExp(`\\p{Script=${locales[locale].script}}{2}`, 'u')
  return text
    .split(/(?<=[.!?])\s+|\n/)
    .filter((sentence) => !ownWord.test(sentence) && foreignIn(sentence, locale).length > 0)
}

const scripts = new Set(Object.values(locales).map((language): string => language.script))

function latinIn(text: string): string[] {
  if (englishEverywhere.has(text)) return []
  // Addresses of sample stores (pebble.example) and samples of addresses (name@example.com) are drawn as they are; a single letter is a name: plan A, size M.
  const words = text.replace(/\S+\.example\b|(?:\S+@)?\bexample\.com\b/g, '').match(/[A-Za-z][A-Za-z0-9]+/g) ?? []
  return words.filter((word) => !latinInHebrew.has(word))
}

/** What the owner is called and supplies is written as it is; the brand's first letter is in its mark. */
const supplied = [brand.name, brand.name.slice(0, 1), ...Object.values(owner).map(({ value }) => value)]
const names = new Set(JSON.stringify(supplied).match(/[\p{L}\d]+/gu))

/** Names of products and terms of the trade that Hebrew and other scripts write in Latin letters too. Any other Latin word is a leftover. */
const latinInHebrew = new Set(
  `AA AI BigQuery CAC CCPA CSV ESP FAQ Facebook GA4 GDPR Google IP Inc Instagram JavaScript Klaviyo Mailchimp Meta
  Omnisend Online ROAS ROI SEO SHA Shopify Store TikTok URL UTM WCAG Webhooks WhatsApp axe pdf`.split(/\s+/),
)

/** English that the requirements fix word for word, in every language (RT-31). */
const englishEverywhere = new Set(['Unexpected Application Error!'])
