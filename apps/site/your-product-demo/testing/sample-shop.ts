import type { Shop } from '../compose.ts'

/** A shop that a visitor typed in, with the values that a test is about. */
export function sampleShop(values: Partial<Shop>): Shop {
  return {
    store: 'Noam',
    product: 'Candle',
    price: 34,
    currency: 'USD',
    kind: 'any',
    drawing: 'box',
    hue: 0,
    ...values,
  }
}
