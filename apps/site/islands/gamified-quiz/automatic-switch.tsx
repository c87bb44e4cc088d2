import type { Copy } from '@repo/content/copy.ts'
import { Words } from '@repo/ui/words.tsx'
import styles from './automatic-switch.module.css'

/** Switch for automatic advance. Off, the game waits for Next. */
export function AutomaticSwitch({ isOn, isHydrated, onSwitch, className = '', children }: Props) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      disabled={!isHydrated}
      className={`${styles.automaticSwitch} ${className}`}
      onClick={onSwitch}
    >
      <i aria-hidden="true" className={styles.track} />
      <Words>{children}</Words>
    </button>
  )
}

interface Props {
  isOn: boolean
  isHydrated: boolean
  onSwitch: () => void
  className?: string
  children: Copy
}
