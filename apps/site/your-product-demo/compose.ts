import { kindIds, type KindId, type OwnProductWords } from '@repo/content/your-product-demo/your-product-demo.ts'
import type { Currency } from '@repo/content/claims/format-money.ts'

/** What a visitor typed and chose. */
export interface Shop {
  store: string
  product: string
  price: number
  currency: Currency
  kind: KindId
  drawing: string
  /** The place of the colour in the list. */
  hue: number
}

export const lengths = { store: 24, product: 32 }
export const highestPrice = 99_999

/** A run of text: bold, or an example fact; `typed` is the visitor's own and may be of another direction. */
export interface Piece {
  text: string
  bold?: boolean
  example?: boolean
  typed?: 'ltr' | 'auto'
}

// Control, format (bidi marks) and private characters, line separators, our own marks, and piles of combining marks.
const refused = /[\p{C}\p{Zl}\p{Zp}*<>{}]|\p{M}{3,}/gu

/** Untrusted text on one line, at most so many characters. */
export function cleanText(text: string, length: number): string {
  const line = text.normalize('NFC').replace(/\s+/g, ' ').replace(refused, '').trim()
  return [...line].slice(0, length).join('').trim()
}

export function clampPrice(value: number): number {
  return Math.min(highestPrice, Math.max(0, value || 0))
}

/** The first kind whose words begin a word of the product's name. */
export function findKind({ kinds }: OwnProductWords, product: string): KindId {
  return (
    kindIds.find((id) => kinds[id].words && new RegExp(`(^|\\P{L})(${kinds[id].words})`, 'iu').test(product)) ?? 'any'
  )
}

export function formatMoney(value: number, currency: Currency): string {
  const digits = value >= 1000 || value % 1 === 0 ? 0 : 2
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value)
}

/** The question, the answers and their replies, in the order in which they stand. */
export function composeSurvey(words: OwnProductWords, { kind }: Shop) {
  const { question, answer, replies, delivery } = words.kinds[kind]
  return {
    question,
    answers: [answer, ...words.answers],
    replies: [replies[0], replies[1], words.deliveries[delivery], replies[2]],
    next: words.next.replace('%next%', words.kinds[kind].next),
  }
}

/** Fills a template with what the visitor typed. Nothing typed is read as a mark or as markup. */
export function compose(template: string, words: OwnProductWords, shop: Shop): Piece[] {
  return template.split(/(\*\*.+?\*\*|<.+?>)/).flatMap((part) => {
    const bold = part.startsWith('**')
    const example = part.startsWith('<')
    const inner = part.replace(/^(\*\*|<)|(\*\*|>)$/g, '')
    return inner.split(/(%[psm]\d*%)/).flatMap((text): Piece[] => {
      const [, name, parts] = /^%([psm])(\d*)%$/.exec(text) ?? []
      const filled: Piece = name
        ? name === 'm'
          ? { text: formatMoney(shop.price / Number(parts || 1), shop.currency), typed: 'ltr' }
          : { text: name === 'p' ? shop.product || words.it : shop.store || words.us, typed: 'auto' }
        : { text }
      return text ? [{ ...filled, ...(bold && { bold }), ...(example && { example }) }] : []
    })
  })
}
