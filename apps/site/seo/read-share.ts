import { brand } from '@repo/content/brand.ts'
import type { Copy } from '@repo/content/copy.ts'
import type { Page } from '@repo/content/page.ts'

/** Content of the Open Graph image. Blank pages, results and the 404 page have none. */
export function readShare(page: Page): Shared | undefined {
  const isShared = page.indexable || ['campaign', 'legal', 'variant'].includes(page.shell)
  if (!isShared || page.path === '/404') return undefined
  const name = page.path.slice(1) || 'home'
  return { name, headline: titleOf(page), ...drawingOf(page), ...page.share }
}

export interface Shared {
  /** File name: /pricing has share/pricing.png. */
  name: string
  scene: Scene
  headline: Copy
  tag?: Copy
  /** How many numbers the voices have. */
  count?: number
  /** Drawn in dots; the headline finishes it. */
  figure?: Copy
}

/** A conversation, the voices with their numbers, a large question mark, or a figure in dots. */
export type Scene = 'talk' | 'voices' | 'question' | 'figure'

/** The drawing matches the page: a question mark for a quiz, its figure for a case study, numbers for a list of reasons. */
function drawingOf({ shell, sections }: Page): Pick<Shared, 'scene' | 'count' | 'figure'> & { headline?: Copy } {
  const all = sections.flatMap((section) => (section.kind === 'withSideCard' ? section.sections : [section]))
  if (shell === 'quiz' || all.some(({ kind }) => kind === 'quizEntry')) return { scene: 'question' }
  const story = all.find((section) => section.kind === 'caseHero')
  if (story) return { scene: 'figure', figure: story.figure, headline: story.headline }
  const reasons = all.find((section) => section.kind === 'reasons')
  return reasons ? { scene: 'voices', count: reasons.cards.length } : { scene: 'talk' }
}

/** Title without the brand name, which the image shows as the mark. */
function titleOf({ title }: Page): Copy {
  const parts = String(title).split(' | ')
  // A part of filled copy is filled.
  return (parts.find((part) => part !== brand.name) as Copy | undefined) ?? title
}
