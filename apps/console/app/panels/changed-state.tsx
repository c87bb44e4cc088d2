import type { ReactNode } from 'react'
import { SmallButton } from '../controls/small-button.tsx'

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
    <div className="grid justify-items-start gap-2.5 pt-1 pb-2.5" role="alert">
      <p className="max-w-133 text-pretty">{what}</p>
      <div className="flex flex-wrap gap-2">
        <SmallButton onClick={keepTheirs.act}>{keepTheirs.label}</SmallButton>
        <SmallButton look="line" onClick={keepMine.act}>
          {keepMine.label}
        </SmallButton>
      </div>
    </div>
  )
}
