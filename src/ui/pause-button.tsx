import { Icon } from './icon.tsx'
import './pause-button.css'

/** Stops all motion on the page (WCAG 2.2.2). Hidden until a script starts motion. */
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
