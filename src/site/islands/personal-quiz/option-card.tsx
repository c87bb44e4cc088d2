import { Words } from '#ui/words.tsx'
import { Drawing } from './drawing.tsx'
import './option-card.css'

/** Option: a native radio styled as a card. */
export function OptionCard({ name, id, label, text, onChoose }: Props) {
  return (
    <label className="option-card">
      {/* Uncontrolled: a choice made before hydration stays. */}
      <input type="radio" name={name} value={id} className="option-card-input" onChange={() => onChoose(id)} />
      <span className="option-card-dot" aria-hidden="true" />
      <span>
        <b className="option-card-label">
          <Words>{label}</Words>
        </b>
        <span className="option-card-text">
          <Words>{text}</Words>
        </span>
      </span>
      <Drawing name={`${name}-${id}`} className="option-card-icon" />
    </label>
  )
}

interface Props {
  name: string
  id: string
  label: string
  text: string
  onChoose: (id: string) => void
}
