import { useId, useState } from 'react'
import { SmallButton } from '../../../shared/controls/small-button.tsx'
import { useWords } from '../../../shared/words/use-words.tsx'
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
      <button
        type="button"
        className="mt-4 py-2 font-semibold text-tomato-deep underline decoration-2 underline-offset-4"
        onClick={() => setOpen(true)}
      >
        {words.open}
      </button>
    )
  const act = () => erase.mutate(undefined, { onSuccess: ({ leads }) => onErased(leads) })
  return (
    <section className="cut-corner mt-4 rounded-medium bg-tomato-soft px-4 pt-3.5 pb-4" aria-labelledby={titleId}>
      <h3 id={titleId} className="font-display text-body/tight">
        {words.title(requests)}
      </h3>
      <p className="mt-1 text-pretty">{words.more}</p>
      {erase.error && <PasskeyNeeded error={erase.error} retry={act} isRetrying={erase.isPending} />}
      <div className="mt-2.5 flex flex-wrap items-center gap-1.5">
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
