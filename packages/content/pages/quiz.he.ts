import { definePage } from '../page.ts'
import { personalHe } from '../quizzes/personal.he.ts'
import { resultsHe } from '../results/he.ts'

const { talks, goals, traffic } = resultsHe

export default definePage({
  path: '/quiz',
  locale: 'he',
  title: 'קוויז אישי לבעלי חנויות | {brand}',
  description: 'כמה שאלות קצרות על החנות שלכם, ובסוף תוכנית: מה לשאול את המבקרים, מתי לשאול ומה ה-AI יענה.',
  shell: 'quiz',
  indexable: true,
  share: { headline: personalHe.start.headline, tag: personalHe.start.takes },
  sections: [{ kind: 'quiz', lang: 'he', results: '/results', words: personalHe, plan: { talks, goals, traffic } }],
})
