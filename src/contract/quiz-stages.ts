/**
 * What a visit can reach in the personalised quiz. A session keeps a bit for each: the bit is the place in this list, so a new one
 * goes to the end and none is ever moved, renamed or taken out. What is not listed has no bit: ids that a stranger makes up use up
 * nothing.
 */
export const quizStages = [
  'quiz',
  'completed',
  'plan',
  'install',
  'scenario:A',
  'scenario:B',
  'scenario:C',
  'scenario:D',
  'step:goal',
  'step:pain',
  'step:infoA',
  'step:traffic',
  'step:aov',
  'step:tools',
  'step:question',
  'step:infoB',
  'step:build',
] as const
