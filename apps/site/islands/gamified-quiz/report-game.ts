import { notifyTrackers } from '@repo/site/analytics/notify-trackers.ts'
import type { GameState } from '@repo/contract/quiz/game-state.ts'

/** Reports the start and the first completion of a game, in builds that measure. `before` is null when it opens. */
export function reportGame(before: GameState | null, after: GameState): void {
  if (!before) notifyTrackers('game_started')
  else if (before.completions === 0 && after.completions > 0) notifyTrackers('game_completed')
}
