import type { KeyboardEvent } from 'react'
import type { Copy } from '@repo/content/copy.ts'
import type { ChoiceQuestion } from '@repo/contract/quiz/game.ts'
import { Words } from '@repo/ui/words.tsx'
import { EmojiIcon } from './emoji-icon.tsx'
import styles from './options.module.css'

/**
 * Options that advance when chosen. Buttons, not radios: an arrow key selects a radio, so the first key press would leave
 * the question. Here arrow keys only move focus.
 */
export function Options({ kind, labelledBy, options, chosen, isHydrated, onChoose }: Props) {
  return (
    // Disabled until hydrated: a click would do nothing.
    <fieldset aria-labelledby={labelledBy} disabled={!isHydrated} className={`${styles.options} ${looks[kind]}`}>
      {options.map(({ id, label, emoji, text }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          className={styles.option}
          onClick={() => onChoose(id)}
          onKeyDown={moveFocus}
        >
          {emoji && <EmojiIcon emoji={emoji} className="size-[54px] tab:h-auto tab:w-[clamp(54px,8.5dvh,76px)]" />}
          <Words.span>{label}</Words.span>
          {text && (
            <Words.span className="max-w-[7.8em] font-text text-base leading-[1.2] font-semibold tracking-normal text-balance tab:text-body">
              {text}
            </Words.span>
          )}
        </button>
      ))}
    </fieldset>
  )
}

interface Props {
  kind: ChoiceQuestion['kind']
  labelledBy: string
  options: readonly { id: string; label: Copy; emoji?: string; text?: Copy }[]
  chosen: string | number | undefined
  isHydrated: boolean
  onChoose: (id: string) => void
}

const looks = { icons: styles.icons, yesNo: styles.yesNo, choice: styles.choice }

const steps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

function moveFocus(event: KeyboardEvent<HTMLButtonElement>) {
  // Alt and an arrow is Back in the browser.
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const step = steps[event.key]
  if (step === undefined) return
  const buttons = [...(event.currentTarget.parentElement?.querySelectorAll('button') ?? [])]
  buttons.at((buttons.indexOf(event.currentTarget) + step) % buttons.length)?.focus()
  event.preventDefault()
}
