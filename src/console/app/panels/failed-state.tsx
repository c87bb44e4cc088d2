import { ApiError } from '../api-client.ts'
import { SmallButton } from '../controls/small-button.tsx'
import { useSpoken } from '../words/use-words.tsx'
import styles from './states.module.css'

/** What failed, from when the figures are that stay above it, and the way to try again. */
export function FailedState({
  error,
  figuresOf,
  retry,
  isRetrying = false,
}: {
  error: Error
  /** When the figures came that are still shown. */
  figuresOf?: number | undefined
  retry: () => void
  isRetrying?: boolean
}) {
  const { words, locale } = useSpoken()
  const { failed, figuresOf: of, tryAgain } = words.panels
  const code = error instanceof ApiError ? error.code : 'other'
  const what = code in failed ? failed[code as keyof typeof failed] : failed.other
  const time =
    figuresOf &&
    new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(figuresOf)
  return (
    <div className={styles.failed} role="alert">
      <span>
        {what} {time && of(time)}
      </span>
      <SmallButton onClick={retry} disabled={isRetrying}>
        {tryAgain}
      </SmallButton>
    </div>
  )
}
