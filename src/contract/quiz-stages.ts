/**
 * The stages of the personalised quiz. A session stores them as a bit mask: the bit is the index in this list, so append only;
 * never move, rename or remove an entry. Unlisted ids have no bit, so that forged ones use up none.
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
