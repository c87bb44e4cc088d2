// Durations of the two quizzes. The rules take time as a number; only React runs timers.

/** Gamified quiz: from picking an option to the next question. */
export const choiceAutoAdvanceMs = 700
/** Gamified quiz: from the last change of a slider to the next question. */
export const sliderAutoAdvanceMs = 1000
export const confettiMs = 2000
/** Gamified quiz: how long the surface is ink when confetti starts. */
export const inkMs = 900

/** Build step: 20 ticks, two seconds, a stage. */
export const buildTickMs = 100
export const buildTicksPerStage = 20
/** Build step: how long 100% stays on screen. */
export const buildFinishDelayMs = 500
