import { comparisonEn } from '../deciding/en.ts'
import { definePage } from '../page.ts'

export default definePage({
  path: '/features',
  locale: 'en',
  title: 'Features: AI surveys that reply and sell | {brand}',
  description:
    'Ask any question, reply in your brand’s voice, turn {demoAnswers} answers into your next ad, and train the AI on your store. Try all four on the page.',
  shell: 'site',
  bar: 'mint',
  trial: 'trial7',
  indexable: true,
  sections: [
    {
      kind: 'featureCards',
      headline: 'It\u00a0asks. It\u00a0replies. It\u00a0learns.',
      text: 'Four features, live on this page with sample data. Go ahead, try them.',
      cta: { label: 'Add to Shopify', to: 'install' },
      questions: {
        title: 'Any-question surveys',
        text: 'Ask the way you’d ask in person. Pick a question, then answer it as a shopper would.',
        choose: 'The question to ask',
        store: 'Pebble & Co.',
        initial: 'P',
        asks: 'asks',
        hint: 'Tap one',
        you: 'you',
        restart: 'Start over',
        choices: [
          {
            question: 'What’s stopping you from buying today?',
            moment: 'On exit',
            answers: [
              {
                text: 'Not sure about the age',
                reply: 'It fits ages **2 to 5**. The seat drops to 12\u00a0inches, so small feet touch the ground.',
              },
              { text: 'Delivery time', reply: 'Order by 2\u00a0pm today and it arrives **Thursday**.' },
              {
                text: 'The price',
                reply: 'One bike covers **three years** of growing. And if it doesn’t fit, returns are free.',
              },
            ],
          },
          {
            question: 'Is this a gift?',
            moment: 'Cart over $120',
            answers: [
              {
                text: 'Yes, for a birthday',
                reply: 'How fun! Add **gift wrap** at checkout, and we’ll leave the price off the packing slip.',
              },
              { text: 'Yes, just because', reply: 'The best reason. Write a **note**, and we’ll put it in the box.' },
              {
                text: 'No, it’s for us',
                reply: 'Then skip the wrapping. It comes **half assembled**, and one tool does the rest.',
              },
            ],
          },
          {
            question: 'What would you pay for this?',
            moment: '60% scroll',
            answers: [
              {
                text: 'Under $100',
                reply: 'Fair. **Last year’s colors** are the same bike for less. Want to see them?',
              },
              { text: '$100 to $150', reply: 'Then we’re close: it’s **$129**, with shipping included.' },
              {
                text: 'More, if it lasts',
                reply: 'It’s made to be handed down. Every part can be **ordered separately**.',
              },
            ],
          },
        ],
      },
      voice: {
        title: 'AI that replies in your voice',
        text: 'Same facts, your tone. Change the tone and read the reply again.',
        choose: 'The tone of the reply',
        visitor: 'Will it be here by Friday?',
        tones: [
          {
            name: 'Warm',
            reply:
              'It will! Order before 2\u00a0pm and it arrives **Thursday**, so you’ll have a day to spare for wrapping.',
          },
          { name: 'Straight', reply: 'Yes. Order by 2\u00a0pm, delivered **Thursday**.' },
          {
            name: 'Playful',
            reply: 'Friday? We can beat that. Order by 2\u00a0pm and it rolls up on **Thursday**.',
          },
        ],
      },
      insights: {
        title: 'Insights and marketing angles',
        text: '{demoAnswers} answers, four reasons. Tap a reason to see the ad it turns into.',
        choose: 'The reason to look at',
        figure: 'of {demoAnswers} said this',
        adTitle: 'Your next ad',
        reasons: [
          {
            name: 'Is it right for my child’s age?',
            count: { number: 'demoAge.count' },
            share: '{demoAge}',
            colour: 'blush',
            ad: 'Fits ages 2 to 5. Feet on the ground from day\u00a0one.',
          },
          {
            name: 'Just looking',
            count: { number: 'demoLooking.count' },
            share: '{demoLooking}',
            colour: 'ash',
            ad: 'Not today? We’ll hold your color for a week.',
          },
          {
            name: 'When will it arrive?',
            count: { number: 'demoDelivery.count' },
            share: '{demoDelivery}',
            colour: 'lemon',
            ad: 'Order by 2\u00a0pm. Riding by Thursday.',
          },
          {
            name: 'The price',
            count: { number: 'demoPrice.count' },
            share: '{demoPrice}',
            colour: 'tomato',
            ad: 'One bike for three years of growing.',
          },
        ],
      },
      training: {
        title: 'Train the AI on your store',
        text: 'The AI replies from what you taught it. Switch a source off, and it asks your team instead of guessing.',
        sizing: { icon: 'ruler', name: 'Sizing guide.pdf', text: '12 pages' },
        shipping: { icon: 'truck', name: 'Shipping and returns', text: 'From your policy page' },
        voice: { icon: 'quote', name: 'Brand voice', text: 'Warm, short, no jargon' },
        product: 'Wobble, size S',
        aboutSizing: {
          visitor: 'She’s 39\u00a0inches. Will she reach?',
          reply: 'At 39\u00a0inches she’ll stand flat-footed on the **second notch**.',
          plain: 'For a 39-inch rider, set the saddle to the **second notch**.',
          unknown: 'I don’t want to guess her size. I’ve passed this to the team.',
        },
        aboutShipping: {
          visitor: 'And if not?',
          reply: 'Send it back, on us. You have **a full month**.',
          plain: 'Return requests are accepted. You have **a full month**.',
          unknown: 'I don’t have the returns policy yet, so I’ve asked the team.',
        },
      },
      call: { text: 'What would you ask first?', cta: { label: 'Add to Shopify', to: 'install' } },
    },
    comparisonEn,
    {
      kind: 'whyItWorks',
      headline: 'Why it works?',
      replies: [
        {
          title: 'The right moment',
          text: 'Post-purchase surveys ask after the sale. {brand} asks before you lose it: at the pause, the scroll or the move to close the tab.',
          shows: { kind: 'moment' },
        },
        {
          title: 'Honest answers',
          text: 'A shopper on the way out has no reason to be polite. One tap tells you what no heat map can: why.',
          shows: { kind: 'honesty', says: ['Too many sizes', 'Found it cheaper', 'Looks flimsy in the photo'] },
        },
        {
          title: 'Objections handled',
          text: 'Live chat waits to be asked. {brand} asks first, then replies while the tab is still open, in your tone. You get the transcript of every AI chat.',
          shows: { kind: 'objection' },
        },
        {
          title: 'Better pages and ads',
          text: 'The line a visitor typed is your next headline. When it brings more orders from the same spend, your acquisition cost drops.',
          shows: { kind: 'headline', before: 'Ride in style this spring', after: 'Fits ages 2 to 5.' },
        },
        {
          title: 'Segments',
          text: 'TikTok visitors and search visitors leave for different reasons. See each group’s own list.',
          shows: {
            kind: 'segments',
            groups: [
              { name: 'TikTok', visitors: 11 },
              { name: 'Search', visitors: 8 },
              { name: 'Cart over $120', visitors: 5 },
              { name: 'Returning', visitors: 4 },
            ],
            note: 'Sample data',
          },
        },
        {
          title: 'Quick install',
          text: {
            with: 'One switch in your theme, live in {install5}. No code, no developer.',
            without: 'One switch in your theme, and you’re live. No code, no developer.',
          },
          shows: { kind: 'switch' },
        },
      ],
      call: {
        text: 'Curious what your visitors would say?',
        cta: { label: 'Start {trial7.adjective} free trial', to: 'install' },
        second: { label: 'See what one example store heard', to: '/casestudy' },
      },
    },
    {
      kind: 'lift',
      onlyWith: 'conversionLift',
      figure: '{conversionLift}',
      headline: 'For every 100 orders, {conversionLift.number} more',
      text: 'That’s the average conversion lift, usually {conversionLift.range}, within days. An average isn’t your store: the calculator on How it works tells you how long a fair test would take.',
      drawing: '100 pale dots and {conversionLift.number} yellow ones',
      before: { count: 100, label: '{other: 100 orders} before' },
      more: { count: { number: 'conversionLift' }, label: '{conversionLift.number} more after asking' },
    },
    {
      kind: 'askClosing',
      headline: 'Your turn to ask',
      text: 'Ask the question you’ve wondered about for months. Your next visitor can answer it.',
      field: {
        label: 'Type your question, and see a store ask it',
        note: 'Nothing you type is kept or sent.',
        starters: 'Questions to start from',
      },
      starters: ['Who is it for?', 'How did you find us?', 'What’s missing here?'],
      sample: 'What almost stopped you?',
      shop: {
        address: 'pebble-and-co.example',
        store: 'Pebble & Co.',
        initial: 'P',
        asks: 'asks',
        product: 'Wobble balance bike',
        price: '$129',
        note: 'A sample store',
      },
      answers: [
        { matches: 'clear|easy|simple|understand', options: ['Yes, it was clear', 'I had to guess', 'Not at all'] },
        {
          matches: '^(is|are|do|does|did|was|were|will|would|can|could|should|have|has)\\b',
          options: ['Yes', 'No', 'Not sure yet'],
        },
        { matches: 'much|pay|price|cost|worth|budget', options: ['Under $100', '$100 to $150', 'More, if it lasts'] },
        { matches: '\\bwho|gift|present', options: ['It’s a gift', 'My own child', 'The whole family'] },
        { matches: 'find|found|hear|where|discover', options: ['From a friend', 'In an ad', 'In a search'] },
        { matches: '\\bwhen|how (soon|long)', options: ['Today', 'Within a month', 'I’m just looking'] },
        { matches: 'how often', options: ['Every day', 'On weekends', 'Now and then'] },
        { matches: 'colou?r', options: ['Flame', 'Lemon', 'Leaf'] },
        { matches: '\\b(size|age|old|tall|height)', options: ['Under two', 'Two or three', 'Four or five'] },
        {
          matches: 'missing|wish|need|add|improve|better|change|want|like to see',
          options: ['More photos', 'A size guide', 'Reviews'],
        },
        { matches: '', options: ['The price', 'Delivery time', 'Something else'] },
      ],
      cta: { label: 'Start {trial7.adjective} free trial', to: 'install' },
      second: { label: 'Stuck for a question? Take the quiz', to: '/quiz-en' },
      talk: { label: 'Rather talk it over first?', to: '/lead-en' },
    },
  ],
})
