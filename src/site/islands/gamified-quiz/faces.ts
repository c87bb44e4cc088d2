import type { SliderFace } from '#quiz/gamified.ts'

/** Faces of the slider, from 1 to 10. */
export const faces: Record<SliderFace, string> = { sad: '😞', unsure: '😐', happy: '🙂', thrilled: '🤩' }
