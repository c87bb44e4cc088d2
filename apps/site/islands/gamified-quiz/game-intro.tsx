import type { Copy } from '@repo/content/copy.ts'
import { Words } from '@repo/ui/words.tsx'
import styles from './game-intro.module.css'

/** Introduction above the first question: announces that the game advances automatically. */
export function GameIntro({ name, notice }: { name: Copy; notice: Copy }) {
  return (
    <div className={styles.gameIntro}>
      <Words.h1 className="text-body/tight tab:text-sub">{name}</Words.h1>
      <Words.p className="type-small">{notice}</Words.p>
    </div>
  )
}
