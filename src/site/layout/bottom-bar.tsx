import type { Copy } from '#content/copy.ts'
import type { TwoLines } from '#content/ui/ui-words.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Words } from '#ui/words.tsx'
import { linkTo } from '../link-to.ts'
import styles from './bottom-bar.module.css'

/** Sticky bar on phones, shown once the page is scrolled past 400 px (SH-03): `client/bottom-bar.ts`. */
export function BottomBar({ lines, label }: { lines: TwoLines; label: Copy }) {
  return (
    <div className={styles.bottomBar} id="bottom-bar">
      <p className="text-micro/[1.25]">
        <b className="block">
          <Words>{lines.lead}</Words>
        </b>
        <Words>{lines.text}</Words>
      </p>
      <ButtonLink {...linkTo('install')} className="min-h-13! flex-1">
        <span>
          <Words>{label}</Words>
        </span>
      </ButtonLink>
    </div>
  )
}
