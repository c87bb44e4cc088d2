import type { Page } from '@repo/content/page.ts'
import { Icon } from '@repo/ui/icon.tsx'
import { Stars } from '@repo/ui/stars.tsx'
import { Words } from '@repo/ui/words.tsx'
import { BrandLink } from './brand-link.tsx'
import { FooterBase, type FooterProps } from './footer-base.tsx'

/** Footer of campaign pages: it names the trial of its own page, so that a page never contradicts itself. */
export function CampaignFooter({ trial, ...base }: FooterProps & { trial?: Page['trial'] }) {
  const { words } = base
  return (
    <footer className="on-ink fade-100 bg-ink pt-8 pb-21 tab:pt-13 text-paper tab:pb-8">
      <div className="wrap">
        <div className="grid items-end gap-x-16 gap-y-5 tab:gap-y-8 tab:grid-cols-end">
          <div>
            <BrandLink onInk to="root" />
            <Words.p className="mt-5 max-w-[12.89em] type-head">{words.campaign.tagline}</Words.p>
          </div>
          <ul className="grid gap-3 font-semibold">
            {trial && (
              <li className="flex items-center gap-3">
                <Icon name="calendar" className="size-5.5 text-lemon" />
                <Words.span>{words.campaign.trial[trial]}</Words.span>
              </li>
            )}
            <li className="flex items-center gap-3">
              <Icon name="plug" className="size-5.5 text-lemon" />
              <Words.span>{words.campaign.integration}</Words.span>
            </li>
            {words.rating && (
              <li className="flex items-center gap-3">
                <Stars className="text-lemon" label={words.fiveStars} />
                <Words>{words.rating}</Words>
              </li>
            )}
          </ul>
        </div>
        <div className="mt-11">
          <FooterBase {...base} />
        </div>
      </div>
    </footer>
  )
}
