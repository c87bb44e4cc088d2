import { howLongEn, underTheHoodEn } from '../deciding/en.ts'
import { definePage } from '../page.ts'

export default definePage({
  path: '/how-it-works',
  locale: 'en',
  title: 'How it works: from a silent visitor to a sale | {brand}',
  description:
    'Follow one visitor through {brand}: a question, an honest answer, a reply in your voice, and a fix for the page. Six steps from install to scale.',
  shell: 'site',
  bar: 'lemon',
  trial: 'trial7',
  indexable: true,
  sections: [
    {
      kind: 'flow',
      headline: 'Discover everything\nabout your visitors',
      text: 'Follow one of them from an anonymous click in your analytics to an order you can explain.',
      cta: { label: '{brand}: Try free for {trial7}', to: 'install' },
      title: 'The flow, from visitor to sale',
      visitor: {
        title: 'Visitor',
        text: 'One of {demoAnswers} on the page. In analytics they all look alike.',
        drawing: '{demoAnswers} gray dots, one of them picked out',
      },
      survey: {
        title: 'Survey',
        text: 'You choose the question and the moment it appears.',
        store: 'Pebble & Co. asks',
        question: 'What’s stopping you from buying today?',
      },
      response: {
        title: 'Response',
        text: 'One tap, and you know why they hesitate.',
        says: 'I’m not sure it fits a two-\u2060year-\u2060old',
      },
      reply: {
        title: 'AI reply',
        optional: 'Optional',
        says: 'It fits ages **2 to 5**. The seat drops to 12\u00a0inches, so feet touch the ground.',
      },
      insight: {
        title: 'Insight',
        text: 'A pattern you can count, not a hunch.',
        drawing: 'The same {demoAnswers} dots sorted by answer, {demoAge.count} of them pink',
        answers: [
          { count: { number: 'demoAge.count' }, colour: 'blush' },
          { count: { number: 'demoDelivery.count' }, colour: 'lemon' },
          { count: { number: 'demoPrice.count' }, colour: 'tomato' },
          { count: { number: 'demoLooking.count' }, colour: 'ash' },
        ],
        figure: 'of {demoAnswers} asked about age',
      },
      pageUpdate: {
        title: 'Page update',
        text: 'Their words go where they got stuck.',
        before: 'Ride in style this spring',
        after: 'Fits ages 2 to 5.',
      },
      sale: {
        title: 'Sale',
        text: 'The next visitor finds the answer already there.',
        order: 'Order placed',
        price: '$129',
        again: 'and the next\nvisitor arrives',
      },
      notes: ['Sample data', 'One dot is one visitor'],
      call: {
        text: 'Which question would you start with?',
        cta: { label: '{brand}: Try free for {trial7}', to: 'install' },
      },
    },
    {
      kind: 'drawnSteps',
      headline: 'Six steps, start to scale',
      steps: [
        {
          title: 'Install',
          text: {
            with: 'Add it from the Shopify App Store and switch on one app embed. Live in {install5}, no\u00a0developer.',
            without: 'Add it from the Shopify App Store and switch on one app embed. No code, no developer.',
          },
          shows: {
            kind: 'embedSwitch',
            app: '{brand} survey',
            place: 'App embed in your theme',
            dots: 30,
            note: { with: 'One dot is 10 seconds: {install5} in all', without: 'On, and waiting for the next visitor' },
          },
        },
        {
          title: 'Create your survey',
          text: 'Write the question the way you’d ask it in person. Then pick the moment.',
          shows: {
            kind: 'questionEditor',
            question: 'What’s stopping you from buying today?',
            moments: [
              { icon: 'exit', name: 'On exit' },
              { icon: 'scroll', name: '60% scroll' },
              { icon: 'timer', name: 'Inactivity' },
              { icon: 'cart', name: 'Cart value' },
            ],
          },
        },
        {
          title: 'Collect responses automatically',
          text: 'Not everyone answers, and not everyone has to: when ten people name the same reason, you know what to fix. Answers arrive sorted.',
          shows: {
            kind: 'inbox',
            answers: [
              { says: 'Does the navy fade?', at: '2:02\u00a0pm' },
              { says: 'Will it ship before Friday?', at: '2:05\u00a0pm' },
              { says: 'I’m comparing two brands', at: '2:11\u00a0pm' },
            ],
          },
        },
        {
          title: 'Train AI replies',
          text: 'Show it how you’d put it. From then on, the AI has your facts and sounds like you.',
          shows: {
            kind: 'correction',
            before: 'Our ergonomic saddle is fully height-adjustable.',
            after: 'The seat drops to **12\u00a0inches**, so both feet **touch the ground**.',
          },
        },
        {
          title: 'Apply insights',
          text: 'A visitor’s own words make the headline. Put them on the page, then in the ad.',
          shows: {
            kind: 'rewrite',
            before: 'Ride in style this spring',
            after: '**Fits ages 2 to 5.** Feet on the ground from day\u00a0one.',
          },
        },
        {
          title: 'Scale',
          text: 'Move budget to the sentence that sells: more orders from the same spend means a lower acquisition cost. Then ask the next question.',
          shows: {
            kind: 'orders',
            rows: [
              { name: '“Ride in style”', orders: 3, label: '3 orders' },
              { name: '“Fits ages 2 to 5”', orders: 9, label: '9 orders' },
            ],
            note: 'Sample data. One dot is one order.',
          },
        },
      ],
      call: {
        text: 'Three steps in, the answers start coming.',
        cta: { label: '{brand}: Try free for {trial7}', to: 'install' },
        second: { label: 'See where answers can go: GA4, BigQuery, CSV', to: '/integrations' },
      },
    },
    underTheHoodEn,
    howLongEn,
    {
      kind: 'trialDays',
      headline: '{trial7.words} to hear\nit for yourself',
      length: { number: 'trial7' },
      days: [
        'Install and ask',
        'First answers',
        'Read them all',
        'Train the AI',
        'Write one ad',
        'Change one line',
        'Keep it or cancel',
      ],
      cta: { label: '{brand}: Try free for {trial7}', to: 'install' },
      second: { label: 'Or let the quiz write your first question', to: '/quiz-en' },
      talk: { label: 'Rather talk it over first?', to: '/lead-en' },
    },
  ],
})
