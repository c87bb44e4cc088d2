import type { Copy } from '#content/copy.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Words } from '#ui/words.tsx'
import { linkTo } from '../link-to.ts'

/** Install link in a new tab, `noreferrer`. `report-plan.ts` reports its click. */
export function InstallButton({ children }: { children: Copy }) {
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
