import type { Ground } from '#content/page.ts'

/** A ground and the words on it. `on-ink` turns focus rings and rules light. */
export const groundClass: Record<Ground, string> = {
  lemon: 'bg-lemon text-ink',
  blush: 'bg-blush text-ink',
  mint: 'bg-mint text-ink',
  paper: 'bg-paper text-ink',
  fog: 'bg-fog text-ink',
  ink: 'bg-ink text-paper on-ink',
}
