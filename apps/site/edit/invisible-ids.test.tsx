import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { claims } from '@repo/content/claims/claims.ts'
import type { Copy } from '@repo/content/copy.ts'
import { fillText } from '@repo/content/fill.ts'
import { withValues } from '@repo/content/with-values.ts'
import { plainWords, withoutIsolates } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { idsIn, idText, withId, withoutIds } from './invisible-ids.ts'

const seed = 32
const ids = fc.integer({ min: 0, max: 2 ** 20 - 1 })
/** Copy as content writes it: words, quotations and marks. */
const texts = fc
  .array(
    fc.oneof(
      fc.constantFrom('{trial7}', '{brand}', '**bold**', '+5%', '%count%', '\n', ' ', '—', '״AI״', 'ל-AI'),
      fc.constantFrom('why', 'visitors', 'do not', 'buy?', 'שואלים', 'למה', 'לא?״', '2–5', '24/7', '50%'),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join(' '))
const asCopy = (text: string) => text as unknown as Copy

describe('an invisible id', () => {
  it('says its id, and goes without a trace', () => {
    fc.assert(
      fc.property(texts, ids, (text, id) => {
        expect(idsIn(withId(text, id))).toEqual([id])
        expect(withoutIds(withId(text, id))).toBe(text)
      }),
      { seed },
    )
  })

  it('is neither white space nor a control, and no place to break a line', () => {
    expect(idText(0x1b)).not.toMatch(/[\s\p{Cc}]/u)
    expect(`a${idText(7)}b`.split(/\b/).length).toBe(`a${'.'.repeat(1)}b`.split(/\b/).length)
  })

  it.each(['en', 'he'] as const)(
    'goes through fill, withValues, plainWords and <Words> in %s, and changes nothing else',
    (locale) => {
      const ways: ((text: string) => string)[] = [
        (text) => fillText(text, locale, claims),
        (text) => String(withValues(asCopy(fillText(text, locale, claims)), { count: 12 })),
        (text) => plainWords(asCopy(fillText(text, locale, claims))),
        (text) => renderToStaticMarkup(<Words>{asCopy(fillText(text, locale, claims))}</Words>),
      ]
      fc.assert(
        fc.property(texts, ids, (text, id) => {
          for (const way of ways) {
            const [withOne, plain] = [way(withId(text, id)), way(text)]
            expect(idsIn(withOne)).toEqual([id])
            // A run alone has no box of its own; with its id it may get one, which draws nothing.
            expect(withoutIds(withOne).replace(/^<span>(.*)<\/span>$/s, '$1')).toBe(
              plain.replace(/^<span>(.*)<\/span>$/s, '$1'),
            )
          }
        }),
        { seed, numRuns: 300 },
      )
    },
  )

  it('is taken out of what is no sentence', () => {
    expect(withoutIsolates(withId('+27%', 5))).toBe('+27%')
  })
})
