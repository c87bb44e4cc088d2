import type { Copy } from '@repo/content/copy.ts'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { Words } from '@repo/ui/words.tsx'
import styles from './milestone.module.css'

/** Milestone above the question: percentage and message. */
export function Milestone({ percent, title, text }: { percent: number; title: Copy; text: Copy }) {
  return (
    <div className={styles.milestone}>
      <DotNumeral
        value={`${percent}%`}
        ghost
        hidden
        className="h-[clamp(30px,10vw,40px)] short:h-[26px] text-lemon tab:h-[clamp(48px,9.8dvh,88px)]"
      />
      <div>
        <Words.p className="font-normal font-display text-sub/close short:text-body/close tab:text-head">
          {title}
        </Words.p>
        <Words.p className="mt-0.75 text-small leading-[1.4] short:mt-0 short:text-micro/[1.25] text-balance text-[#c9ccbf] tab:text-body">
          {text}
        </Words.p>
      </div>
    </div>
  )
}
