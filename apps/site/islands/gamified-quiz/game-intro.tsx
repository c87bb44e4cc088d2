import type { Copy } from '@repo/content/copy.ts'
import { Words } from '@repo/ui/words.tsx'
import styles from './game-intro.module.css'

/** Introduction above the first question: announces that the game advances automatically. */
export function GameIntro({ name, notice }: { name: Copy; notice: Copy }) {
  return (
    <div className={styles.gameIntro}>
      <h1 className="text-body/tight tab:text-sub">
        <Words>{name}</Words>
      </h1>
      <p className="type-small">
        <Words>{notice}</Words>
      </p>
    </div>
  )
}
