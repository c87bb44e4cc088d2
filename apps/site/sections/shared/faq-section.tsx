import type { FaqSection as Props } from '@repo/content/sections/shared.ts'
import { Faq } from '@repo/ui/faq.tsx'
import { Framed } from './framed.tsx'

export function FaqSection({ headline, items, surface = 'fog' }: Props) {
  return (
    <Framed surface={surface} columns="list" headline={headline}>
      <Faq name="faq" items={items} open={0} />
    </Framed>
  )
}
