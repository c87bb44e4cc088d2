import { checkUsEn } from '../deciding/en.ts'
import { definePage } from '../page.ts'
import { surveyControls } from '../survey-controls.ts'

export default definePage({
  path: '/',
  locale: 'en',
  title: 'AI surveys for Shopify that reply to visitors | {brand}',
  description:
    'AI surveys for Shopify. Ask visitors one question at the right moment, reply in your brand’s voice, and learn why they buy or leave.',
  shell: 'site',
  bar: 'lemon',
  trial: 'trial7',
  indexable: true,
  share: { headline: 'The Next Generation of Surveys' },
  sections: [
    {
      kind: 'homeHero',
      headline: 'The Next Generation of Surveys',
      text: 'Ask your Shopify visitors one question at the right moment. AI replies in your brand’s voice, and you learn why they don’t buy.',
      cta: { label: 'Add to Shopify', to: 'install' },
      second: { label: 'Try free for {trial7}', to: 'install' },
      points: [
        {
          with: { icon: 'timer', text: 'Live in {install5}' },
          without: { icon: 'click', text: 'One switch in your theme' },
        },
        { icon: 'code', text: 'No coding' },
        { icon: 'chat', text: { with: '{support} support', without: 'A strategy call included' } },
      ],
      demo: {
        label:
          'A demo with sample data: a store’s page for a balance bike with a survey that you can answer, and the merchant’s dashboard.',
        pause: 'Pause animation',
        invite: 'Try your own product',
        inviteShort: 'Try your product',
        orbit: ['person', 'question', 'reply', 'sparkle', 'bulb', 'bag'],
        store: {
          address: 'pebble-and-co.example/wobble',
          name: 'Pebble & Co.',
          product: {
            name: 'Wobble balance bike',
            rating: '4.8 (212)',
            price: '{demoBike.dollars}',
          },
        },
        survey: {
          store: 'Pebble & Co.',
          asks: 'asks',
          question: 'What’s stopping you from buying today?',
          ...surveyControls.en,
          answers: [
            {
              text: 'Is it right for my child’s age?',
              reply: 'Wobble fits ages **2 to 5**. The seat drops to 12 inches, so small feet touch the ground.',
            },
            {
              text: 'Just looking',
              reply: 'Take your time. It comes in **three colors**, and I’m here if a question comes up.',
            },
            {
              text: 'When will it arrive?',
              reply: 'Order today and it rides in on **Thursday**. Shipping is free on this one.',
            },
            {
              text: 'The price',
              reply:
                'It’s **{demoBike.dollars}**, and the seat grows with them: **three years** of bike, not one summer.',
            },
          ],
          buy: { label: 'Add to cart', done: 'In the cart' },
        },
        dashboard: {
          title: 'Your dashboard',
          sample: 'Sample data',
          unit: 'answers today',
          reasons: [
            {
              label: 'Is it right for my child’s age?',
              answers: { number: 'demoAge.count' },
              share: '{demoAge}',
              tone: 'blush',
            },
            { label: 'Just looking', answers: { number: 'demoLooking.count' }, share: '{demoLooking}', tone: 'ash' },
            {
              label: 'When will it arrive?',
              answers: { number: 'demoDelivery.count' },
              share: '{demoDelivery}',
              tone: 'lemon',
            },
            { label: 'The price', answers: { number: 'demoPrice.count' }, share: '{demoPrice}', tone: 'tomato' },
          ],
          next: '**Do this next:** put “ages 2 to 5” beside the price.',
          actions: [],
          figures: [
            {
              value: '{demoRevenue.dollars}',
              ordered: '{demoRevenue.dollarsAfter}',
              label: 'AI-\u2060attributed revenue',
            },
            { value: '{demoOrders}', ordered: '{demoOrders.after}', label: 'AI-\u2060assisted orders' },
            { value: '{demoRoi}', ordered: '{demoRoi.dollarsAfter}', label: 'ROI' },
          ],
        },
        joined: {
          plus: '+1, that’s you',
          row: 'yours',
          said: 'Your answer is counted: {demoAnswers.withYours} answers today.',
          ordered: 'Your order is counted: {demoOrders.after} orders, {demoRevenue.dollarsAfter} in revenue.',
          orders: 'orders',
        },
      },
    },
    {
      kind: 'trustLine',
      text: {
        with: '{storesMany} of stores stopped guessing and started asking',
        without: 'What visitors say when somebody asks',
      },
      rating: { with: '{rating}' },
      phrases: [
        { by: 'visitor', text: 'Is it OK for a 2-year-old?' },
        { by: 'visitor', text: 'Ships before Friday?' },
        { by: 'brand', text: 'Yes, order by 2 pm' },
        { by: 'visitor', text: 'Does the navy fade?' },
        { by: 'visitor', text: 'I’m comparing two brands' },
        { by: 'brand', text: 'Here’s the honest comparison' },
        { by: 'visitor', text: 'Will it fit a small kitchen?' },
        { by: 'visitor', text: 'Too many sizes' },
        { by: 'brand', text: 'You’re a medium, returns are free' },
        { by: 'visitor', text: 'Is there a gift box?' },
      ],
    },
    {
      kind: 'featureGrid',
      headline: 'Every visitor knows why they didn’t buy.\nAsk them.',
      text: 'Post-purchase surveys only reach buyers. Heat maps show where, not why. Chat waits to be asked. {brand} asks the visitors you’re about to lose, and replies.',
      note: 'Figures in these cards are sample data.',
      cards: [
        {
          title: 'Ask any question',
          text: 'On the way out, mid-scroll, at the cart, straight off an ad. You pick the words and the moment.',
          art: {
            kind: 'questions',
            items: [
              { icon: 'exit', when: 'On exit', question: 'What’s stopping you from buying today?' },
              { icon: 'cart', when: 'Cart over $120', question: 'Is this a gift?' },
              { icon: 'scroll', when: '60% scroll', question: 'What would you pay for this?' },
              { icon: 'megaphone', when: 'From TikTok', question: 'What did you see in the video?' },
            ],
          },
        },
        {
          title: 'Honest feedback',
          text: 'Hear why they buy, why they don’t, how well they know you, which angle lands and what they’d pay.',
          art: {
            kind: 'findings',
            items: [
              { about: 'Why they buy', finding: 'It’s a gift', percent: 74 },
              { about: 'Why they don’t', finding: 'Unsure about age', percent: 35 },
              { about: 'Awareness level', finding: 'First visit ever', percent: 43 },
              { about: 'Marketing angle', finding: '“Feet on the ground”', percent: 57 },
              { about: 'Willingness to pay', finding: 'Fine with $129', percent: 68 },
            ],
          },
        },
        {
          title: 'Train the AI on your store',
          text: {
            with: 'Teach it what your best salesperson knows. It replies in your voice, {support}, and you can read the transcript of every chat.',
            without:
              'Teach it what your best salesperson knows. It replies in your voice, and you can read the transcript of every chat.',
          },
          art: {
            kind: 'lessons',
            learned: 'Learned',
            items: [
              { icon: 'file', text: 'Sizing guide.pdf' },
              { icon: 'truck', text: 'Shipping and returns' },
              { icon: 'quote', text: 'Brand voice: warm, short' },
              { icon: 'check', text: 'Replies you approved' },
            ],
          },
        },
        {
          title: 'Better pages, better ads',
          text: 'Visitors give you the angle in their own words. Put it in the headline.',
          art: {
            kind: 'rewrite',
            before: 'Ride in style this spring',
            after: '**Fits ages 2 to 5.** Feet on the ground from day one.',
          },
        },
        {
          title: 'Scale what works',
          text: 'Once you know why people buy, put the budget behind that reason. That’s how ROAS goes up and acquisition cost comes down.',
          art: {
            with: {
              kind: 'climb',
              low: { number: 'roasTestimonial.before' },
              high: { number: 'roasTestimonial.after' },
              label: 'ROAS climbing from {roasTestimonial}',
            },
            without: { kind: 'climb', low: 1, high: 4, label: 'Columns of dots, climbing' },
          },
        },
        {
          title: 'Quick install',
          text: {
            onlyWith: 'switchOff',
            with: 'One app embed in the theme you already have. On when you want it, off when you don’t.',
            without: 'One app embed in the theme you already have. No code to paste, no developer to wait for.',
          },
          art: {
            kind: 'switches',
            items: [
              { title: '{brand} survey', text: 'App embed, no code' },
              {
                onlyWith: 'scriptWeight',
                with: { icon: 'gauge', title: 'Loads after your page', text: 'Shoppers never wait for it' },
                without: { icon: 'question', title: 'Your first question', text: 'A template, or your own' },
              },
            ],
          },
        },
      ],
      call: {
        text: 'What would your visitors say?',
        cta: { label: 'Try free for {trial7}', to: 'install' },
        second: { label: 'Guess first: a quiz about your visitors', to: '/quiz2' },
      },
    },
    {
      with: {
        kind: 'installClock',
        headline: 'Installed before\nyour coffee cools',
        text: '{install5.minutes} on the clock. No developer in the room.',
        clock: '4:59',
        clockLabel: 'A clock that stopped at 4 minutes and 59 seconds',
        points: [
          { at: '0:00', title: 'Add to Shopify', text: 'One click in the Shopify App Store.' },
          { at: '1:30', title: 'Pick a question', text: 'Start from a template or write your own.' },
          { at: '4:00', title: 'Go live', text: 'Answers start with your next visitor.' },
        ],
        cta: { label: 'Add to Shopify', to: 'install' },
      },
      without: {
        kind: 'themeEmbed',
        headline: 'Flip one switch.\nStart asking.',
        text: 'Your theme editor lists your app embeds. Ours is one of them, with one switch: no code, no developer.',
        points: [
          'Add to Shopify with one click',
          'Take a template, or ask in your own words',
          'Flip the switch, and the next visitor can answer',
        ],
        app: '{brand} survey',
        state: 'App embed, on',
        cta: { label: 'Add to Shopify', to: 'install' },
      },
    },
    {
      kind: 'beforeAfter',
      headline: 'Same traffic.\nNow it talks.',
      text: 'Before, a visitor who leaves is a gray dot in a report. After, the ones who answer have told you why.',
      before: {
        title: 'Before',
        points: [
          { icon: 'fall', text: 'Low ROAS' },
          { icon: 'cash', text: 'High CAC' },
          { icon: 'unknown', text: 'No idea why customers leave' },
        ],
      },
      after: {
        title: 'After',
        points: [
          { icon: 'chart', text: 'Higher conversions' },
          { icon: 'dollar', text: 'Higher ROAS' },
          { icon: 'penTool', text: 'Clear, data-\u2060driven creatives' },
        ],
      },
      slider: 'Before and after',
      says: ['Is it right for a two-year-old?', 'When will it arrive?'],
      hint: 'Drag the line, or use the arrow keys.',
      note: 'Sample data. One dot is one visitor.',
    },
    {
      kind: 'numberedSteps',
      headline: 'Live in two steps.\nBetter in six.',
      text: 'The first two are setup. After that, your visitors do the talking and you do the fixing.',
      cta: { label: 'Try free for {trial7}', to: 'install' },
      steps: [
        { icon: 'download', title: 'Install', text: 'Add the app to your store.' },
        {
          icon: 'question',
          title: 'Create your survey',
          text: 'Choose the question, the moment and the audience.',
        },
        { icon: 'inbox', title: 'Collect responses', text: 'Answers arrive on their own, sorted by reason.' },
        { icon: 'learn', title: 'Train AI replies', text: 'Teach it your products, policies and tone.' },
        { icon: 'pen', title: 'Apply insights', text: 'Rewrite pages, ads and creatives in your visitors’ words.' },
        { icon: 'chart', title: 'Scale', text: 'Put more budget behind the words that sold.' },
      ],
    },
    {
      kind: 'featuredQuote',
      onlyWith: ['rating', 'tripleConversion', 'lowerBounce', 'doubleRevenue'],
      stars: '{rating.spoken} stars',
      testimonial: {
        quote:
          '“We argued for months about why people left. Forty answers in, the argument was over. We changed one line on the page.”',
        name: 'Dana K.',
        role: 'Founder, home goods (example, sample figures)',
        initials: 'DK',
      },
      stats: [
        {
          value: '{tripleConversion}',
          label: 'conversion rate',
          before: { number: 'tripleConversion.before' },
          after: { number: 'tripleConversion.after' },
          tone: 'sale',
        },
        {
          value: '{lowerBounce}',
          label: 'lower bounce',
          before: { number: 'lowerBounce.before' },
          after: { number: 'lowerBounce.after' },
          tone: 'tomato',
        },
        {
          value: '{doubleRevenue}',
          label: 'revenue in {doubleRevenue.days}',
          before: { number: 'doubleRevenue.before' },
          after: { number: 'doubleRevenue.after' },
          tone: 'ink',
        },
      ],
      call: { text: 'What does your team argue about?', cta: { label: 'Try free for {trial7}', to: 'install' } },
    },
    {
      onlyWith: ['rating', 'roasTestimonial'],
      with: {
        kind: 'testimonials',
        headline: 'What Our Merchants Say',
        note: 'Names, stores, quotes and figures are examples.',
        stars: '{rating.spoken} stars',
        items: [
          {
            quote:
              'The answers read like ad copy. We pasted one into a headline and our ROAS went from {roasTestimonial.before} to {roasTestimonial.after}.',
            name: 'Maya R.',
            role: 'Kids’ apparel',
            initials: 'MR',
          },
          {
            quote: 'I was sure price was the problem. It was delivery dates. Nobody had told us.',
            name: 'Omer B.',
            role: 'Supplements',
            initials: 'OB',
          },
          {
            quote: 'We install it on day one for each client. The first week of answers sets the whole creative plan.',
            name: 'Lior S.',
            role: 'Growth agency',
            initials: 'LS',
          },
        ],
      },
      without: checkUsEn,
    },
    {
      kind: 'faq',
      surface: 'paper',
      headline: 'Fair questions',
      items: [
        {
          question: 'How does {brand} gather data?',
          answer: {
            with: 'It asks. A visitor answers one short question on your store, and {brand} groups the answers by reason, traffic source and product. No tracking tricks: you see what people chose to tell you. {privacyRequests}.',
            without:
              'It asks. A visitor answers one short question on your store, and {brand} groups the answers by reason, traffic source and product. No tracking tricks: you see what people chose to tell you.',
          },
        },
        {
          question: 'Is there a free trial?',
          answer:
            'Yes, {trial7}. {noCard}, and nothing is charged if you cancel during the trial. After that you pay by traffic, never per response.',
        },
        {
          question: 'Do I need a developer?',
          answer: {
            with: 'No. You switch on one app embed in your theme and pick a question. You’re live in {install5}.',
            without: 'No. You switch on one app embed in your theme and pick a question. That’s the whole job.',
          },
        },
        {
          question: 'Which platforms do you support?',
          answer: {
            with: 'Shopify only, for now. It works with {onlineStore2} themes. More platforms are coming.',
            without: 'Shopify only, for now. More platforms are coming.',
          },
        },
        {
          question: 'What support do I get?',
          answer: {
            with: 'Real people, {support}, and every plan includes a 1:1 strategy call.',
            without: 'Real people, not a script, and every plan includes a 1:1 strategy call.',
          },
        },
        { question: 'Does it work in Hebrew, right to left?', answer: '{hebrewReady}' },
        { question: 'Who answers on WhatsApp, and when?', answer: '{chatAnswered}' },
        { question: 'Which currency do I pay in, and what about VAT and an invoice?', answer: '{invoices}' },
        { question: 'Who is behind {brand}?', answer: '{whoWeAre}' },
      ],
    },
    {
      kind: 'closing',
      headline: 'So, what’s\nstopping you?',
      text: 'Your next visitor is about to leave without saying why. Ask them first.',
      cta: { label: 'Add to Shopify', to: 'install' },
      note: '{trial7} free. {noCard}.',
      second: { label: 'Not sure what to ask? Take the quiz', to: '/quiz-en' },
      talk: { label: 'Rather talk it over first?', to: '/lead-en' },
      measured: 'Of %visitors% who answered this question and agreed to be counted, %from% to %to%:',
      survey: {
        store: '{brand}',
        asks: 'asks',
        question: 'What’s stopping you from installing today?',
        ...surveyControls.en,
        answers: [
          {
            id: 'setup',
            text: 'It looks hard to set up',
            reply: 'You switch on **one app embed** and pick a question. No code, no developer.',
          },
          {
            id: 'slow',
            text: 'It might slow down my store',
            reply: {
              onlyWith: 'scriptWeight',
              with: 'It loads **after** your page does, so shoppers never wait for it.',
              without: 'Then **measure it**: run one page through a speed test with the app embed off, then on.',
            },
          },
          {
            id: 'wrong',
            text: 'The AI might get it wrong',
            reply: 'It might. You can **read every chat** and correct any reply. The AI works from your version.',
          },
          {
            id: 'nothing',
            text: 'Nothing, let’s go',
            reply: {
              onlyWith: 'switchOff',
              with: 'Then go ahead: **{trial7} free**, {noCard.inline}, and the same switch turns it off.',
              without:
                'Then go ahead: **{trial7} free**, {noCard.inline}, and nothing to pay if you cancel during the trial.',
            },
          },
        ],
        chosen: 1,
      },
    },
  ],
})
