import { definePage } from '../page.ts'

export default definePage({
  path: '/5-reasons-copy',
  locale: 'en',
  title: '5 reasons your dashboard isn’t enough | {brand}',
  description:
    'Your analytics knows the device, the city and the second they left. It doesn’t know why. Five reasons to ask the only people who do.',
  shell: 'campaign',
  bar: 'fog',
  trial: 'trial7',
  indexable: false,
  variantOf: '/5-reasons',
  hypothesis: 'Owners who live in their dashboards care more about what those leave out than about what we do.',
  sections: [
    {
      kind: 'campaignHero',
      headline: '5 reasons\nyour dashboard\nisn’t enough',
      text: 'It knows a visitor’s phone, her city and the second she left. It doesn’t know that she only wondered whether the straps come off for the wash. {brand}, the AI survey for Shopify, asks her.',
      cta: { label: 'Try {trial7} free', to: 'install' },
      terms: ['{noCard}.', 'Set up in {install5}.'],
      byline: { initials: 'LH', name: 'Lena H.', role: 'Founder, travel bags (example)' },
      surface: 'fog',
      product: 'backpack',
      picture: {
        kind: 'visitRecord',
        title: 'One visit, as analytics saw it',
        facts: [
          { label: 'Device', value: 'Phone' },
          { label: 'City', value: 'Austin' },
          { label: 'Left at', value: '2:02:37\u00a0pm' },
        ],
        missing: 'Why',
        says: 'Do the straps come off for the wash?',
        note: 'Sample data.',
      },
    },
    {
      kind: 'withSideCard',
      skeleton: 'thread',
      surface: 'blush',
      closing: { text: 'OK, let’s ask her.', cta: { label: 'Try {trial7} free', to: 'install' } },
      card: {
        pinned: 'Pinned message',
        rating: { with: '{rating}' },
        figure: { with: '{revenueLift}' },
        title: { onlyWith: 'revenueLift', with: 'in revenue', without: 'A reason beside every number' },
        text: 'One question on the page, an AI that replies, and a reason beside every number you already have.',
        cta: { label: 'Install on Shopify', to: 'install' },
        ticks: ['{trial7.adjective} free trial', '{noCard}', '{noSetupFee}'],
      },
      sections: [
        {
          kind: 'reasons',
          cards: [
            {
              title: 'An exit rate is a number. A reason is a sentence.',
              text: 'Say your best backpack loses people at the second photo. You could test the photo, the price and the color of the button, and know by fall. Or you could ask. Someone types “does it fit under the seat in front of me?” and the mystery is over by lunch.',
              surface: 'fog',
              picture: {
                kind: 'answers',
                answers: [
                  { label: 'Fits under a seat?', count: 16 },
                  { label: 'Only comparing', count: 11 },
                  { label: 'Is the zipper waterproof?', count: 8 },
                  { label: 'What shipping costs', count: 5 },
                ],
                note: 'One dot, one answer. Sample data.',
              },
            },
            {
              title: 'Two shoppers look identical until one of them talks',
              text: 'Same ad, same town, same phone. One is buying for a newborn, the other for a dachshund. Your report averaged them into a person who doesn’t exist, and you wrote the product page for that person. One question tells them apart, and each gets the line they came for.',
              surface: 'blushSoft',
              picture: {
                kind: 'sources',
                sources: [
                  { name: 'For a baby', asks: 'Can the straps go in the wash?' },
                  { name: 'For a dog', asks: 'Will it hold 20 pounds?' },
                  { name: 'For a friend', asks: 'Can you leave the price off?' },
                ],
              },
            },
            {
              title: '“Too expensive” is an answer you made up',
              text: 'Sales dip and the price takes the blame, because the price is the one thing you can change by Friday. Ask before you cut it. Often the money is fine, and the trouble is a return policy written by a lawyer, or a coupon box with nothing to put in it.',
              surface: 'mint',
              picture: {
                kind: 'prices',
                prices: [
                  { price: '$79', count: 2 },
                  { price: '$89', count: 4 },
                  { price: '$99', count: 7 },
                  { price: '$109', count: 5 },
                  { price: '$119', count: 2 },
                ],
                note: '“What would feel fair?” 20 answers, sample data.',
              },
            },
            {
              title: 'A heat map never closed a sale',
              text: 'It can show you a warm patch over the size chart. It can’t lean over and help. Here the shopper says what’s wrong and the AI, which has read your care guide and knows how you talk, replies in two lines. Then it offers the cart.',
              surface: 'fog',
              picture: {
                kind: 'conversation',
                lines: [
                  { by: 'question', says: 'Anything missing on this page?' },
                  { by: 'visitor', says: 'Do the straps come off?' },
                  { by: 'brand', says: 'They do. Two clips, then a **cold wash** along with the cover.' },
                  { by: 'sale', says: 'Added to cart' },
                ],
              },
            },
            {
              title: 'It’s live before your next report loads',
              text: {
                with: 'Add it from the Shopify App Store, pick a question, switch it on. That takes {install5}: no developer, no tag manager, no meeting about the tag manager. Not everyone will answer. But the next time a number drops, you won’t be the only one explaining it.',
                without:
                  'Add it from the Shopify App Store, pick a question, switch it on. No developer, no tag manager, no meeting about the tag manager. Not everyone will answer. But the next time a number drops, you won’t be the only one explaining it.',
              },
              surface: 'lemonSoft',
              picture: {
                with: {
                  kind: 'installHour',
                  state: 'Asking since this morning',
                  minutes: { number: 'install5' },
                  caption: 'Live in {install5}. Each dot is one minute of an hour.',
                },
                without: {
                  kind: 'sayings',
                  sayings: ['Do the straps come off?', 'Is it the new model?', 'Ships before Friday?'],
                },
              },
            },
          ],
        },
        {
          kind: 'bonus',
          onlyWith: ['bonusValue', 'bonusCall', 'bonusBrand'],
          headline: 'Install it,\nget three extras',
          worth: { figure: '{bonusValue}', label: 'total value of the package' },
          gifts: [
            {
              icon: 'phone',
              title: 'A {bonusCall} call with an expert, one-on-one',
              text: 'Bring the report that puzzles you most.',
            },
            {
              icon: 'book',
              title: 'Conversion techniques: the detailed guide',
              text: 'Each with the kind of answer that calls for it.',
            },
            {
              icon: 'present',
              title: 'An exclusive presentation of a creative system',
              text: 'Built for a brand that sold over {bonusBrand}, slide by slide.',
            },
          ],
        },
      ],
    },
  ],
})
