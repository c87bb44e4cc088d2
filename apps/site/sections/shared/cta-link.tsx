import type { ComponentProps } from 'react'
import type { Cta } from '@repo/content/cta.ts'
import { ButtonLink } from '@repo/ui/button.tsx'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../../link-to.ts'

/** A call to action: its words on a button that leads to its destination. */
export function CtaLink({ cta, ...look }: { cta: Cta } & Omit<ComponentProps<typeof ButtonLink>, 'href' | 'children'>) {
  return (
    <ButtonLink {...linkTo(cta.to)} {...look}>
      <Words>{cta.label}</Words>
    </ButtonLink>
  )
}

/** Text links beside a call to action. */
export function OtherLinks({ links, className }: { links: readonly (Cta | undefined)[]; className: string }) {
  return links.map(
    (link) =>
      link && (
        <a key={link.to} {...linkTo(link.to)} className={className}>
          <Words>{link.label}</Words>
        </a>
      ),
  )
}
