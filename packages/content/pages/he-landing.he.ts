import type { Cta } from '../cta.ts'
import { definePage } from '../page.ts'
import { personalHe } from '../quizzes/personal.he.ts'
import type { Written } from '../written.ts'

const { steps } = personalHe
const start: Written<Cta> = { label: 'מתחילים את הקוויז', to: '/quiz' }

export default definePage({
  path: '/he-landing',
  locale: 'he',
  title: 'שש שאלות, ותוכנית אחת לחנות שלכם | {brand}',
  description:
    'עונים על שש שאלות קצרות על החנות ומקבלים תוכנית: מה לשאול את המבקרים, מתי, ומה ה-AI יענה להם. {trial7.adjective} ניסיון חינם.',
  shell: 'campaign',
  bar: 'lemon',
  trial: 'trial7',
  indexable: false,
  hypothesis: 'מי שמקבל תוכנית לפני שהוא מתקין, מתקין יותר.',
  sections: [
    {
      kind: 'quizEntry',
      headline: 'שש שאלות לכם.\nשאלה אחת להם.\nותדעו למה\nלא קונים.',
      text: 'עונים על שש שאלות קצרות על החנות, ומקבלים תוכנית: מה לשאול את המבקרים, מתי, ומה ה-AI יענה להם.',
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
      headline: 'ככה זה נראה מבפנים',
      text: 'בלי להקליד כלום: לוחצים על שש תשובות, והתוכנית נבנית מכולן. התשובות כאן לדוגמה.',
      questions: [
        { question: steps.goal.title, answer: steps.goal.options.pdp.label },
        { question: steps.pain.title, answer: steps.pain.options.pdp_drop.label },
        { question: steps.traffic.title, answer: steps.traffic.options.meta.label },
        { question: steps.aov.title, answer: steps.aov.options.b2.label },
        { question: steps.tools.title, answer: steps.tools.options.popup.label },
        { question: steps.question.title, answer: steps.question.options.not_most.label },
      ],
      plan: 'ובסוף מחכה התוכנית שלכם',
      start,
    },
  ],
})
