import { drawings, kindIds, type OwnShopWords } from '@repo/content/your-product-demo/your-product-demo.ts'
import { highestPrice, lengths } from './compose.ts'
import { currencies, currencySigns } from './currency.ts'
import sprite from './drawings.svg?url&no-inline'

export const hues = ['#ff5a36', '#ffe14a', '#1cc98a', '#ffc2dd', '#006a47']

/** Creates an element. Children are nodes or text, never markup. */
export function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<Omit<HTMLElementTagNameMap[Name], 'style'>> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties)
  element.append(...children)
  return element
}

export function drawProduct(name: string): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '0 0 400 300')
  svg.setAttribute('aria-hidden', 'true')
  const use = document.createElementNS(svg.namespaceURI, 'use')
  use.setAttribute('href', `${sprite}#${name}`)
  svg.append(use)
  return svg
}

/** Where the visitor describes the own product. */
export function createForm(words: OwnShopWords) {
  const field = (label: string, ...controls: HTMLElement[]) =>
    create('label', {}, create('span', { textContent: label }), ...controls)
  const choices = (name: string, list: readonly (readonly [string, string])[], picture: (at: number) => Node) =>
    list.map(([value, title], at) =>
      create(
        'label',
        { title },
        create('input', { type: 'radio', name, value, ariaLabel: title, checked: at === 0 }),
        picture(at),
      ),
    )
  const text = (name: 'store' | 'product') =>
    create('input', { name, maxLength: lengths[name], placeholder: words[name][1], autocomplete: 'off' })
  const price = create('input', {
    name: 'price',
    type: 'number',
    inputMode: 'decimal',
    min: '0.01',
    max: String(highestPrice),
    step: 'any',
    placeholder: '34',
    dir: 'ltr',
    ariaLabel: words.price,
  })
  const currency = create(
    'select',
    { name: 'currency', ariaLabel: words.currency },
    ...currencies.map((value) => create('option', { value, textContent: currencySigns[value] })),
  )
  const kind = create(
    'select',
    { name: 'kind' },
    ...kindIds.map((value) => create('option', { value, textContent: words.kinds[value].name })),
  )
  const copy = create('button', { type: 'button', textContent: words.copy })
  const close = create('button', { type: 'button', className: 'own-close', ariaLabel: words.see, textContent: '×' })
  const photo = create('input', { type: 'file', accept: 'image/*', name: 'photo' })
  const status = create('output', { className: 'sr-only' })
  const form = create(
    'form',
    { className: 'own-form', autocomplete: 'off', noValidate: true },
    create('h2', { textContent: words.title }),
    close,
    create('p', { textContent: words.hint }),
    field(words.store[0], text('store')),
    field(words.product[0], text('product')),
    create(
      'div',
      {},
      field(words.price, create('span', { className: 'own-money' }, currency, price)),
      field(words.kind, kind),
    ),
    create(
      'fieldset',
      {},
      create('legend', { textContent: words.look }),
      ...choices(
        'drawing',
        drawings.map((id) => [id, words.drawings[id]]),
        (at) => drawProduct(drawings[at] ?? ''),
      ),
    ),
    create(
      'fieldset',
      { className: 'own-hues' },
      create('legend', { className: 'sr-only', textContent: words.hue }),
      ...choices(
        'hue',
        words.hues.map((title, at) => [hues[at] ?? '', title]),
        (at) => {
          const swatch = create('i')
          swatch.style.background = hues[at] ?? ''
          return swatch
        },
      ),
      create('label', { className: 'own-photo' }, photo, words.photo),
    ),
    create('div', {}, create('button', { textContent: words.see }), copy),
    create('p', { textContent: words.examples }),
    create('p', { textContent: words.privacy }),
    status,
  )
  return { form, copy, close, photo, status }
}
