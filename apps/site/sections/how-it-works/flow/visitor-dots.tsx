import type { Copy } from '@repo/content/copy.ts'
import { DotField } from '@repo/ui/dot-field.tsx'
import styles from './visitor-dots.module.css'

/** The place of the one we follow, where the track begins: the end of the fourth row of seven. */
const picked = 27

/** Visitors as analytics shows them: grey dots, all alike but one. */
export function VisitorDots({ count, label }: { count: number; label: Copy }) {
  const dots = Array.from({ length: count }, (_, place) => (place === picked ? undefined : 'line'))
  return (
    <div className="relative w-37.5 wide:w-33 lap:w-39">
      <DotField dots={dots} columns={7} size={0.66} label={label} />
      <i
        className={`${styles.picked} absolute end-[-3.7%] top-[50%] aspect-square w-[17.3%] -translate-y-1/2 rounded-circle bg-ink`}
      />
    </div>
  )
}
