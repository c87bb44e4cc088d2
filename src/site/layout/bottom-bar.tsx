import type { Copy } from '#content/copy.ts'
import type { TwoLines } from '#content/ui/ui-words.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Words } from '#ui/words.tsx'
import { linkTo } from '../link-to.ts'
import styles from './bottom-bar.module.css'

/** Sticky bar on phones, shown once the page is scrolled past 400 px (SH-03): `client/bottom-bar.ts`. */
export function BottomBar({ lines, label, inPlan = false }: Props) {
  // In a plan it is an install button like the others there (RS-01, RS-02): no referrer, and its click is reported.
  const link = inPlan ? { ...linkTo('install', { referrer: false }), 'data-install': '' } : linkTo('install')
  return (
    <div className={styles.bottomBar} id="bottom-bar">
      <p className="text-micro/[1.25]">
        <b className="block">
          <Words>{lines.lead}</Words>
        </b>
        <Words>{lines.text}</Words>
      </p>
      <ButtonLink {...link} className="min-h-13! flex-1">
        <span>
          <Words>{label}</Words>
        </span>
      </ButtonLink>
    </div>
  )
}

interface Props {
  lines: TwoLines
  label: Copy
  /** On the page of a quiz's plan. */
  inPlan?: boolean
}
