import { brand } from '#content/brand.ts'
import type { Copy } from '#content/copy.ts'
import type { Page, Section } from '#content/page.ts'

/** Content of the Open Graph image. Blank pages, results and the 404 page have none. */
export function shareOf(page: Page): Shared | undefined {
  const isShared = page.indexable || ['campaign', 'legal', 'variant'].includes(page.shell)
  if (!isShared || page.path === '/404') return undefined
  const name = page.path.slice(1) || 'home'
  return { name, scene: sceneOf(page), headline: titleOf(page), ...page.share }
}

export interface Shared {
  /** File name: /pricing has share/pricing.png. */
  name: string
  scene: Scene
  headline: Copy
  tag?: Copy
}

/** A conversation, the five voices with their numbers, or a large question mark. */
export type Scene = 'talk' | 'voices' | 'question'

/** The drawing matches the page: numbers for a list of reasons, a question mark for a quiz. */
function sceneOf({ shell, sections }: Page): Scene {
  if (shell === 'quiz' || has(sections, 'quizEntry')) return 'question'
  return has(sections, 'reasons') ? 'voices' : 'talk'
}

function has(sections: readonly Section[], kind: Section['kind']): boolean {
  return sections.some((section) =>
    section.kind === 'withSideCard' ? has(section.sections, kind) : section.kind === kind,
  )
}

/** Title without the brand name, which the image shows as the mark. */
function titleOf({ title }: Page): Copy {
  const parts = String(title).split(' | ')
  // A part of filled copy is filled.
  return (parts.find((part) => part !== brand.name) as Copy | undefined) ?? title
}
