import type { Page, Section } from '@repo/content/page.ts'
import { sectionsOn } from '../seo/sections-on.ts'

/** Sections that show no invented person, store or quote. */
const withoutExamples: ReadonlySet<Section['kind']> = new Set([
  'plans',
  'roiCalculator',
  'howLong',
  'checkUs',
  'underTheHood',
  'comparison',
  'daysClosing',
  'faq',
  'leadForm',
  'notFound',
  'legalText',
  'quizEntry',
  'seals',
  'sampleQuestions',
])

/** Does the page show example people, stores or quotes? Only then its footer has the note on examples. */
export function hasExamples(page: Page): boolean {
  return sectionsOn(page).some(({ kind }) => !withoutExamples.has(kind))
}
