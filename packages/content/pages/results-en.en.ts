import { definePage } from '../page.ts'
import { resultsEn } from '../results/en.ts'

export default definePage({
  path: '/results-en',
  locale: 'en',
  title: 'Results',
  description: 'Your plan from the quiz: what to ask your visitors, when to ask it, and what to do with the answers.',
  shell: 'results',
  trial: 'trial7',
  indexable: false,
  translationOf: '/results',
  sections: [{ kind: 'results', lang: 'en', quiz: '/quiz-en', words: resultsEn }],
})
