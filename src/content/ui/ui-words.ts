import type { Cta } from '../cta.ts'

/** The words of everything around the sections: bars, menus, footers. Each language supplies all of them. */
export interface UiWords {
  skipToContent: string
  mainNavigation: string
  menu: string
  features: string
  howItWorks: string
  pricing: string
  contact: string
  install: string
  /** What a screen reader says of five stars. */
  fiveStars: string
  /** Without one, no bar and no footer speaks of it. */
  rating: string | undefined
  footer: {
    product: string
    tagline: string
    integrationTitle: string
    integration: string
    ratingTitle: string
    copyright: string
    illustrations: string
    /** The pages the law wants. */
    legal: { label: string; links: readonly Cta[] }
  }
  campaign: {
    /** The trial in the brand bar and the footer, by the trial the page promises. */
    trial: { trial7: string; trial14: string }
    tagline: string
    integration: string
  }
  /** The bar and footer of the home variants; they also use `pricing`. */
  variant: { product: string; templates: string; stories: string; agency: string; demo: string; install: string }
  /** Two short lines beside the button of the bar that follows on phones. */
  bottomBar: { trial7: TwoLines; trial14: TwoLines; noTrial: TwoLines }
  shareTalk: ShareTalk
}

/** The conversation on the picture of a shared link. */
export interface ShareTalk {
  question: string
  doubt: string
  reply: string
  sale: string
}

export interface TwoLines {
  lead: string
  text: string
}
