import type { SurveyPicture } from '@repo/content/sections/illustrations.ts'
import { Icon } from '@repo/ui/icon.tsx'
import { LiveSurvey } from '@repo/ui/live-survey.tsx'
import { Storefront } from '@repo/ui/storefront.tsx'
import { ShopInvite } from '../shared/shop-invite.tsx'

export function Survey({ moment, shop, ...survey }: SurveyPicture) {
  if (shop)
    return (
      <div data-scene="">
        {/* There is no place beside this shop: the form of an own product is above it at every width. */}
        <figure data-stacked="">
          <Storefront
            {...shop}
            name={survey.store}
            invite={<ShopInvite {...shop} />}
            className="[--option-size:1rem] [--product-scale:1.6] [--question-size:1.3rem] [--survey-width:320px]"
          >
            <LiveSurvey {...survey} />
          </Storefront>
        </figure>
      </div>
    )
  return (
    <div className="relative @container">
      {moment && (
        <span className="absolute -end-1 -top-1 z-1 grid size-13 place-items-center rounded-circle rounded-ee-cut-corner bg-tomato text-ink">
          <Icon name={moment} className="size-6" />
        </span>
      )}
      {/* Where it is the whole picture, its type is larger. */}
      <LiveSurvey
        {...survey}
        className={`@min-[22rem]:[--option-size:1rem] @min-[22rem]:[--question-size:1.5rem] ${moment ? 'mt-4 [--hint-room:2.5rem] @max-[22rem]:[--hint:none]' : ''}`}
      />
    </div>
  )
}
