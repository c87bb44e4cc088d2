import { Icon } from './icon.tsx'
import './pause-button.css'

/** Stops everything that moves on the page. Until a script sets things moving there is nothing to stop, and no button. */
export function PauseButton({ label, className = '' }: { label: string; className?: string }) {
  return (
    <button
      type="button"
      id="pause-button"
      aria-pressed="false"
      aria-label={label}
      className={`pause-button ${className}`}
    >
      <Icon name="pause" className="pause-button-pause" stroke={2.2} />
      <Icon name="play" className="pause-button-play" stroke={2.2} />
    </button>
  )
}
