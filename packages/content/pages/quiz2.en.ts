import { definePage } from '../page.ts'
import { gamifiedEn } from '../quizzes/gamified.en.ts'

export default definePage({
  path: '/quiz2',
  locale: 'en',
  title: 'How well do you know your visitors?',
  description:
    'Eleven quick questions about the people in your store. Guess where they come from, where they leave and why, then bet on the answer.',
  shell: 'quiz',
  trial: 'trial7',
  indexable: true,
  sections: [{ kind: 'game', words: gamifiedEn }],
})
