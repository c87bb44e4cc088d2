import { brand } from '#content/brand.ts'
import type { Destination } from '#content/cta.ts'

/** The attributes of a link, by where it leads. What leaves the site opens a new tab; a link without a target says so. */
export function linkTo(to: Destination): LinkAttributes {
  switch (to) {
    case 'install':
      return outbound(brand.listing)
    case 'chat':
      return outbound(`https://wa.me/${brand.chat.phone}?text=${encodeURIComponent(brand.chat.text)}`)
    case 'root':
      return outbound(brand.origin)
    case 'nowhere':
      return { role: 'link', 'aria-disabled': true }
    default:
      return { href: to }
  }
}

interface LinkAttributes {
  href?: string
  target?: '_blank'
  rel?: string
  role?: 'link'
  'aria-disabled'?: true
}

// The opener is cut, the referrer is not: the marketplace attributes visits by it.
function outbound(href: string): LinkAttributes {
  return { href, target: '_blank', rel: 'noopener' }
}
