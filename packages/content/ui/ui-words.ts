import type { Copy } from '../copy.ts'
import type { Cta, Path } from '../cta.ts'
import type { Locale } from '@repo/contract/locale.ts'

/** The words of everything around the sections: bars, menus, footers. Each language supplies all of them. */
export interface UiWords {
  skipToContent: Copy
  mainNavigation: Copy
  menu: Copy
  /** The front page in this language. */
  home: Path
  features: PageLink
  howItWorks: PageLink
  pricing: PageLink
  contact: Copy
  install: Copy
  /** What a screen reader says of five stars. */
  fiveStars: Copy
  /** Without one, no bar and no footer speaks of it. */
  rating: Copy | undefined
  footer: {
    product: Copy
    tagline: Copy
    integrationTitle: Copy
    integration: Copy
    ratingTitle: Copy
    copyright: Copy
    illustrations: Copy
    /** The pages the law wants. */
    legal: { label: Copy; links: readonly Cta[] }
  }
  campaign: {
    /** The trial in the footer, by the trial the page promises. */
    trial: { trial7: Copy; trial14: Copy }
    /** The button in the brand bar. */
    startTrial: { trial7: Copy; trial14: Copy }
    tagline: Copy
    integration: Copy
  }
  /** The bar and footer of the home variants; they also name `pricing`. */
  variant: { product: Copy; templates: Copy; stories: Copy; agency: Copy; demo: PageLink; install: Copy }
  /** Two short lines beside the button of the bar that follows on phones. */
  bottomBar: { trial7: TwoLines; trial14: TwoLines; noTrial: TwoLines }
  shareTalk: ShareTalk
}

/** A link to a page in this language; where there is none yet, label and `hreflang` say which language it leads to. */
export interface PageLink {
  label: Copy
  to: Path
  hreflang?: Locale
}

/** The conversation on the picture of a shared link. */
export interface ShareTalk {
  question: Copy
  doubt: Copy
  reply: Copy
  sale: Copy
}

export interface TwoLines {
  lead: Copy
  text: Copy
}
