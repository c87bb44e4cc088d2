import { expect, test } from 'vitest'
import { brand } from '@repo/content/brand.ts'
import { personalQuiz } from '@repo/contract/quiz/personal.ts'
import type { PageTexts } from '@repo/content/page.ts'
import { pages } from '@repo/content/testing/page-list.ts'
import { root } from '@repo/content/testing/tested-build.ts'
import { readSource } from './site.ts'
import { tested } from './tested-settings.ts'
import { weightOfFiles, type Weight } from './weight-of-files.ts'

/**
 * What a first visit weighs, in KB on the wire, with Brotli: a page fails at 10% over this baseline and warns at 5%. A page is
 * free to weigh less. What the weights are made of: docs/performance.md. That a browser loads these files and no others: apps/site/e2e/budgets.spec.ts.
 */
const budgets: Record<Kind, Weight> = {
  content: { script: 4, page: 25.25, fonts: 84 },
  quiz: { script: 70.5, page: 18.25, fonts: 84 },
  // An English page has the letters of both languages where the brand is written in Hebrew.
  game: { script: 71, page: 20.25, fonts: /\p{Script=Hebrew}/u.test(brand.name) ? 84 : 64 },
  lead: { script: 72, page: 10.25, fonts: 84 },
}

/** What each step and option may add that the owner gave the quiz beyond its 9 steps and 23 options. */
const added: Weight = { script: 0.05, page: 0.15, fonts: 0 }
const countAdded = () => personalQuiz.flatMap((step) => [0, ...('options' in step ? step.options : [])]).length - 32

/** What the question of consent, the tags and the collector may add in an owner's build. */
const counting: Weight = { script: 6.5, page: 2, fonts: 0 }

/** What the lead form may add to a plan, where an owner collects: React, the form and its words. */
const formOnResults: Weight = { script: 64, page: 1.25, fonts: 0 }

/** What each question may add that an owner adds to the form: a field, or a box to tick. */
const asked: Weight = { script: 0, page: 0.15, fonts: 0 }

// One test for each page: together they compress for ten seconds, on a busy machine for longer than a test may take.
test.each(pages.map((page) => ({ path: page.path, page })))('$path keeps the budget of its kind', ({ path, page }) => {
  const kind = kindOf(page)
  const isForm = kind === 'lead' || (page.shell === 'results' && tested.hasFormOnResults)
  const { brotli, gzip } = weightOfFiles(root, readSource(page))
  console.log(`${path}: ${inWords(brotli)}; with gzip ${inWords(gzip)}`)
  for (const part of ['script', 'page', 'fonts'] as const) {
    const more =
      (tested.isSilent ? 0 : counting[part]) +
      (kind === 'quiz' ? countAdded() * added[part] : 0) +
      (isForm ? tested.questions * asked[part] + (kind === 'lead' ? 0 : formOnResults[part]) : 0)
    const baseline = (budgets[kind][part] + more) * 1024
    if (brotli[part] > baseline * 1.05) console.warn(`${path}: ${part} is more than 5% over its baseline.`)
    expect.soft(brotli[part], `bytes of ${part}, as a ${kind} page`).toBeLessThanOrEqual(baseline * 1.1)
  }
  // Nothing weighed is no proof: React is there where a page is interactive, and type where there is something to read.
  if (kind !== 'content') expect.soft(brotli.script).toBeGreaterThan(10 * 1024)
  if (page.shell !== 'none') expect.soft(brotli.fonts).toBeGreaterThan(10 * 1024)
})

type Kind = 'content' | 'quiz' | 'game' | 'lead'

function kindOf(page: PageTexts): Kind {
  const kinds = page.sections.map(({ kind }) => kind)
  if (kinds.includes('quiz')) return 'quiz'
  if (kinds.includes('game')) return 'game'
  return kinds.includes('leadForm') ? 'lead' : 'content'
}

function inWords({ script, page, fonts }: Weight): string {
  const kb = (bytes: number) => (bytes / 1024).toFixed(1)
  return `script ${kb(script)}, page ${kb(page)}, fonts ${kb(fonts)} KB`
}
