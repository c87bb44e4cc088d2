import { useId, useState } from 'react'
import { SmallButton } from '../../controls/small-button.tsx'
import { FailedState } from '../../panels/failed-state.tsx'
import { useWords } from '../../words/use-words.tsx'
import styles from './leads.module.css'
import { PasskeyNeeded } from './passkey-needed.tsx'
import { useEraseLead } from './use-leads.ts'

/** Erasure of a person: asks first, and a passkey confirms it. */
export function EraseLead({
  id,
  requests,
  onErased,
}: {
  id: string
  requests: number
  onErased: (leads: number) => void
}) {
  const words = useWords().leads.erase
  const titleId = useId()
  const [isOpen, setOpen] = useState(false)
  const erase = useEraseLead(id)
  if (!isOpen)
    return (
      <button type="button" className={styles.erase} onClick={() => setOpen(true)}>
        {words.open}
      </button>
    )
  const act = () => erase.mutate(undefined, { onSuccess: ({ leads }) => onErased(leads) })
  return (
    <section className={styles.eraseAsk} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.askTitle}>
        {words.title(requests)}
      </h3>
      <p className={styles.askMore}>{words.more}</p>
      {erase.error && (
        <PasskeyNeeded error={erase.error}>
          <FailedState error={erase.error} retry={act} isRetrying={erase.isPending} />
        </PasskeyNeeded>
      )}
      <div className={styles.chips}>
        <SmallButton onClick={act} disabled={erase.isPending}>
          {words.confirm}
        </SmallButton>
        <SmallButton look="line" onClick={() => setOpen(false)}>
          {words.cancel}
        </SmallButton>
      </div>
    </section>
  )
}
