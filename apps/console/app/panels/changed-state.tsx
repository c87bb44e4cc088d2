import type { ReactNode } from 'react'
import { SmallButton } from '../controls/small-button.tsx'
import styles from './states.module.css'

/** Two people changed one thing: both versions, and which of them to keep. */
export function ChangedState({
  what,
  keepTheirs,
  keepMine,
}: {
  what: ReactNode
  keepTheirs: { label: string; act: () => void }
  keepMine: { label: string; act: () => void }
}) {
  return (
    <div className={styles.state} role="alert">
      <p>{what}</p>
      <div className="flex flex-wrap gap-2">
        <SmallButton onClick={keepTheirs.act}>{keepTheirs.label}</SmallButton>
        <SmallButton look="line" onClick={keepMine.act}>
          {keepMine.label}
        </SmallButton>
      </div>
    </div>
  )
}
