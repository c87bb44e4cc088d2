/** Durations of the two quizzes. The rules take time as a number; only React runs timers. */
export const timing = {
  /** Gamified quiz: from picking an option to the next question. */
  choiceAutoAdvanceMs: 700,
  /** Gamified quiz: from the last change of a slider to the next question. */
  sliderAutoAdvanceMs: 1000,
  confettiMs: 2000,
  /** Build step: 20 ticks, two seconds, a stage. */
  buildTickMs: 100,
  buildTicksPerStage: 20,
  /** Build step: how long 100% stays on screen. */
  buildFinishDelayMs: 500,
} as const
