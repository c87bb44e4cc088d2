import { Button } from '#ui/button.tsx'
import { Words } from '#ui/words.tsx'
import { Drawing } from './drawing.tsx'
import './step-actions.css'

/** Back at the start side, Continue at the end. On phones they stick to the bottom of the window. */
export function StepActions({ back, go, onBack, canGoBack, isHydrated }: Props) {
  return (
    <div className="step-actions">
      <Button look="ghost" disabled={!canGoBack} onClick={onBack} className="step-actions-back">
        <Drawing name="back" className="size-5 rtl:-scale-x-100" />
        {back}
      </Button>
      {/* Disabled until hydrated: a click would do nothing. */}
      <Button type="submit" disabled={!isHydrated} className="step-actions-go">
        <Words>{go}</Words>
        <Drawing name="go" className="size-5 rtl:-scale-x-100" />
      </Button>
    </div>
  )
}

interface Props {
  back: string
  go: string
  onBack: () => void
  canGoBack: boolean
  isHydrated: boolean
}
