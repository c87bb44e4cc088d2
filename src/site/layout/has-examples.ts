import type { Page, Section } from '#content/page.ts'
import { sectionsOn } from '../seo/sections-on.ts'

/** Sections that show no invented person, store or quote. */
const withoutExamples: ReadonlySet<Section['kind']> = new Set([
  'plans',
  'platform',
  'faq',
  'leadForm',
  'notFound',
  'legalText',
  'quizEntry',
  'seals',
  'sampleQuestions',
])

/** Does the page show people, stores or quotes that are examples? Only then its footer says so. */
export function hasExamples(page: Page): boolean {
  return sectionsOn(page).some(({ kind }) => !withoutExamples.has(kind))
}
