import { definePage } from '../page.ts'
import { personalEn } from '../quizzes/personal.en.ts'
import { resultsEn } from '../results/en.ts'

const { talks, goals, traffic } = resultsEn

export default definePage({
  path: '/quiz-en',
  locale: 'en',
  title: 'Quiz',
  description:
    'A few quick questions about your store, and a plan at the end: what to ask your visitors, when to ask it, and what the AI replies.',
  shell: 'quiz',
  indexable: true,
  share: { headline: 'Find the one question your store should ask', tag: personalEn.start.takes },
  translationOf: '/quiz',
  sections: [{ kind: 'quiz', lang: 'en', results: '/results-en', words: personalEn, plan: { talks, goals, traffic } }],
})
