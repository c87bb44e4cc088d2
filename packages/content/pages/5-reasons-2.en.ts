import { definePage } from '../page.ts'

export default definePage({
  path: '/5-reasons-2',
  locale: 'en',
  title: '5 reasons to hire a {priceAbout.amount}-a-month salesperson | {brand}',
  description:
    'A salesperson for your Shopify store who asks visitors what’s missing, replies in your voice and costs {priceAbout}. Five reasons the math works.',
  shell: 'campaign',
  bar: 'jadeDeep',
  trial: 'trial14',
  indexable: false,
  variantOf: '/5-reasons',
  hypothesis: 'For owners tired of apps, opening with the small price beats opening with the idea.',
  sections: [
    {
      kind: 'campaignHero',
      headline: '5 reasons to hire\na salesperson\nfor {priceAbout.amount} a month',
      text: 'It’s an AI survey app. It takes no lunch break, knows your returns policy by heart and asks visitors the one thing you forgot to. Lay this receipt next to your last ad bill.',
      cta: { label: 'Try {trial14} free', to: 'install' },
      terms: ['{noCard}.', 'After that, {priceAbout}.'],
      byline: { initials: 'RM', name: 'Ron M.', role: 'Sells coffee gear, counts every app fee (example)' },
      surface: 'jadeDeep',
      product: 'grinder',
    },
    {
      kind: 'withSideCard',
      skeleton: 'receipt',
      surface: 'jadeDeep',
      receipt: {
        title: '{brand}, one month',
        serial: 'Receipt no. 5. Sample store: Ron’s coffee gear',
        amount: 'included',
        struck: { label: 'Guesswork', amount: 'discontinued' },
        total: { figure: '{priceAbout.amount}', label: 'Total, about' },
        note: 'First {trial14}: nothing due.',
        cta: { label: 'Try {trial14} free', to: 'install' },
      },
      card: {
        rating: { with: '{rating}' },
        figure: { with: '{revenueLift}' },
        title: {
          onlyWith: 'revenueLift',
          with: 'revenue, for the price of a sandwich',
          without: 'A salesperson for every visitor',
        },
        text: 'It asks, it replies, it sells. After the trial, that costs {priceAbout}.',
        total: { label: '5 lines, and still', figure: '{priceAbout.amount}' },
        cta: { label: 'Install on Shopify', to: 'install' },
        ticks: ['{trial14} free', '{noCard}', '{noSetupFee}'],
      },
      sections: [
        {
          kind: 'reasons',
          cards: [
            {
              title: 'One rescued cart and the month is paid',
              text: 'Take your profit on a single order. If it’s more than {priceAbout.amount}, the math is short: talk one shopper a month out of leaving and it has paid for itself. The second one is profit. The third one buys the sandwich.',
              surface: 'mint',
              picture: {
                kind: 'conversation',
                lines: [
                  { by: 'visitor', says: 'Does the grinder do espresso?' },
                  { by: 'brand', says: 'It does. Start at **setting\u00a06**; the card in the box has the rest.' },
                  { by: 'sale', says: 'Order placed' },
                ],
              },
            },
            {
              title: 'You already paid for these visitors',
              text: 'The click cost money. The ad that follows them around for a week costs more. Asking the person standing in your store right now costs nothing extra, and they happen to be the only one who knows the answer.',
              surface: 'blushSoft',
              picture: {
                kind: 'rewrite',
                before: { label: 'What you were about to try', line: '{other: 10%} off everything, all weekend' },
                after: {
                  label: 'What they were waiting for',
                  line: '**Works on induction.** Gas too, if you’re old school.',
                },
              },
            },
            {
              title: 'It stops you from discounting out of fear',
              text: 'A slow Tuesday, and your hand drifts to the coupon button. Ask what feels fair first. In the sample here, most people were ready to pay full price. What they couldn’t tell was whether the lid comes with it.',
              surface: 'fog',
              picture: {
                kind: 'prices',
                prices: [
                  { price: '$44', count: 2 },
                  { price: '$48', count: 3 },
                  { price: '$52', count: 5 },
                  { price: '$56', count: 8 },
                  { price: '$60', count: 4 },
                ],
                note: '“What’s it worth to you?” 22 answers. The price is $56. Sample data.',
              },
            },
            {
              title: 'It needs no manager',
              text: 'No schedule, no script, no Monday stand-up. Give it the manual, the shipping rates and a page you’re proud of, so it learns how you sound. It won’t ask for a raise.',
              surface: 'ink',
              picture: {
                kind: 'lessons',
                lessons: [
                  { icon: 'file', label: 'Grinder manual, all 40 pages' },
                  { icon: 'truck', label: 'Shipping: free from $60' },
                  { icon: 'quote', label: 'Sounds like Ron before coffee' },
                ],
              },
            },
            {
              title: 'You can let it go tomorrow',
              text: {
                with: 'It starts in {install5}, works free for {trial14}, and leaves when you remove the app. {noCard}, {noSetupFee.inline}, no farewell party. Try saying that about anyone else you planned to hire this year.',
                without:
                  'It starts today, works free for {trial14}, and leaves when you remove the app. {noCard}, {noSetupFee.inline}, no farewell party. Try saying that about anyone else you planned to hire this year.',
              },
              surface: 'lemonSoft',
              picture: {
                with: {
                  kind: 'install',
                  app: '{brand}',
                  state: 'First day at work',
                  minutes: { number: 'install5' },
                  caption: 'At work in {install5}. One dot, one minute.',
                },
                without: {
                  kind: 'sayings',
                  sayings: ['Does it fit a moka pot?', 'Is the lid included?', 'Can I return it opened?'],
                },
              },
            },
          ],
        },
        {
          kind: 'bonus',
          onlyWith: ['bonusValue', 'bonusCall', 'bonusBrand'],
          headline: 'And it brings\ngifts on day one',
          worth: { figure: '{bonusValue}', label: 'value of the welcome package' },
          gifts: [
            {
              icon: 'phone',
              title: '{bonusCall.minutes} with an expert, one-on-one',
              text: 'A consultation about where your store loses money.',
            },
            {
              icon: 'book',
              title: 'Conversion techniques, in one detailed guide',
              text: 'Sorted by effort, so you can start with the easy ones.',
            },
            {
              icon: 'present',
              title: 'The creative system: an exclusive presentation',
              text: 'It belongs to a brand with more than {bonusBrand} in sales. Now it’s on your screen.',
            },
          ],
        },
      ],
    },
  ],
})
