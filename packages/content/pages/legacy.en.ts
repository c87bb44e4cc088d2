import type { Cta } from '../cta.ts'
import { definePage } from '../page.ts'
import { personalEn } from '../quizzes/personal.en.ts'
import type { Written } from '../written.ts'

const { steps } = personalEn
const start: Written<Cta> = { label: 'Start the quiz', to: '/quiz-en' }

export default definePage({
  path: '/legacy',
  locale: 'en',
  title: 'Six questions, one plan for your store | {brand}',
  description:
    'Answer six short questions about your store and get a plan: what to ask visitors, when, and what the AI replies. {trial7.title} free trial.',
  shell: 'campaign',
  bar: 'lemon',
  trial: 'trial7',
  indexable: false,
  hypothesis: 'Merchants who get a plan before they install are likelier to install.',
  sections: [
    {
      kind: 'quizEntry',
      headline: 'Six questions\nfor you.\nOne for them.',
      text: 'Six quick taps about your Shopify store. Leave with a plan: what to ask your visitors, when to ask, and what the AI replies.',
      start,
      notNow: { label: 'Not now', to: '/blank' },
      install: 'One-click install in the store platform, no code',
    },
    {
      kind: 'seals',
      onlyWith: ['partnerBadge', 'onlineStore2', 'gdprReady', 'builtForSpeed'],
      label: 'Badges',
      seals: [
        { icon: 'handshake', label: '{partnerBadge}' },
        { icon: 'layout', label: '{onlineStore2}' },
        { icon: 'shield', label: '{gdprReady}' },
        { icon: 'gauge', label: '{builtForSpeed}' },
      ],
    },
    {
      kind: 'sampleQuestions',
      headline: 'A look inside the quiz',
      text: 'Nothing to type, {quizNoEmail.inline}. Tap six answers and get a plan built from all six. The answers shown here are samples.',
      questions: [
        { question: steps.goal.title, answer: steps.goal.options.pdp.label },
        { question: steps.pain.title, answer: steps.pain.options.pdp_drop.label },
        { question: steps.traffic.title, answer: steps.traffic.options.meta.label },
        { question: steps.aov.title, answer: steps.aov.options.b2.label },
        { question: steps.tools.title, answer: steps.tools.options.popup.label },
        { question: steps.question.title, answer: steps.question.options.not_most.label },
      ],
      plan: 'And your plan is ready',
      start,
    },
  ],
})
