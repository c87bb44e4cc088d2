import type { Texts } from '@repo/content/copy.ts'
import type { PageTexts, SectionTexts } from '@repo/content/page.ts'
import type {
  ArticleEndSection,
  ArticlePart,
  ArticleSection,
  TrialOfferSection,
} from '@repo/content/sections/article.ts'

/** What a page is made of, as requirements name it: its sections, and what they hold that has a name of its own. */
export type PartKind =
  | Exclude<SectionTexts['kind'], 'withSideCard' | 'article' | 'articleEnd'>
  | Exclude<ArticlePart['kind'], Running>
  | TrialOfferSection['beside']['kind']
  | keyof Omit<ArticleEndSection, 'kind'>
  | 'banner'
  | 'sideCard'

/** The parts of a page in reading order. A side card comes after the sections beside it, as on phones. */
export function partsInOrder({ banner, sections }: PageTexts): PartKind[] {
  return [...(banner ? ['banner' as const] : []), ...sections.flatMap(readParts)]
}

function readParts(section: SectionTexts): PartKind[] {
  switch (section.kind) {
    case 'withSideCard':
      return [...section.sections.flatMap(readParts), 'sideCard']
    case 'article':
      return [...new Set(section.chapters.flatMap(partsOfChapter))]
    case 'articleEnd':
      return ['voices', ...(section.steps ? ['steps' as const] : []), 'questions']
    case 'trialOffer':
      return section.beside.kind === 'price' ? ['price', section.kind] : [section.kind, 'promo']
    default:
      return [section.kind]
  }
}

function partsOfChapter(chapter: Texts<ArticleSection>['chapters'][number]) {
  return chapter.kind === 'chapter' ? chapter.parts.map(({ kind }) => kind).filter((kind) => !isRunning(kind)) : []
}

/** What an article may hold anywhere, as often as its story wants. Its text counts once, where it begins. */
const running = ['opening', 'picture', 'stayed'] as const

type Running = (typeof running)[number]

function isRunning(kind: ArticlePart['kind']): kind is Running {
  return running.some((one) => one === kind)
}
