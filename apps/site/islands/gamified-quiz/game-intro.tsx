import type { Copy } from '@repo/content/copy.ts'
import { Words } from '@repo/ui/words.tsx'
import styles from './game-intro.module.css'

/** Introduction above the first question: announces that the game advances automatically. */
export function GameIntro({ name, notice }: { name: Copy; notice: Copy }) {
  return (
    <div
      className={`${styles.gameIntro} mb-4.5 max-w-184 rounded-large rounded-es-cut-corner bg-ink px-4.5 pt-3 pb-3.5 text-start text-paper tab:mb-[clamp(0.75rem,4dvh,2.25rem)] tab:px-6 tab:py-4`}
    >
      <Words.h1 className="text-body/tight tab:text-sub">{name}</Words.h1>
      <Words.p className="type-small">{notice}</Words.p>
    </div>
  )
}
