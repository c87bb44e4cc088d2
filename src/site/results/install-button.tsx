import { ButtonLink } from '#ui/button.tsx'
import { Words } from '#ui/words.tsx'
import { linkTo } from '../link-to.ts'

/** To the listing, in a new tab that learns nothing of this page. `report-plan.ts` tells when it is pressed. */
export function InstallButton({ children }: { children: string }) {
  return (
    <ButtonLink
      {...linkTo('install', { referrer: false })}
      size="large"
      data-install=""
      className="w-full phone:w-auto"
    >
      <Words>{children}</Words>
    </ButtonLink>
  )
}
