import { EyeOff } from 'lucide-react'
import { useWords } from '../words/use-words.tsx'

/** For viewers, in the place of leads. */
export function NotAllowedState() {
  const words = useWords().panels
  return (
    <div className="grid justify-items-start gap-2.5 pt-1 pb-2.5">
      <EyeOff aria-hidden="true" strokeWidth={1.75} className="size-5" />
      <p className="max-w-133 text-pretty">
        <b>{words.notAllowed}</b> {words.notAllowedMore}
      </p>
    </div>
  )
}
