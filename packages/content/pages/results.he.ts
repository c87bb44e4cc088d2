import { definePage } from '../page.ts'
import { resultsHe } from '../results/he.ts'

export default definePage({
  path: '/results',
  locale: 'he',
  title: 'התוכנית שלכם | {brand}',
  description: 'התוכנית שיצאה מהקוויז: מה לשאול את המבקרים, מתי לשאול, ומה לעשות עם התשובות.',
  shell: 'results',
  trial: 'trial7',
  indexable: false,
  sections: [{ kind: 'results', lang: 'he', quiz: '/quiz', words: resultsHe }],
})
