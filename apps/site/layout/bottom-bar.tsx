import type { Copy } from '@repo/content/copy.ts'
import type { ResultsWords } from '@repo/content/results/plan.ts'
import type { TwoLines } from '@repo/content/ui/ui-words.ts'
import { Button, ButtonLink } from '@repo/ui/button.tsx'
import { Icon } from '@repo/ui/icon.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../link-to.ts'
import styles from './bottom-bar.module.css'

/**
 * Sticky bar on phones, shown once the page is scrolled past 400 px (SH-03): `client/bottom-bar.ts`. In a plan its question
 * can be copied from here too; where the clipboard cannot be written, the two lines stay.
 */
export function BottomBar({ lines, label, plan }: Props) {
  // In a plan it is an install button like the others there (RS-01, RS-02): no referrer, and its click is reported.
  const link = plan ? { ...linkTo('install', { referrer: false }), 'data-install': '' } : linkTo('install')
  return (
    <div
      className={`${styles.bottomBar} fixed inset-x-0 bottom-0 z-50 items-center gap-3.5 bg-paper px-gutter pt-3 pb-[calc(.7rem+env(safe-area-inset-bottom))]`}
      id="bottom-bar"
    >
      {plan && (
        <Button
          look="line"
          className="min-h-13! w-13 px-0!"
          data-copy="question"
          data-done={plainWords(plan.copied)}
          hidden
        >
          <Icon name="copy" />
          <Words.span className="sr-only">{plan.copy}</Words.span>
        </Button>
      )}
      <p className={`${styles.lines} text-micro/tight max-mini:max-w-24 max-mini:text-balance`}>
        <Words.b className="block">{lines.lead}</Words.b>
        <Words>{lines.text}</Words>
      </p>
      <ButtonLink {...link} className="min-h-13! flex-1 max-mini:px-3">
        <Words.span>{label}</Words.span>
      </ButtonLink>
    </div>
  )
}

interface Props {
  lines: TwoLines
  label: Copy
  /** Words of the copy button, on the page of a quiz's plan. */
  plan?: ResultsWords['ask'] | undefined
}
