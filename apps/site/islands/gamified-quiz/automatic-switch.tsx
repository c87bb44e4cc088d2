import type { Copy } from '@repo/content/copy.ts'
import { Words } from '@repo/ui/words.tsx'
import styles from './automatic-switch.module.css'

/** Switch for automatic advance. Off, the game waits for Next. Before the question in reading order: who needs it off learns of it in time. */
export function AutomaticSwitch({ isOn, isHydrated, onSwitch, children }: Props) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      disabled={!isHydrated}
      className={`${styles.automaticSwitch} min-h-[44px] items-center gap-2.5 -me-2 self-end px-2 text-small lap:z-1 lap:mb-[-44px]`}
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
  children: Copy
}
