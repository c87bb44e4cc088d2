import { brand } from '#content/brand.ts'
import type { Page, Section } from '#content/page.ts'

/** What the picture of a shared link shows. Pages that nobody shares have none: empty ones, results, the missing page. */
export function shareOf(page: Page): Shared | undefined {
  const isShared = page.indexable || ['campaign', 'legal', 'variant'].includes(page.shell)
  if (!isShared || page.path === '/404') return undefined
  const name = page.path.slice(1) || 'home'
  return { name, scene: sceneOf(page), headline: titleOf(page), ...page.share }
}

export interface Shared {
  /** Of the file: /pricing has share/pricing.png. */
  name: string
  scene: Scene
  headline: string
  tag?: string
}

/** A conversation, the five voices with their numbers, or a large question mark. */
export type Scene = 'talk' | 'voices' | 'question'

/** The picture looks like its page: numbers where the page counts, a question mark where a quiz begins. */
function sceneOf({ shell, sections }: Page): Scene {
  if (shell === 'quiz' || has(sections, 'quizEntry')) return 'question'
  return has(sections, 'reasons') ? 'voices' : 'talk'
}

function has(sections: readonly Section[], kind: Section['kind']): boolean {
  return sections.some((section) =>
    section.kind === 'withSideCard' ? has(section.sections, kind) : section.kind === kind,
  )
}

/** A title without the name of the brand, which the picture shows as its mark. */
function titleOf({ title }: Page): string {
  return title.split(' | ').find((part) => part !== brand.name && part !== '{brand}') ?? title
}
