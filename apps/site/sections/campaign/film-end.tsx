import type { WithSideCardSection } from '@repo/content/sections/shared.ts'
import { ButtonLink } from '@repo/ui/button.tsx'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../../link-to.ts'

/** Under a film: what all frames have in common, and the button. */
export function FilmEnd({ text, cta }: NonNullable<WithSideCardSection<unknown>['closing']>) {
  return (
    <div className="wrap flex flex-wrap items-end justify-between gap-7 py-11 tab:pt-16 tab:pb-18">
      <Words.h2 className="type-title">{text}</Words.h2>
      <ButtonLink {...linkTo(cta.to)} size="large" className="max-phone:w-full">
        <Words.span>{cta.label}</Words.span>
      </ButtonLink>
    </div>
  )
}
