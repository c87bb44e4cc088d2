import type { VoicesPicture } from '@repo/content/sections/illustrations.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { VoiceNumber } from '../shared/voice-number.tsx'

export function Voices({ labels }: VoicesPicture) {
  return (
    <ol className="grid grid-cols-5 gap-[clamp(6px,1.4vw,20px)] text-center font-semibold [--silent-visitor:rgb(255_255_255/.75)]">
      {labels.map((label, place) => (
        <li key={plainWords(label)}>
          <VoiceNumber number={place + 1} />
          {/* Five labels do not fit beside one another on a phone; the shapes carry it there. */}
          <Words.span className="max-tab:sr-only tab:mt-3.5 tab:block">{label}</Words.span>
        </li>
      ))}
    </ol>
  )
}
