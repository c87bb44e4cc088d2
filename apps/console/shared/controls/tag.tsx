import type { ReactNode } from 'react'
import { Tag as UiTag } from '@repo/ui/tag.tsx'

const surfaces = { quiet: 'fog', soft: 'lemon-soft', ask: 'lemon', error: 'tomato', good: 'mint' } as const

/** A word on a state. Lemon asks or waits for the reader, tomato is an error, mint the verdict "better". */
export function Tag({ look = 'quiet', children }: { look?: keyof typeof surfaces; children: ReactNode }) {
  return <UiTag surface={surfaces[look]}>{children}</UiTag>
}
