import type { VoicesPicture } from '#content/sections/illustrations.ts'
import { Words } from '#ui/words.tsx'
import { VoiceNumber } from '../shared/voice-number.tsx'
import './voices.css'

export function Voices({ labels }: VoicesPicture) {
  return (
    <ol className="voices">
      {labels.map((label, place) => (
        <li key={label}>
          <VoiceNumber number={place + 1} />
          <span className="voices-label">
            <Words>{label}</Words>
          </span>
        </li>
      ))}
    </ol>
  )
}
