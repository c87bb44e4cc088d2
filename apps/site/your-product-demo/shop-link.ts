import { drawings, kindIds } from '@repo/content/your-product-demo/your-product-demo.ts'
import { clampPrice, cleanText, lengths, type Shop } from './compose.ts'
import { currencies } from '@repo/content/claims/format-money.ts'

/** A link that opens the same shop, behind the fragment that the address has already: a plan's answers. A photo is not in it. */
export function writeShopLink(shop: Shop, address = ''): string {
  const { store, product, price, currency, kind, drawing, hue } = shop
  const entries = { demo: '1', s: store, p: product, a: price, c: currency, k: kind, d: drawing, h: hue }
  const query = new URLSearchParams(Object.entries(entries).map(([key, value]) => [key, String(value)]))
  return `${address}${address.includes('#') ? '&' : '#'}${query}`
}

const webAddress = /:\/\/|www\.|\.\p{L}{2,}|@/iu
const phone = /\p{Nd}{5}/u
const spacedPhone = /\p{Nd}{7}/u

/** An address, a mail or a phone number in an attacker's words on our domain, also in letters that only look like them. */
function hasContact(text: string): boolean {
  // The ideographic full stop is a dot of a domain too, and NFKC keeps it.
  const plain = text.normalize('NFKC').replaceAll('。', '.')
  const joined = plain.replace(/[^\p{L}\p{N}%×]/gu, '')
  return webAddress.test(plain) || phone.test(plain) || spacedPhone.test(joined)
}

/** What a fragment says, or nothing when it is not such a link or not to be trusted. Every value comes from a closed list or is cleaned. */
export function readShopLink(fragment: string, hues: number): Shop | undefined {
  const query = new URLSearchParams(fragment.slice(1))
  const text = (key: string) => query.get(key) ?? ''
  const pick = <Value extends string>(list: readonly Value[], key: string) => list.find((value) => value === text(key))
  const store = cleanText(text('s'), lengths.store)
  const product = cleanText(text('p'), lengths.product)
  const price = clampPrice(Number(text('a')))
  const currency = pick(currencies, 'c')
  const kind = pick(kindIds, 'k')
  const drawing = pick(drawings, 'd')
  const hue = Number(text('h'))
  if (text('demo') !== '1' || !product || price === 0 || !currency || !kind || !drawing) return undefined
  if (hasContact(`${store} ${product}`) || !Number.isInteger(hue) || hue < 0 || hue >= hues) return undefined
  return { store, product, price, currency, kind, drawing, hue }
}
