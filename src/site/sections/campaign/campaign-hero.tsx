import type { CampaignHeroSection } from '#content/sections/campaign.ts'
import type { HeroPicture } from '#content/sections/illustrations.ts'
import { Avatar } from '#ui/avatar.tsx'
import { DotNumeral } from '#ui/dot-numeral.tsx'
import { Words } from '#ui/words.tsx'
import { groundClass } from '../../layout/ground-class.ts'
import { DotColumns } from '../illustrations/dot-columns.tsx'
import { Layers } from '../illustrations/layers.tsx'
import { Receipt } from '../illustrations/receipt.tsx'
import { Stores } from '../illustrations/stores.tsx'
import { Survey } from '../illustrations/survey.tsx'
import { Voices } from '../illustrations/voices.tsx'
import './campaign-hero.css'

export function CampaignHero({ headline, text, byline, ground, picture }: CampaignHeroSection) {
  return (
    <section className={groundClass[ground]}>
      <div className={`wrap campaign-hero ${layout[picture.kind]}`}>
        <div className="campaign-hero-words">
          <h1
            className={`campaign-hero-headline type-display ${picture.kind === 'numeral' ? 'max-tab:text-wrap' : ''}`}
          >
            {picture.kind === 'numeral' && <span className="sr-only">{picture.figure} </span>}
            <Words>{headline}</Words>
          </h1>
          <div>
            <p className="campaign-hero-text type-lead">
              <Words>{text}</Words>
            </p>
            {byline && (
              <p className="mt-6 flex items-center gap-3">
                <Avatar initials={byline.initials} className="size-11!" />
                <span className="leading-snug text-balance">
                  <b className="block">{byline.name}</b>
                  <Words>{byline.role}</Words>
                </span>
              </p>
            )}
          </div>
        </div>
        {draw(picture)}
      </div>
    </section>
  )
}

/** Placement of a picture: after the words, full width under them, or before them. */
const layout: Record<HeroPicture['kind'], string> = {
  dotColumns: 'campaign-hero-beside',
  layers: 'campaign-hero-beside',
  numeral: 'campaign-hero-before',
  receipt: 'campaign-hero-beside',
  stores: 'campaign-hero-beside items-center',
  survey: 'campaign-hero-beside items-center',
  voices: 'campaign-hero-across',
}

/** The list of pictures. */
function draw(picture: HeroPicture) {
  switch (picture.kind) {
    case 'dotColumns':
      return <DotColumns {...picture} />
    case 'layers':
      return <Layers {...picture} />
    case 'numeral':
      return <DotNumeral value={picture.figure} ghost hidden className="campaign-hero-numeral text-lemon" />
    case 'receipt':
      return <Receipt {...picture} />
    case 'stores':
      return <Stores {...picture} />
    case 'survey':
      return <Survey {...picture} />
    case 'voices':
      return <Voices {...picture} />
  }
}
