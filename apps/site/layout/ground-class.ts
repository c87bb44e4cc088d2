import type { Ground } from '@repo/content/ground.ts'

/** Background and text colour. `on-ink` makes focus rings and rules light. */
export const groundClass: Record<Ground, string> = {
  lemon: 'bg-lemon text-ink',
  lemonSoft: 'bg-lemon-soft text-ink',
  blush: 'bg-blush text-ink',
  blushSoft: 'bg-blush-soft text-ink',
  mint: 'bg-mint text-ink',
  jadeDeep: 'bg-jade-deep text-paper on-ink',
  paper: 'bg-paper text-ink',
  fog: 'bg-fog text-ink',
  ink: 'bg-ink text-paper on-ink',
}

/** On a dark ground the primary button and the mark are lemon. */
export function isDark(ground: Ground): boolean {
  return ground === 'ink' || ground === 'jadeDeep'
}
