import type { CampaignHeroSection } from '#content/sections/campaign.ts'
import type { HeroPicture } from '#content/sections/campaign-pictures.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Words } from '#ui/words.tsx'
import { groundClass } from '../shell/ground.ts'
import { DotColumns } from './pictures/dot-columns.tsx'
import './campaign-hero.css'

export function CampaignHero({ headline, text, byline, ground, picture }: CampaignHeroSection) {
  return (
    <section className={groundClass[ground]}>
      <div className="wrap campaign-hero">
        <div>
          <h1 className="campaign-hero-headline type-display">
            <Words>{headline}</Words>
          </h1>
          <p className="mt-5 max-w-[46ch] type-lead">
            <Words>{text}</Words>
          </p>
          {byline && (
            <p className="mt-6 flex items-center gap-3">
              <Avatar initials={byline.initials} className="size-11!" />
              <span className="leading-snug">
                <b className="block">{byline.name}</b>
                <Words>{byline.role}</Words>
              </span>
            </p>
          )}
        </div>
        <Picture {...picture} />
      </div>
    </section>
  )
}

function Picture(picture: HeroPicture) {
  switch (picture.kind) {
    case 'dotColumns':
      return <DotColumns {...picture} />
  }
}
