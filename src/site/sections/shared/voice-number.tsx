import { DotNumeral } from '#ui/dot-numeral.tsx'
import './voice-number.css'

/** The five voices between a visit and a sale, in order. The first one has not spoken: it has no nib. */
const voices = ['visitor', 'question', 'answer', 'reply', 'sale'] as const

/** A number in the shape of its voice; after the fifth the voices begin again. */
export function VoiceNumber({ number, className = '' }: { number: number; className?: string }) {
  return (
    <span className={`voice-number voice-number-${voices[(number - 1) % voices.length]} ${className}`}>
      <DotNumeral value={String(number)} nib={false} className="voice-number-dots" />
    </span>
  )
}
