import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Copy } from '@repo/content/copy.ts'
import { withValues } from '@repo/content/with-values.ts'
import type { Locale } from '@repo/contract/locale.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { filledText } from '../../checks/source/filled-text.ts'
import { ledger } from '../../ledger.ts'
import type { Shown } from './sentences.ts'

/** Draws a sentence that was edited as the page will draw it. Returns the node that shows it now; undefined: the page draws it in another way. */
export function drawSentence(
  shown: Shown,
  [was, now]: [was: string, now: string],
  locale: Locale,
): Text | Element | undefined {
  const { node, attribute } = shown
  const read = attribute ? (node as Element).getAttribute(attribute) : node.textContent
  const values = valuesIn(read ?? '', was, locale)
  if (!values) return undefined
  const copy = filled(now, locale, values)
  if (attribute) {
    ;(node as Element).setAttribute(attribute, plainWords(copy))
    return node
  }
  if (node.parentElement?.tagName === 'TITLE') {
    node.textContent = plainWords(copy)
    return node
  }
  // How emphasis is drawn is the section's choice.
  const highlights = node instanceof Element && (node.matches('mark') || node.querySelector('mark') !== null)
  const box = document.createElement('span')
  const root = createRoot(box)
  flushSync(() => root.render(<Words highlights={highlights}>{copy}</Words>))
  const [drawn, more] = box.childNodes
  if (!drawn || more || !(drawn instanceof Text || drawn instanceof Element)) return undefined
  if (drawn instanceof Text && node instanceof Text) {
    node.data = drawn.data
    return node
  }
  const own = drawn.cloneNode(true) as Text | Element
  root.unmount()
  node.replaceWith(own)
  return own
}

/** Copy as visitors read it; what cannot be filled yet, as it is written. */
export function filled(text: string, locale: Locale, values: Readonly<Record<string, string>> = {}): Copy {
  return withValues((filledText(text, locale, ledger) ?? text) as unknown as Copy, values)
}

/** Copy as visitors read it, without its marks: "7 days" for `{trial7}`. */
export function readable(text: string, locale: Locale): string {
  return plainWords(filled(text, locale))
}

/** The `%values%` of a sentence, read from the page. Undefined: the page does not show this sentence in these words. */
export function valuesIn(read: string, text: string, locale: Locale): Record<string, string> | undefined {
  const names = [...text.matchAll(/%(\w+)%/g)].map(([, name = '']) => name)
  const pattern = readable(text, locale)
    .split(/%\w+%/)
    .map((part) => RegExp.escape(bare(part)))
    .join('(.*?)')
  const found = new RegExp(`^${pattern}$`, 's').exec(bare(read))
  return found ? Object.fromEntries(names.map((name, place) => [name, found[place + 1] ?? ''])) : undefined
}

/** Without isolates, and blanks as one: markup draws them in its own way. */
function bare(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, '').replace(/\s+/g, ' ')
}
