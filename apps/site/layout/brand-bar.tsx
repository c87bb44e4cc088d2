import type { Surface } from '@repo/content/surface.ts'
import type { Page } from '@repo/content/page.ts'
import type { UiWords } from '@repo/content/ui/ui-words.ts'
import { ButtonLink } from '@repo/ui/button.tsx'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../link-to.ts'
import { BrandLink } from './brand-link.tsx'
import { surfaceClass, isDark } from './surface-class.ts'

/** Header of campaign and legal pages: brand and trial, without navigation. */
export function BrandBar({ words, surface, trial, note }: Props) {
  const dark = isDark(surface)
  return (
    <header className={surfaceClass[surface]}>
      <div
        className={`wrap flex min-h-16 flex-wrap items-center justify-between gap-x-3 max-[19rem]:py-3 tab:min-h-18 ${note && trial ? 'max-phone:pt-2.5 max-phone:pb-1' : ''}`}
      >
        {/* With a button at the end, the note is beside the brand; on phones under it, in every font: what wraps by itself would
            move the page when its font comes. Enlarged text takes another line. */}
        <div className="flex min-w-min flex-1 items-center gap-x-2.5 max-phone:flex-col max-phone:items-start tab:gap-x-4">
          <BrandLink to={words.home} onInk={dark} />
          {note && trial && <Words.p className="text-small/tight max-phone:pb-1 tab:text-base">{note}</Words.p>}
        </div>
        {note && !trial && <Words.p className="text-end text-base/tight font-semibold">{note}</Words.p>}
        {trial && (
          <ButtonLink
            {...linkTo('install')}
            look={dark ? 'lemon' : 'ink'}
            size="small"
            className="flex-none px-4 max-mini:px-3 max-mini:text-note tab:px-5"
          >
            <Words>{words.campaign.startTrial[trial]}</Words>
          </ButtonLink>
        )}
      </div>
    </header>
  )
}

interface Props {
  words: UiWords
  surface: Surface
  /** The button at the end starts it. */
  trial?: Page['trial']
  note?: Page['barNote']
}
