import type { Copy } from '@repo/content/copy.ts'
import type { ButtonLook } from '@repo/ui/button.tsx'
import { ButtonLink } from '@repo/ui/button.tsx'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../link-to.ts'

/** Install link in a new tab, `noreferrer`. `report-plan.ts` reports its click. */
export function InstallButton({
  size = 'large',
  className = 'w-full phone:w-auto',
  look = 'ink',
  children,
}: ButtonLook & { className?: string; children: Copy }) {
  return (
    <ButtonLink {...linkTo('install', { referrer: false })} {...{ size, look, className }} data-install="">
      <Words>{children}</Words>
    </ButtonLink>
  )
}
