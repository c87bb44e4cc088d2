import { Words } from '#ui/words.tsx'
import { Drawing } from './drawing.tsx'
import './option-card.css'

/** One answer: a native radio that looks like a card. Choosing hardens its circle into the answer shape. */
export function OptionCard({ name, id, label, text, onChoose }: Props) {
  return (
    <label className="option-card">
      {/* Left to the browser: what is chosen before the page's script arrives stays chosen. */}
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
