import type { KindId, OwnProductWords } from '@repo/content/your-product-demo/your-product-demo.ts'
import type { InEveryLocale, Locale } from '@repo/contract/locale.ts'
import { clampPrice, cleanText, compose, composeSurvey, findKind, formatMoney, lengths, type Shop } from './compose.ts'
import type { Currency } from '@repo/content/claims/format-money.ts'
import { usualCurrency } from './currency.ts'
import { create, createForm, drawProduct, hues } from './form.ts'
import styleSheet from './your-product-demo.css?url&no-inline'
import { readShopLink, writeShopLink } from './shop-link.ts'

const locale = document.documentElement.lang as Locale
/** How long a visitor stops typing before the change is announced. */
const pauseMs = 800

const wordFiles: InEveryLocale<() => Promise<{ default: OwnProductWords }>> = {
  en: () => import('@repo/content/your-product-demo/words.en.ts'),
  he: () => import('@repo/content/your-product-demo/words.he.ts'),
}

/** Where a shop opens, the page that a link to it leads to, what this page's own link says, and whether the form opens too. */
interface Offer {
  invite: HTMLElement
  address: () => string
  fragment: string
  isPressed: boolean
}

/** Loads words and styles, and returns what opens the shop with them. */
export async function loadShop(): Promise<(offer: Offer) => void> {
  const [{ default: words }] = await Promise.all([wordFiles[locale](), loadStyles()])
  return (offer) => openShop(words, offer)
}

