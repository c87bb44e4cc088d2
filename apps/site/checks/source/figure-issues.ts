import { notClaim } from '@repo/content/claims/fill-claims.ts'
import type { Ledger } from '@repo/content/claims/ledger.ts'
import { collectCopy, isCopy, notCopy, type Source } from '@repo/content/testing/collect-copy.ts'
import { findFigures, type Figure } from '../figures/find-figures.ts'
import { typedClaims } from '../typed-claims.ts'
import { replaceTyped, type Found } from './issue.ts'

/**
 * CL-26: a figure, a rank, a superlative or a guarantee is a quoted claim, or marked as something else. Read as the file writes it,
 * both branches of a fork: a text may say in words of its own the claim with a value that its nearest object rests on, and a sample
 * may have its prices.
 */
export function figureIssues(source: Source, ledger: Ledger): Found[] {
  return unproven(source.written ?? source.words, ledger).flatMap(({ text, figures }) => {
    const typed = typedClaims(text, ledger)
    return figures
      .filter(
        (figure) => !typed.some((claim) => claim.typed.includes(figure.typed) || figure.typed.includes(claim.typed)),
      )
      .map((figure) => ({
        text,
        typed: figure.typed,
        message: `promises "${figure.typed}": "${text}". Quote the claim that proves it, or add it with its source in packages/content/claims/claims.ts. If it is something else, say so: {other: ${figure.typed}}.`,
        ways: text.includes(figure.typed) ? [replaceTyped(text, figure.typed, `{other: ${figure.typed}}`)] : [],
      }))
  })
}

/** The figures that a mark says are something else: a reviewer reads each. */
export function markedFigures(source: Source): { file: string; text: string; typed: string }[] {
  return collectCopy(source).flatMap(({ text }) => {
    const open = new Set(findFigures(text).map(({ typed }) => typed))
    return findFigures(text.replaceAll(notClaim, '$1'))
      .filter(({ typed }) => !open.has(typed))
      .map(({ typed }) => ({ file: source.file, text, typed }))
  })
}

interface Unproven {
  text: string
  figures: readonly Figure[]
}

function unproven(words: unknown, ledger: Ledger, isSample = false): Unproven[] {
  if (typeof words === 'string') {
    if (!isCopy(words)) return []
    const figures = findFigures(words).filter(({ kind }) => !(isSample && ofSamples.has(kind)))
    return figures.length > 0 ? [{ text: words, figures }] : []
  }
  if (words === null || typeof words !== 'object') return []
  const isProven =
    'onlyWith' in words && [words.onlyWith].flat().some((name) => ledger[String(name)]?.value !== undefined)
  const isDrawn = 'kind' in words && sampleKinds.has(String(words.kind))
  return Object.entries(words)
    .filter(
      ([key, value]) =>
        !notCopy.has(key) && key !== 'onlyWith' && !(isProven && typeof value === 'string' && key !== 'without'),
    )
    .flatMap(([key, value]) => unproven(value, ledger, isSample || isDrawn || sampleFields.has(key)))
}

/** What a sample shop has by itself. A percentage, a multiple, a rank or a guarantee promises wherever it is. */
const ofSamples: ReadonlySet<Figure['kind']> = new Set(['money', 'count', 'rating'])

/** Drawings of a sample shop. */
const sampleKinds = new Set(
  `prices survey conversation answers awareness stores lessons findings questions rewrite beforeAfter orders
  segments`.split(/\s+/),
)

/** Fields of a sample shop, its questions and their answers. */
const sampleFields = new Set(['shop', 'product', 'price', 'chips', 'outcome', 'answers', 'choices', 'options', 'kinds'])
