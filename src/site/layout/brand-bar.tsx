import type { Ground } from '#content/ground.ts'
import type { Page } from '#content/page.ts'
import type { UiWords } from '#content/ui/ui-words.ts'
import { Tag } from '#ui/tag.tsx'
import { Words } from '#ui/words.tsx'
import { BrandLink } from './brand-link.tsx'
import { groundClass } from './ground-class.ts'

/** Header of campaign and results pages: brand and trial, without navigation. */
export function BrandBar({ words, ground, trial, note }: Props) {
  return (
    <header className={groundClass[ground]}>
      <div className="wrap flex min-h-16 items-center justify-between gap-4 tab:min-h-18">
        <BrandLink onInk={ground === 'ink' || ground === 'jadeDeep'} />
        {note && (
          <p className="text-end text-[1rem]/[1.3] font-semibold">
            <Words>{note}</Words>
          </p>
        )}
        {trial && !note && (
          <Tag ground={ground === 'ink' ? 'dim' : 'ink'}>
            <Words>{words.campaign.trial[trial]}</Words>
          </Tag>
        )}
      </div>
    </header>
  )
}

interface Props {
  words: UiWords
  ground: Ground
  trial: Page['trial']
  note?: Page['barNote']
}
