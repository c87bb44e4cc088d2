import { drawings, kindIds, type OwnProductWords } from '@repo/content/your-product-demo/your-product-demo.ts'
import { highestPrice, lengths } from './compose.ts'
import { currencies } from '@repo/content/claims/format-money.ts'
import { currencySigns } from './currency.ts'
import sprite from './drawings.svg?url&no-inline'

export const hues = ['#ff5a36', '#ffe14a', '#1cc98a', '#ffc2dd', '#006a47']

/** What fits everything is first, where the rail begins. */
const kinds = [...kindIds].sort((one, other) => Number(other === 'any') - Number(one === 'any'))

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
export function createForm(words: OwnProductWords) {
  const field = (label: string, ...controls: HTMLElement[]) =>
    create('label', {}, create('span', { textContent: label }), ...controls)
  const choices = (name: string, list: readonly (readonly [string, string])[], draw: (at: number) => Node | string) =>
    list.map(([value, title], at) => {
      const drawn = draw(at)
      const isText = drawn === title
      const input = create('input', { type: 'radio', name, value, checked: at === 0 })
      // What is drawn has no name of its own.
      if (!isText) input.ariaLabel = title
      return create('label', isText ? {} : { title }, input, drawn)
    })
  /** One of several, in view all at once or on a rail, which no browser draws with an arrow of its own. */
  const group = (className: string, legend: string, ...labels: HTMLElement[]) =>
    create('fieldset', { className }, create('legend', { textContent: legend }), ...labels)
  const now = (tag: 'b' | 'p' | 'div' | 'i' | 'span', name: string) => {
    const element = create(tag)
    element.dataset['now'] = name
    return element
  }
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
  // The shop above the form, where the form is not beside it: what is typed is seen there.
  const shop = create(
    'div',
    { className: 'own-product', ariaHidden: 'true' },
    now('b', 'name'),
    create(
      'div',
      {},
      now('div', 'picture'),
      now('p', 'product'),
      now('p', 'price'),
      create('p', {}, now('i', 'initial'), now('span', 'question')),
    ),
  )
  const copy = create('button', { type: 'button', textContent: words.copy })
  const close = create('button', { type: 'button', className: 'own-close', ariaLabel: words.see, textContent: '×' })
  const photo = create('input', { type: 'file', accept: 'image/*', name: 'photo' })
  const status = create('output', { className: 'sr-only' })
  const form = create(
    'form',
    { className: 'own-form', autocomplete: 'off', noValidate: true, ariaLabel: words.title },
    shop,
    create('div', { className: 'own-head' }, create('h2', { textContent: words.title }), close),
    create('p', { textContent: words.hint }),
    field(words.store[0], text('store')),
    field(words.product[0], text('product')),
    create(
      'div',
      { className: 'own-money' },
      field(words.price, price),
      group(
        'own-currency',
        words.currency,
        ...choices(
          'currency',
          currencies.map((id) => [id, id]),
          (at) => currencySigns[currencies[at] ?? 'USD'],
        ),
      ),
    ),
    group(
      'own-drawings',
      words.look,
      ...choices(
        'drawing',
        drawings.map((id) => [id, words.drawings[id]]),
        (at) => drawProduct(drawings[at] ?? ''),
      ),
    ),
    group(
      'own-hues',
      words.hue,
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
    group(
      'own-kinds',
      words.kind,
      ...choices(
        'kind',
        kinds.map((id) => [id, words.kinds[id].name]),
        (at) => words.kinds[kinds[at] ?? 'any'].name,
      ),
    ),
    create('div', { className: 'own-buttons' }, create('button', { textContent: words.see }), copy),
    create('p', { textContent: words.examples }),
    create('p', { textContent: words.privacy }),
    status,
  )
  return { form, shop, copy, close, photo, status }
}
