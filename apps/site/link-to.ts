import { brand } from '@repo/content/brand.ts'
import type { Destination } from '@repo/content/cta.ts'
import { localeCodes } from '@repo/contract/locale.ts'

/**
 * Attributes of a link, by destination. Outbound links open a new tab; a link without a target is `aria-disabled`.
 * `noopener` always; `noreferrer` only on request, because the marketplace attributes visits by referrer.
 * In the browser, `client/utm-links.ts` adds the visitor's UTM parameters to links into the site and to those marked here
 * with `data-campaign`; without scripts every link works unchanged. `adds` follows the line that the chat opens with.
 */
export function linkTo(to: Destination, { referrer = true, adds }: Options = {}): LinkAttributes {
  const outbound = (href: string): LinkAttributes => ({
    href,
    target: '_blank',
    rel: referrer ? 'noopener' : 'noopener noreferrer',
  })
  const language = localeCodes.find((locale) => to === `chat-${locale}`)
  if (language) return outbound(chat([brand.chat.text[language], adds].filter(Boolean).join('. ')))
  switch (to) {
    case 'install':
      return { ...outbound(brand.listing), 'data-campaign': '' }
    case 'root':
      return { ...outbound(brand.origin), 'data-campaign': '' }
    case 'nowhere':
      return { role: 'link', 'aria-disabled': true }
    default:
      return { href: to }
  }
}

interface Options {
  referrer?: boolean
  adds?: string | undefined
}

export interface LinkAttributes {
  href?: string
  target?: '_blank'
  rel?: string
  role?: 'link'
  'aria-disabled'?: true
  'data-campaign'?: ''
}

function chat(text: string): string {
  return `https://wa.me/${brand.chat.phone}?text=${encodeURIComponent(text)}`
}
