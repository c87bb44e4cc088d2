import type { Page } from '#content/page.ts'
import { ui } from '#content/ui/ui.ts'

/** The words that a page's shell draws around its sections: what `src/site/layout/shell.astro` picks from the ui words. */
export function wordsAround({ shell, locale, trial, bottomBar }: Page): unknown[] {
  const words = ui[locale]
  const footer = [words.footer, words.rating]
  const bar = bottomBar ?? words.bottomBar[trial ?? 'noTrial']
  const trialLine = trial ? words.campaign.trial[trial] : undefined
  switch (shell) {
    case 'site':
      return [words.rating, footer, bar]
    case 'campaign':
      return [trialLine, words.campaign.tagline, words.campaign.integration, words.rating, words.footer.copyright, bar]
    case 'results':
      return [trialLine, footer]
    case 'variant':
      return [words.variant, words.pricing, words.rating, words.footer.copyright, words.footer.illustrations, bar]
    case 'legal':
      return [words.campaign.tagline, words.campaign.integration, words.rating, words.footer.copyright]
    case 'quiz':
      return [words.rating]
    case 'none':
      return []
  }
}
