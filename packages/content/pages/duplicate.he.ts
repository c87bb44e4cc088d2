import type { Cta } from '../cta.ts'
import { definePage } from '../page.ts'
import { personalHe } from '../quizzes/personal.he.ts'
import type { Written } from '../written.ts'

const { steps } = personalHe
const start: Written<Cta> = { label: 'לגלות מה לשאול אותם', to: '/quiz' }

export default definePage({
  path: '/duplicate',
  locale: 'he',
  title: 'הם יוצאים בלי לקנות. שאלתם אותם למה? | {brand}',
  description: 'הקוויז מוצא מה כדאי לשאול בחנות שלכם, ומתי. {trial7.adjective} ניסיון חינם, התקנה בלי קוד.',
  shell: 'campaign',
  bar: 'lemon',
  trial: 'trial7',
  indexable: false,
  hypothesis: 'כותרת שפותחת בכאב (יוצאים בלי לקנות) מביאה יותר התחלות קוויז מכותרת שפותחת בתוכנית.',
  sections: [
    {
      kind: 'quizEntry',
      headline: 'הם יוצאים\nבלי לקנות.\nשאלתם\nאותם למה?',
      text: 'שש שאלות קצרות על החנות שלכם, ותדעו מה לשאול אותם, מתי, ומה ה-AI יענה.',
      start,
      notNow: { label: 'לא עכשיו', to: '/blank' },
      install: 'התקנה בלחיצה אחת בפלטפורמת החנות, בלי קוד',
    },
    {
      kind: 'seals',
      onlyWith: ['partnerBadge', 'onlineStore2', 'gdprReady', 'builtForSpeed'],
      label: 'תגי שותפים',
      seals: [
        { icon: 'handshake', label: '{partnerBadge}' },
        { icon: 'layout', label: '{onlineStore2}' },
        { icon: 'shield', label: '{gdprReady}' },
        { icon: 'gauge', label: '{builtForSpeed}' },
      ],
    },
    {
      kind: 'sampleQuestions',
      headline: 'קודם אנחנו שואלים אתכם',
      text: 'כל תשובה מקרבת אתכם לשאלה הנכונה. לוחצים, לא מקלידים. התשובות כאן לדוגמה.',
      questions: [
        { question: steps.goal.title, answer: steps.goal.options.checkout.label },
        { question: steps.pain.title, answer: steps.pain.options.low_cr.label },
        { question: steps.traffic.title, answer: steps.traffic.options.google.label },
        { question: steps.aov.title, answer: steps.aov.options.b1.label },
        { question: steps.tools.title, answer: steps.tools.options.none.label },
        { question: steps.question.title, answer: steps.question.options.not_at_all.label },
      ],
      plan: 'ובסוף: מה לשאול, ומתי',
      start,
    },
  ],
})
