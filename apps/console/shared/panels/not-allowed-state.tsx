import { EyeOff } from 'lucide-react'
import { useWords } from '../words/use-words.tsx'

/** For viewers, in the place of leads; or on a screen that is for owners. */
export function NotAllowedState({ isForOwners = false }: { isForOwners?: boolean }) {
  const words = useWords().panels
  return (
    <div className="grid justify-items-start gap-2.5 pt-1 pb-2.5">
      <EyeOff aria-hidden="true" strokeWidth={1.75} className="size-5" />
      <p className="max-w-133 text-pretty">
        <b>{isForOwners ? words.ownersOnly : words.notAllowed}</b> {!isForOwners && words.notAllowedMore}
      </p>
    </div>
  )
}
