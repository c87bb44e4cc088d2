import type { ReactNode } from 'react'
import type { Copy } from '@repo/content/copy.ts'
import { Button } from '@repo/ui/button.tsx'
import { Words } from '@repo/ui/words.tsx'
import { Drawing } from './drawing.tsx'
import styles from './step-actions.module.css'

/** Back at the start side, Continue at the end, in a bar at the bottom of the window. */
export function StepActions({ back, go, keys, peek, onBack, canGoBack }: Props) {
  return (
    <div
      className={`${styles.stepActions} sticky bottom-0 z-9 bg-(--personal-quiz-surface) pb-[calc(0.5rem+env(safe-area-inset-bottom))]`}
      data-actions=""
    >
      {peek}
      <div className="wrap flex w-full flex-wrap items-center justify-between pt-2">
        <Button
          look="ghost"
          disabled={!canGoBack}
          onClick={onBack}
          className="-ms-1.5 ps-1.5 pe-4.5 tab:-ms-3.5 tab:px-3.5"
        >
          <Drawing name="back" className="size-5 rtl:-scale-x-100" />
          {/* With large text on a phone the arrow says it, so that Continue fits beside it. */}
          <Words.span className="max-[19rem]:sr-only">{back}</Words.span>
        </Button>
        {keys && <Words.p className={styles.keys}>{keys}</Words.p>}
        <Button type="submit" className="flex-1 phone:min-w-60 phone:flex-none tab:min-w-52.5">
          <Words>{go}</Words>
          <Drawing name="go" className="size-5 rtl:-scale-x-100" />
        </Button>
      </div>
    </div>
  )
}

interface Props {
  back: Copy
  go: Copy
  keys: Copy | undefined
  peek: ReactNode
  onBack: () => void
  canGoBack: boolean
}
