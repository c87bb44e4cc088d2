import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import styles from './voice-number.module.css'

/** The five voices between a visit and a sale, in order. The first one has not spoken: it has no cut-corner. */
const voices = [
  styles.visitor,
  'rounded-es-[7%] bg-lemon',
  'rounded-ee-[7%] bg-blush in-[.bg-blush]:bg-paper',
  'rounded-es-[7%] bg-ink text-lemon',
  'rounded-ee-[7%] bg-jade',
]

/**
 * A number in the shape of its voice; after the fifth the voices begin again. On a coloured background the silent visitor is
 * a patch of light: the parent sets `--silent-visitor`.
 */
export function VoiceNumber({ number, className = '' }: { number: number; className?: string }) {
  return (
    <span className={`${styles.voiceNumber} ${voices[(number - 1) % voices.length]} ${className}`}>
      <DotNumeral value={String(number)} cutCorner={false} className="absolute inset-0 m-auto h-[46%]" />
    </span>
  )
}