/** Makes the demo's shop the visitor's. What is typed stays in the page, or goes into a link that the visitor copies. */
function openShop(words: OwnProductWords, { invite, address, fragment, isPressed }: Offer): void {
  const scene = invite.closest<HTMLElement>('[data-scene]')
  const stage = scene?.querySelector('figure')
  const survey = scene?.querySelector<HTMLFormElement>('form[data-survey]')
  if (!scene || !stage) return
  const { form, shop: head, copy, close, photo, status } = createForm(words)
  const input = (name: string) => form.elements.namedItem(name) as HTMLInputElement & RadioNodeList
  // On a plan the question and the answers are the plan's; its shop begins with the examples of the form.
  const read = (name: string) => input(name).value || (survey ? '' : input(name).placeholder)
  let isKindChosen = false
  let isDrawingChosen = false
  let kind: KindId | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const put = (name: string, template: string, shop: Shop) => {
    for (const target of scene.querySelectorAll<HTMLElement>(`[data-own=${name}], [data-now=${name}]`)) {
      const before = target.textContent
      target.replaceChildren(
        ...compose(template, words, shop).map(({ text, bold, example, typed }) => {
          const run = typed ? create('bdi', { dir: typed }, text) : text
          return bold ? create('b', {}, run) : example ? create('span', { className: 'own-example' }, run) : run
        }),
      )
      if ('now' in target.dataset && before !== target.textContent) showChange(target)
    }
  }
  const drawPictures = (draw: () => Element) => {
    for (const place of scene.querySelectorAll('[data-own=picture], [data-now=picture]')) place.replaceChildren(draw())
  }
  /** The orders of the sample dashboard: 0 without the visitor's own, 1 with it. */
  const countOrders = (at: 0 | 1) =>
    Number(scene.querySelector(`[data-own=orders${at}]`)?.textContent.replace(/\D/g, ''))
  const formatRevenue = (at: 0 | 1, { price, currency }: Shop) => formatMoney(price * countOrders(at), currency)
  const draw = () => {
    const typed = {
      store: cleanText(read('store'), lengths.store),
      product: cleanText(read('product'), lengths.product),
    }
    if (!isKindChosen) input('kind').value = findKind(words, typed.product)
    const id = input('kind').value as KindId
    if (!isDrawingChosen) input('drawing').value = words.kinds[id].draws
    const shop: Shop = {
      ...typed,
      price: clampPrice(Number(read('price'))),
      currency: input('currency').value as Currency,
      kind: id,
      drawing: input('drawing').value,
      hue: hues.indexOf(input('hue').value),
    }
    if (kind !== id) survey?.reset()
    kind = id
    const { question, answers, replies, next } = composeSurvey(words, shop)
    put('address', words.address, shop)
    put('name', '%s%', shop)
    put('product', '%p%', shop)
    put('price', shop.price ? '%m%' : '–', shop)
    // On a plan the question is the plan's.
    put('question', scene.querySelector('[data-shop-talk] [data-asks]')?.textContent ?? question, shop)
    answers.forEach((answer, at) => put(`answer${at}`, answer, shop))
    replies.forEach((reply, at) => put(`reply${at}`, reply, shop))
    put('next', next, shop)
    put('ratio0', '%m%', shop)
    put('ratio1', '%m%', shop)
    put('label2', words.perOrder, shop)
    for (const at of [0, 1] as const)
      for (const sum of scene.querySelectorAll(`[data-own=revenue${at}]`)) sum.textContent = formatRevenue(at, shop)
    for (const mark of scene.querySelectorAll('[data-own=initial], [data-now=initial]'))
      mark.textContent = [...(shop.store || words.us)][0]?.toUpperCase() ?? ''
    const announced = survey?.querySelector('output')
    if (announced?.dataset['ordered']) announced.dataset['ordered'] = `${countOrders(1)}: ${formatRevenue(1, shop)}`
    scene.dataset['shop'] = 'own'
    scene.style.setProperty('--own-hue', hues[shop.hue] ?? '')
    if (!photo.files?.length) drawPictures(() => drawProduct(shop.drawing))
    for (const rail of form.querySelectorAll('fieldset')) showChosen(rail)
    placeHead()
    return shop
  }
  /** Where the shop's head sticks, and how much it covers of what a browser scrolls into view: a field that is typed in stays below it. */
  const placeHead = () => {
    const { style } = document.documentElement
    style.setProperty('--own-top', `${barHeight()}px`)
    style.setProperty('--own-cover', `${barHeight() + head.offsetHeight}px`)
  }
  const show = (isOpen: boolean) => {
    stage.classList.toggle('own-open', isOpen)
    if (isOpen) {
      placeHead()
      input('store').focus({ preventScroll: true })
      if (head.checkVisibility()) {
        scrollBy({ top: form.getBoundingClientRect().top - barHeight(), behavior: 'instant' })
        input('store').scrollIntoView({ block: 'nearest', behavior: 'instant' })
      }
      for (const rail of form.querySelectorAll('fieldset')) showChosen(rail)
      return
    }
    ;(survey?.querySelector('input') ?? invite).focus({ preventScroll: true })
    // Without the form above it the shop has moved up: out of view, on a phone.
    if (stage.getBoundingClientRect().top < barHeight()) stage.scrollIntoView({ behavior: 'instant' })
  }

  input('currency').value = usualCurrency[locale]
  stage.prepend(form)
  invite.addEventListener('click', () => show(true))
  close.addEventListener('click', () => show(false))
  form.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') show(false)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    show(false)
  })
  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return
    isKindChosen ||= target.name === 'kind'
    if (target.name === 'drawing') {
      isDrawingChosen = true
      photo.value = ''
    }
    const shop = draw()
    put('invite', words.change, shop)
    clearTimeout(timer)
    timer = setTimeout(() => {
      status.textContent = compose(words.changed, words, shop)
        .map(({ text }) => text)
        .join('')
    }, pauseMs)
  })
  photo.addEventListener('change', async () => {
    const [file] = photo.files ?? []
    const picture = file && (await createImageBitmap(file, { resizeWidth: 800 }).catch(() => undefined))
    // Something else was chosen while it was decoded.
    if (photo.files?.[0] !== file) return
    if (!picture) {
      photo.value = ''
      draw()
      return
    }
    drawPictures(() => {
      const canvas = create('canvas', { width: picture.width, height: picture.height })
      canvas.getContext('2d')?.drawImage(picture, 0, 0)
      return canvas
    })
  })
  copy.addEventListener('click', async () => {
    const link = writeShopLink(draw(), address())
    // Whoever opens the link would see the sample.
    if (!readShopLink(new URL(link, location.href).hash, hues.length))
      return input(!read('product') ? 'product' : clampPrice(Number(read('price'))) ? 'store' : 'price').focus()
    try {
      await navigator.clipboard.writeText(link)
    } catch {
      // Never in the address: tags would report it.
      prompt(words.copy, link)
      return
    }
    copy.textContent = words.copied
    setTimeout(() => (copy.textContent = words.copy), 2000)
  })

  const linked = readShopLink(fragment, hues.length)
  if (linked) {
    for (const [name, value] of Object.entries({ ...linked, hue: hues[linked.hue] })) input(name).value = String(value)
    isKindChosen = isDrawingChosen = true
    const shop = draw()
    put('invite', words.makeYours, shop)
    put('sample', words.fromLink, shop)
  }
  if (!survey) {
    form.classList.add('own-plan')
    draw()
    stage.hidden = false
  }
  if (isPressed) show(true)
}

/** Of the page's bar, where it sticks. */
function barHeight(): number {
  const bar = document.querySelector('header')
  return bar && getComputedStyle(bar).position === 'sticky' ? bar.offsetHeight : 0
}

function showChange(target: Element) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  target.animate([{ translate: '0 4px', opacity: 0.4 }, {}], { duration: 320, easing: 'ease-out' })
}

/** On a rail, what is chosen comes into view, without moving the page. */
function showChosen(rail: HTMLElement) {
  const chosen = rail.querySelector('label:has(:checked)')?.getBoundingClientRect()
  const { left, right, width } = rail.getBoundingClientRect()
  if (chosen && (chosen.left < left || chosen.right > right))
    rail.scrollBy({ left: chosen.left + chosen.width / 2 - left - width / 2, behavior: 'instant' })
}

/** Its styles are a file of their own: a visit without the own product does not pay for them. */
async function loadStyles(): Promise<void> {
  const link = create('link', { rel: 'stylesheet', href: styleSheet })
  const loaded = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', reject)
  })
  document.head.append(link)
  await loaded
}
