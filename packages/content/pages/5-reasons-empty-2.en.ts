import { checkUsEn } from '../deciding/en.ts'
import { definePage } from '../page.ts'
import { surveyControls } from '../survey-controls.ts'

export default definePage({
  path: '/5-reasons-empty-2',
  locale: 'en',
  title: 'Turn just looking into just bought | {brand}',
  description:
    '{brand} asks your Shopify visitors one question at the moment that matters, and its AI finishes the conversation in your voice. {trial7} free.',
  shell: 'variant',
  trial: 'trial7',
  bottomBar: { lead: '{trial7} free', text: 'No code' },
  indexable: false,
  hypothesis: 'One visit, second by second, brings more installs and demos than a tour of the product.',
  sections: [
    {
      kind: 'visitHero',
      headline: [
        { lead: 'Turn', says: 'just looking' },
        { lead: 'into', says: 'just bought' },
      ],
      text: '{brand} asks your Shopify visitors one question at the moment that matters, and its AI finishes the conversation in your voice.',
      cta: { label: 'Install on Shopify', to: 'install' },
      second: { label: 'Book a demo', to: '/lead-en' },
      points: ['{trial7} free', 'No code'],
      rating: { with: '{rating} rating' },
      events: ['Lands from a TikTok ad', 'Reads 60% of the page', 'Heads for the exit'],
      asks: 'What’s stopping you?',
      answers: 'Just looking. Is it OK for a two-year-old?',
      replies: 'It is, from **age 2**. The straps shorten to fit her, and returns are free.',
      sold: 'Order placed at',
      notes: ['One visit. Sample data', 'One dot is five seconds'],
    },
    {
      kind: 'brandStrip',
      brands: [
        { name: 'Skipstone', mark: 'pebbles' },
        { name: 'Norda', mark: 'zigzag' },
        { name: 'Fig & Salt', mark: 'fig' },
        { name: 'Kitelane', mark: 'diamond' },
        { name: 'Oatleaf', mark: 'rings' },
        { name: 'Mirro', mark: 'arch' },
      ],
      note: 'Example stores',
    },
    {
      kind: 'parts',
      headline: 'Ask, reply, learn.\nThen do it again.',
      text: 'Four ways to get more from a visit you already paid for.',
      insights: {
        title: 'Actionable insights',
        text: 'Not a chart to admire. A count, a reason and the next thing to change.',
        answers: [
          { count: { number: 'demoAge.count' }, colour: 'blush' },
          { count: { number: 'demoLooking.count' }, colour: 'ash' },
          { count: { number: 'demoDelivery.count' }, colour: 'lemon' },
          { count: { number: 'demoPrice.count' }, colour: 'tomato' },
        ],
        note: '{demoAge.count} of {demoAnswers} asked about age. Sample data.',
        next: {
          title: 'Do this next',
          text: 'Put “ages 2 to 5” beside the price.',
          actions: ['Update the page', 'Write an ad'],
        },
      },
      reply: {
        title: 'AI that sells after the survey',
        text: 'Most surveys end at “thanks”. This one clears up the doubt and offers the cart.',
        visitor: 'What if it’s too small by summer?',
        says: 'The straps have **four lengths**, so it fits from age 2\u00a0to\u00a05.',
        sold: 'Added to cart, {other: $39}',
      },
      triggers: {
        title: 'Smart triggers\nand targeting',
        text: 'You set the rule. It waits.',
        items: [
          { onlyWith: 'triggers', icon: 'exit', text: '{triggers.exit}' },
          { onlyWith: 'triggers', icon: 'timer', text: '{triggers.inactivity}' },
          { onlyWith: 'triggers', icon: 'scroll', text: '{triggers.scroll}' },
          { onlyWith: 'triggers', icon: 'cart', text: '{triggers.cart}' },
          { onlyWith: 'triggers', icon: 'link', text: '{triggers.rules}' },
        ],
      },
      templates: {
        title: 'Fast templates',
        text: 'Pick a question, then make it yours.',
        questions: ['What’s stopping you?', 'Is this a gift?', 'Where did you hear about us?'],
      },
      call: { text: 'What would yours say?', cta: { label: 'Install on Shopify', to: 'install' } },
    },
    {
      kind: 'themeEmbed',
      headline: 'It lives inside\nyour theme',
      text: 'One app embed on Shopify. No code to paste, no code to maintain.',
      points: ['Works with {onlineStore2} themes', '{builtForSpeed}', '{privacyRequests}'],
      app: '{brand} survey',
      state: 'App embed, on',
      cta: { label: 'Install on Shopify', to: 'install' },
    },
    {
      onlyWith: ['rating', 'testimonialConversion', 'testimonialBounce', 'testimonialRevenue'],
      with: {
        kind: 'stories',
        headline: 'Success stories',
        text: 'What one good answer can change. Names, stores, quotes and figures are examples.',
        stars: '{rating.spoken} stars',
        items: [
          {
            result: '{testimonialConversion.headline}',
            drawing: '{testimonialConversion.before} dots before, {testimonialConversion.after} after',
            before: { number: 'testimonialConversion.before' },
            after: { number: 'testimonialConversion.after' },
            tone: 'ink',
            quote:
              '“We had eleven theories about the product page. Visitors had one sentence. We put it next to the price.”',
            name: 'Noam G.',
            role: 'Founder, bedding',
            initials: 'NG',
          },
          {
            result: '{testimonialBounce.headline}',
            drawing: '{testimonialBounce.before} dots before, {testimonialBounce.after} after',
            before: { number: 'testimonialBounce.before' },
            after: { number: 'testimonialBounce.after' },
            tone: 'tomato',
            quote: '“People left to look for our return policy and never came back. Now the AI just tells them.”',
            name: 'Ella F.',
            role: 'Swimwear',
            initials: 'EF',
          },
          {
            result: '{testimonialRevenue.headline}',
            drawing: '{testimonialRevenue.before} dots before, {testimonialRevenue.after} after',
            before: { number: 'testimonialRevenue.before' },
            after: { number: 'testimonialRevenue.after' },
            tone: 'sale',
            quote: '“Our best ad of the year is a customer’s answer, word for word.”',
            name: 'Yael D.',
            role: 'Board games',
            initials: 'YD',
          },
        ],
        call: { text: 'Yours could be the next one.', cta: { label: 'Install on Shopify', to: 'install' } },
      },
      without: checkUsEn,
    },
    {
      kind: 'targeting',
      onlyWith: ['triggers', 'segments'],
      headline: 'Your rule, in one sentence',
      hint: 'Tap a bubble to change it',
      sentence: [
        {
          before: 'Ask',
          by: 'visitor',
          name: 'Which visitors',
          options: [
            { text: 'TikTok visitors', says: 'You saw it on TikTok.' },
            { text: 'Google visitors', says: 'You searched for it, and here it is.' },
            { text: 'newsletter readers', says: 'Good to see you again.' },
          ],
        },
        {
          before: 'in',
          by: 'place',
          name: 'Where',
          options: [
            { text: 'Spain', says: 'Sample question, shown only in Spain' },
            { text: 'Canada', says: 'Sample question, shown only in Canada' },
            { text: 'Japan', says: 'Sample question, shown only in Japan' },
          ],
        },
        {
          before: 'with',
          by: 'rule',
          name: 'What’s in the cart',
          options: [
            { text: 'a cart over $120', says: 'That’s a full cart.' },
            { text: 'an empty cart', says: 'Nothing in the cart yet.' },
            { text: 'one thing in the cart', says: 'One thing in the cart.' },
          ],
        },
        {
          before: 'when they',
          by: 'brand',
          name: 'When',
          options: [
            { text: 'head for the exit', says: 'What’s stopping you?' },
            { text: 'pause for a while', says: 'What are you missing?' },
            { text: 'reach the reviews', says: 'What didn’t the reviews tell you?' },
          ],
        },
      ],
      cards: [
        {
          title: 'When to ask',
          items: [
            { icon: 'exit', text: '{triggers.exit}', by: 'brand', option: 0 },
            { icon: 'timer', text: '{triggers.inactivity}', by: 'brand', option: 1 },
            { icon: 'scroll', text: '{triggers.scroll}', by: 'brand', option: 2 },
            { icon: 'cart', text: '{triggers.cart}' },
            { icon: 'megaphone', text: '{triggers.utm}' },
            { icon: 'link', text: '{triggers.url}' },
          ],
        },
        {
          title: 'Who to ask',
          items: [
            { icon: 'globe', text: '{segments.source}', by: 'visitor' },
            { icon: 'country', text: '{segments.country}', by: 'place' },
            { icon: 'cart', text: '{segments.cart}', by: 'rule' },
            { icon: 'box', text: '{segments.product}' },
            { icon: 'steps', text: '{segments.behaviour}' },
          ],
        },
      ],
    },
    {
      kind: 'integrationList',
      headline: 'Plays well with',
      items: [
        { name: 'Shopify', text: 'Where {brand} installs and asks' },
        { name: 'GA4', text: 'Answers as events, beside your own' },
        { name: 'BigQuery', text: 'Every answer as a row' },
        { name: 'Webhooks', text: 'Each answer, the second it arrives' },
        { name: 'CSV export', text: 'One button, one file' },
        { name: 'Klaviyo', text: 'ESP sync', soon: 'Coming soon' },
        { name: 'Mailchimp', text: 'ESP sync', soon: 'Coming soon' },
        { name: 'Omnisend', text: 'ESP sync', soon: 'Coming soon' },
      ],
      call: { text: 'Missing a tool you use?', cta: { label: 'Book a demo', to: '/lead-en' } },
    },
    {
      kind: 'faq',
      headline: 'Seven fair questions',
      items: [
        {
          question: 'Is there a free trial?',
          answer: 'Yes: {trial7}, with every feature included.',
        },
        {
          question: 'How long does it take to install?',
          answer: {
            with: 'It takes {install10}, including your first question. You switch on one app embed.',
            without: 'As long as it takes to switch on one app embed and pick your first question.',
          },
        },
        {
          question: 'Do I need a developer?',
          answer: 'No. If you can flip a switch in your theme editor, you can run {brand}.',
        },
        {
          question: 'Will it slow my store down?',
          answer: {
            onlyWith: 'scriptWeight',
            with: 'It loads after your page does, so shoppers never wait for it.',
            without:
              'Measure it in your own store: run the same page through a speed test with the app embed off, then on.',
          },
        },
        {
          question: 'What about privacy?',
          answer: {
            with: '{privacyRequests}. You can ask without collecting names or addresses.',
            without: 'You can ask without collecting names or addresses.',
          },
        },
        {
          question: 'Which platforms do you support?',
          answer: 'Shopify today. More are on the way.',
        },
        {
          question: 'What support do I get?',
          answer: {
            with: 'Real people, {support}. Want to see it first? Book a demo.',
            without: 'Real people, not a script. Want to see it first? Book a demo.',
          },
        },
      ],
    },
    {
      kind: 'closing',
      headline: 'Someone is just looking right now',
      text: 'Ask what they’re looking for, before they look somewhere else.',
      cta: { label: 'Install on Shopify', to: 'install' },
      second: { label: 'Book a demo', to: '/lead-en' },
      note: '{trial7} free. No code.',
      survey: {
        store: 'Your store',
        asks: 'asks',
        question: 'What are you looking for?',
        ...surveyControls.en,
        answers: [
          { text: 'A gift', reply: 'How fun! It comes **wrapped**, with no price on the packing slip.' },
          { text: 'Something for me', reply: 'Then start with **your size**. I’ll leave out what doesn’t fit.' },
          { text: 'Just looking', reply: 'Look all you like. **Most people** start with this one.' },
        ],
      },
    },
  ],
})
