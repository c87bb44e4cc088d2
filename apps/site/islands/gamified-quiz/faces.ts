import type { SliderFace } from '@repo/contract/quiz/gamified.ts'

/** Faces of the slider, from 1 to 10. */
export const faces: Record<SliderFace, string> = { sad: '😞', unsure: '😐', happy: '🙂', thrilled: '🤩' }
