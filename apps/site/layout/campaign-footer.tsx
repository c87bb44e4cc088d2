import type { Copy } from '@repo/content/copy.ts'
import type { Page, PageEntry } from '@repo/content/page.ts'
import type { UiWords } from '@repo/content/ui/ui-words.ts'
import { Icon } from '@repo/ui/icon.tsx'
import { Stars } from '@repo/ui/stars.tsx'
import { Words } from '@repo/ui/words.tsx'
import { BrandLink } from './brand-link.tsx'
import { FooterBase } from './footer-base.tsx'

/** Footer of campaign pages: it names the trial of its own page, so that a page never contradicts itself. */
export function CampaignFooter({ words, trial, translations, hasExamples, consentLabel }: Props) {
  return (
    <footer className="on-ink fade-100 bg-ink pt-13 pb-28 text-paper tab:pb-8">
      <div className="wrap">
        <div className="grid items-end gap-x-16 gap-y-8 tab:grid-cols-end">
          <div>
            <BrandLink onInk to="root" />
            <p className="mt-5 max-w-[12.89em] type-head">
              <Words>{words.campaign.tagline}</Words>
            </p>
          </div>
          <ul className="grid gap-3 font-semibold">
            {trial && (
              <li className="flex items-center gap-3">
                <Icon name="calendar" className="size-5.5 text-lemon" />
                <span>
                  <Words>{words.campaign.trial[trial]}</Words>
                </span>
              </li>
            )}
            <li className="flex items-center gap-3">
              <Icon name="plug" className="size-5.5 text-lemon" />
              <span>
                <Words>{words.campaign.integration}</Words>
              </span>
            </li>
            {words.rating && (
              <li className="flex items-center gap-3">
                <Stars className="h-[18px] text-lemon" label={words.fiveStars} />
                <Words>{words.rating}</Words>
              </li>
            )}
          </ul>
        </div>
        <div className="mt-11">
          <FooterBase words={words} translations={translations} hasExamples={hasExamples} consentLabel={consentLabel} />
        </div>
      </div>
    </footer>
  )
}

interface Props {
  words: UiWords
  trial?: Page['trial']
  translations: readonly PageEntry[]
  hasExamples: boolean
  consentLabel?: Copy | undefined
}
