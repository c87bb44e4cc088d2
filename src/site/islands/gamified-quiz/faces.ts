import type { SliderFace } from '#quiz/gamified.ts'

/** What the slider looks like, from 1 to 10. */
export const faces: Record<SliderFace, string> = { sad: '😞', unsure: '😐', happy: '🙂', thrilled: '🤩' }
