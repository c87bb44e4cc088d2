import { expect, test } from '@playwright/test'
import type { Page } from '#content/page.ts'
import { addressOf, pages } from './page-list.ts'
import { weightOf, type Weight } from './weight-of.ts'

/**
 * What a first visit may weigh, in KB on the wire, with Brotli. A page is free to weigh less. What the weights are and
 * what they are made of: docs/performance.md.
 */
const budgets: Record<Kind, Weight> = {
  content: { script: 4, page: 23, fonts: 84 },
  quiz: { script: 70, page: 17, fonts: 84 },
  game: { script: 71, page: 20, fonts: 64 },
  lead: { script: 72, page: 10, fonts: 84 },
}

for (const page of pages) {
  const kind = kindOf(page)

  test(`${page.path} keeps the budget of a ${kind} page`, async ({ page: tab }) => {
    const weight = await weightOf(tab, addressOf(page))
    console.log(`${page.path}: ${inWords(weight)}; with gzip ${inWords(weight.gzip)}`)
    const budget = budgets[kind]
    for (const part of ['script', 'page', 'fonts'] as const)
      expect.soft(weight[part], `bytes of ${part}`).toBeLessThanOrEqual(budget[part] * 1024)
    // Nothing weighed is no proof: React came where a page lives, and type came where there is something to read.
    if (kind !== 'content') expect(weight.script).toBeGreaterThan(10 * 1024)
    if (page.shell !== 'none') expect(weight.fonts).toBeGreaterThan(10 * 1024)
  })
}

function inWords({ script, page, fonts }: Weight): string {
  const kb = (bytes: number) => (bytes / 1024).toFixed(1)
  return `script ${kb(script)}, page ${kb(page)}, fonts ${kb(fonts)} KB`
}

type Kind = 'content' | 'quiz' | 'game' | 'lead'

function kindOf(page: Page): Kind {
  const kinds = page.sections.map(({ kind }) => kind)
  if (kinds.includes('quiz')) return 'quiz'
  if (kinds.includes('game')) return 'game'
  return kinds.includes('leadForm') ? 'lead' : 'content'
}
