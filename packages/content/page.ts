import type { Copy, Texts } from './copy.ts'
import type { Cta, Path } from './cta.ts'
import type { Surface } from './surface.ts'
import type { IconName } from './icon-name.ts'
import type { Locale } from '@repo/contract/locale.ts'
import { quotedIn } from '@repo/content/claims/fill-claims.ts'
import { isLegalDetail, missingDetails } from './owner.ts'
import type { Schedule } from './schedule.ts'
import type { ArticlePageSection } from './sections/article.ts'
import type { CampaignSection } from './sections/campaign.ts'
import type { CaseStudySection } from './sections/case-study.ts'
import type { DecidingSection } from './sections/deciding.ts'
import type { FeaturesSection } from './sections/features.ts'
import type { HomeSection } from './sections/home.ts'
import type { HomeVariantSection } from './sections/home-variant.ts'
import type { HowItWorksSection } from './sections/how-it-works.ts'
import type { IntegrationsSection } from './sections/integrations.ts'
import type { LeadFormSection } from './sections/lead.ts'
import type { LegalTextSection } from './sections/legal.ts'
import type { NotFoundSection } from './sections/not-found.ts'
import type { PricingSection } from './sections/pricing.ts'
import type { QuizFamilySection } from './sections/quiz.ts'
import type { SharedSection, WithSideCardSection } from './sections/shared.ts'
import type { TwoLines } from './ui/ui-words.ts'
import type { Written } from './written.ts'

/** A page: an address, a language and a list of sections. One file in `pages/`, named after its address and language, is one page. */
export interface Page extends Schedule {
  path: Path
  locale: Locale
  title: Copy
  /** One or two sentences for search results and shared links. An empty page has none. */
  description?: Copy
  shell: Shell
  /** A line above everything else. */
  banner?: Banner
  /** The surface of the bar on top, so that it runs into the first section. */
  bar?: Surface
  /** What the brand bar says: beside the brand, or at the end where there is no trial. */
  barNote?: Copy
  /** The trial this page promises: the campaign footer, brand bar and bottom bar name it. */
  trial?: 'trial7' | 'trial14'
  /** The bottom bar's two lines, where the usual ones do not fit the page's claims. */
  bottomBar?: TwoLines
  /** May search engines list it? Advertising variants and empty pages may not; a legal page with gaps may not yet: see `definePage`. */
  indexable: boolean
  /** The original of a translation. Bars and footers of all its versions lead to each other; search engines hear of those that may be listed. */
  translationOf?: Path
  /**
   * The page this one tries another angle of, which is no variant itself: a page and all its variants are counted together. A
   * variant that the ledger does not list may make the same promises.
   */
  variantOf?: Path
  /** What an advertising variant tries to find out, in one line. */
  hypothesis?: string
  /** What the picture of a shared link says; without it, the title. */
  share?: Share
  sections: readonly Section[]
}

export interface Share {
  headline: Copy
  /** A short line under it. */
  tag?: Copy
}

/** Its dates are its own: an offer may end before its page. */
export interface Banner extends Schedule {
  /** Where it is not the page's language. */
  lang?: Locale
  /** Ink and lemon tell, tomato presses. */
  surface: 'ink' | 'lemon' | 'tomato'
  icon: IconName
  text: Copy
  /** At the other end of the line. */
  cta?: Cta
}

/** Layout around the sections: RT in the requirements. */
export type Shell = 'site' | 'campaign' | 'variant' | 'quiz' | 'results' | 'legal' | 'none'

/** Every kind of section there is. A kind without a drawing does not compile: see `apps/site/sections/sections.astro`. */
export type Section = PlainSection | WithSideCardSection<PlainSection>

type PlainSection =
  | ArticlePageSection
  | CampaignSection
  | CaseStudySection
  | DecidingSection
  | FeaturesSection
  | HomeSection
  | HomeVariantSection
  | HowItWorksSection
  | IntegrationsSection
  | LeadFormSection
  | LegalTextSection
  | NotFoundSection
  | PricingSection
  | QuizFamilySection
  | SharedSection

/** A page as its file writes it. */
export type WrittenPage = Written<Page>

/** A page with its copy as strings: what checks and tests read. */
export type PageTexts = Texts<Page>

export type SectionTexts = Texts<Section>

/** A page in a list of pages: fields that need no filling. */
export type PageEntry = Pick<Page, 'path' | 'locale' | 'indexable' | 'translationOf' | 'variantOf'>

/** Describes a page. While a legal detail of the owner is missing, a page that quotes such details stays unlisted. */
export function definePage(page: WrittenPage, missing = missingDetails()): WrittenPage {
  const isIncomplete =
    missing.length > 0 && quotedIn(JSON.stringify(page.sections)).some(({ name }) => isLegalDetail(name))
  return isIncomplete ? { ...page, indexable: false } : page
}
