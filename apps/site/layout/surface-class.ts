import type { Surface } from '@repo/content/surface.ts'

/** Background and text colour. `on-ink` makes focus rings and rules light. */
export const surfaceClass: Record<Surface, string> = {
  lemon: 'bg-lemon text-ink',
  lemonSoft: 'bg-lemon-soft text-ink',
  blush: 'bg-blush text-ink',
  blushSoft: 'bg-blush-soft text-ink',
  mint: 'bg-mint text-ink',
  jadeDeep: 'bg-jade-deep text-paper on-ink',
  paper: 'bg-paper text-ink',
  fog: 'bg-fog text-ink',
  fog2: 'bg-fog-2 text-ink',
  ink: 'bg-ink text-paper on-ink',
}

/** On a dark surface the primary button and the mark are lemon. */
export function isDark(surface: Surface): boolean {
  return surface === 'ink' || surface === 'jadeDeep'
}
