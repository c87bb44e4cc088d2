import { EyeOff } from 'lucide-react'
import { useWords } from '../words/use-words.tsx'
import styles from './states.module.css'

/** For viewers, in the place of leads. */
export function NotAllowedState() {
  const words = useWords().panels
  return (
    <div className={styles.state}>
      <EyeOff aria-hidden="true" strokeWidth={1.75} className="size-5" />
      <p>
        <b>{words.notAllowed}</b> {words.notAllowedMore}
      </p>
    </div>
  )
}
