import { underTheHoodInShortEn, roiCalculatorEn } from '../deciding/en.ts'
import { definePage } from '../page.ts'

export default definePage({
  path: '/pricing',
  locale: 'en',
  title: 'Pricing: from {priceFrom} a month | {brand}',
  description:
    'Every feature on every plan, from {priceFrom} a month. Choose how many visitors to cover and try it free for {trial7}, {noCard.inline}.',
  shell: 'site',
  bar: 'ink',
  trial: 'trial7',
  indexable: true,
  share: { headline: 'Every feature on every plan. Pick your traffic.' },
  sections: [
    {
      kind: 'plans',
      headline: 'Select a Plan',
      lead: 'Every plan has every feature, from {priceFrom} a month. No per-response fees: the price follows your traffic.',
      ask: {
        before: 'How many',
        visitors: {
          word: 'visitors',
          meaning: 'One person in {other: 30 days}, no matter how often they visit.',
        },
        between: 'do you get in',
        period: {
          word: '{other: 30 days}',
          meaning: 'Not a calendar month. The count runs for {other: 30 days}, then starts again from zero.',
        },
        after: '?',
      },
      scale: 'One dot is 1,000 visitors',
      slider: 'Visitors per {other: 30 days}',
      said: '%cap% visitors, **%price%** a month',
      before: 'Free for {trial7}, then',
      perMonth: 'a month',
      features: [
        'Unlimited surveys',
        'Unlimited responses',
        'Unlimited insights',
        'Unlimited AI training',
        '1:1 strategy call',
        'Winning-creatives deck',
      ],
      cta: { label: 'Start Free Trial Now', to: 'install' },
      note: '{noCard}. Nothing is charged if you cancel during the trial.',
      table: { visitors: 'Visitors per {other: 30 days}', price: 'Price per month' },
    },
    roiCalculatorEn,
    {
      kind: 'faq',
      surface: 'paper',
      headline: 'Before you ask',
      items: [
        {
          question: 'What counts as a visitor?',
          answer:
            'One person on your store in a {other: 30-\u2060day} period, no matter how often they visit or how many pages they open.',
        },
        {
          question: 'What happens when I reach my limit?',
          answer:
            'Surveys pause until the {other: 30 days} end or you move up a plan. No overage charges, and you keep all your data.',
        },
        {
          question: 'Do I need a credit card for the trial?',
          answer:
            '{noCard} needed. Billing runs through Shopify, and nothing is charged if you cancel during the trial.',
        },
        {
          question: 'Can I change plans later?',
          answer: {
            with: 'Yes, up or down, at any time. Between two plans, or past the largest? Support is there {support}.',
            without: 'Yes, up or down, at any time. Between two plans, or past the largest? Ask us.',
          },
        },
        {
          question: 'Do I pay per response, or anything extra?',
          answer:
            'No. Responses are unlimited: ten answers or ten thousand, the price is the same. {noSetupFee}, and every plan has every feature, AI-chat transcripts included. The slider only changes how many visitors your plan covers.',
        },
        { question: 'Which currency do I pay in, and what about VAT and an invoice?', answer: '{invoices}' },
      ],
    },
    underTheHoodInShortEn,
    {
      kind: 'daysClosing',
      days: { number: 'trial7' },
      headline: '{trial7.words} of answers, on us',
      text: 'Spend a week asking. If what your visitors tell you isn’t worth {priceFrom} a month, cancel during the trial and pay nothing.',
      cta: { label: 'Start Free Trial Now', to: 'install' },
      talk: { label: 'Rather talk it over first?', to: '/lead-en' },
    },
  ],
})
