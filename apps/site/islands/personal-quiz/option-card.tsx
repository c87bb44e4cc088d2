import type { Copy } from '@repo/content/copy.ts'
import { Words } from '@repo/ui/words.tsx'
import { Drawing } from './drawing.tsx'
import styles from './option-card.module.css'

/** Option: a native radio styled as a card. */
export function OptionCard({ name, id, place, label, text, onChoose }: Props) {
  return (
    <label className={styles.optionCard}>
      {/* Uncontrolled: a choice made before hydration stays. */}
      <input
        type="radio"
        name={name}
        value={id}
        aria-keyshortcuts={`${place}`}
        className="absolute inset-0 size-full m-0 opacity-0 cursor-pointer"
        onChange={() => onChoose(id)}
      />
      <span className={styles.dot} aria-hidden="true" />
      <span className="text-balance">
        <Words.b className="block text-base/tight mini:text-body tab:text-large">{label}</Words.b>
        <Words.span className={styles.text}>{text}</Words.span>
      </span>
      <kbd className={styles.key} aria-hidden="true">
        {place}
      </kbd>
      <Drawing name={`${name}-${id}`} className="hidden size-6.5 tab:block" />
    </label>
  )
}

interface Props {
  name: string
  id: string
  /** From 1, and the key that chooses it. */
  place: number
  label: Copy
  text: Copy
  onChoose: (id: string) => void
}
