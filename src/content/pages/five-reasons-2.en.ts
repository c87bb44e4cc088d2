import { definePage } from '../page.ts'
import type { BonusSection, SideCard } from '../sections/campaign.ts'
import type { ReasonPicture } from '../sections/reason-pictures.ts'
import { unlessOff, withoutOff } from '../unless-off.ts'

export default definePage({
  path: '/5-reasons-2',
  locale: 'en',
  title: '5 reasons to hire for {priceAbout} | {brand}',
  description:
    'A salesperson who asks every visitor what is missing, answers in your voice and costs {priceAbout}. Five reasons the sum works out.',
  shell: 'campaign',
  bar: 'jadeDeep',
  trial: 'trial14',
  indexable: false,
  variantOf: '/5-reasons-v2',
  hypothesis: 'For owners tired of apps, opening with the small price beats opening with the idea.',
  sections: [
    {
      kind: 'campaignHero',
      headline: '5 reasons to hire\na salesperson\nfor {priceAbout.amount} a month',
      text: 'No lunch break, knows the returns policy by heart, asks every visitor the one thing you forgot to. Lay this receipt next to your last ad bill.',
      byline: { initials: 'RM', name: 'Ron M.', role: 'Sells coffee gear, counts every app (an illustration)' },
      ground: 'jadeDeep',
      picture: {
        kind: 'receipt',
        title: '{brand}, one month',
        lines: [
          { label: 'A question, well timed', amount: 'included' },
          { label: 'Answers, with reasons', amount: 'included' },
          { label: 'Replies in your voice', amount: 'included' },
          { label: 'Guesswork', amount: '~~discontinued~~' },
        ],
        total: { figure: '{priceAbout.amount}', label: 'A month, about' },
        note: 'First {trial14}: nothing due.',
      },
    },
    {
      kind: 'withSideCard',
      card: {
        ...unlessOff<Pick<SideCard, 'rating' | 'figure' | 'title'>>(
          { rating: '{rating}', figure: '{revenueLift}', title: 'revenue, for the price of a sandwich' },
          { title: 'A salesperson for every visitor' },
        ),
        text: 'It asks, it answers, it sells. When the trial is over, that costs {priceAbout}.',
        cta: { label: 'Install on Shopify', to: 'install' },
        ticks: ['{trial14} free', '{noCard}', '{noSetupFee}'],
      },
      sections: [
        {
          kind: 'reasons',
          cards: [
            {
              icon: 'cash',
              title: 'One rescued cart and the month is paid',
              text: 'Take what you keep from a single order. If that is more than {priceAbout.amount}, the sum is short: talk one shopper a month out of leaving and it has paid for itself. The second one is profit. The third one buys the sandwich.',
              ground: 'mint',
              picture: {
                kind: 'conversation',
                lines: [
                  { by: 'visitor', says: 'Does the grinder do espresso?' },
                  { by: 'brand', says: 'It does. Start at **setting 6**; the card in the box has the rest.' },
                  { by: 'sale', says: 'Order placed' },
                ],
              },
            },
            {
              icon: 'megaphone',
              title: 'You already paid for these visitors',
              text: 'The click cost money. The ad that follows them around for a week costs more. Asking the person who is standing in the store right now costs nothing on top, and they happen to be the only one who knows the answer.',
              ground: 'blushSoft',
              picture: {
                kind: 'rewrite',
                before: { label: 'What you were about to try', line: '~~10% off everything, all weekend~~' },
                after: {
                  label: 'What they were waiting for',
                  line: '==Works on induction.== Gas too, if you’re old school.',
                },
              },
            },
            {
              icon: 'dollar',
              title: 'It stops you from discounting out of fear',
              text: 'A slow Tuesday, and the hand drifts to the coupon button. Ask what feels fair first. In the sample here most people were ready to pay the full price. What they could not work out was whether the lid comes with it.',
              ground: 'fog',
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
              icon: 'learn',
              title: 'It needs no manager',
              text: 'No rota, no script, no Monday stand-up. Give it the manual, the shipping table and a page you are proud of, so that it learns how you sound. When it gets something wrong, fix that one line. It will not sulk and it will not forget.',
              ground: 'ink',
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
              icon: 'bolt',
              title: 'You can let it go tomorrow',
              text: unlessOff(
                'It starts in {install5}, works {trial14} for nothing, and leaves when you remove the app. {noCard}, {noSetupFee.inline}, no leaving party. Try saying that about anyone else you were going to hire this year.',
                'It starts today, works {trial14} for nothing, and leaves when you remove the app. {noCard}, {noSetupFee.inline}, no leaving party. Try saying that about anyone else you were going to hire this year.',
              ),
              ground: 'lemonSoft',
              picture: unlessOff<ReasonPicture>(
                {
                  kind: 'install',
                  app: '{brand}',
                  state: 'First day at work',
                  minutes: '{install5.number}',
                  caption: 'At work in {install5}. One dot, one minute.',
                },
                {
                  kind: 'sayings',
                  sayings: ['Does it fit a moka pot?', 'Is the lid included?', 'Can I return it opened?'],
                },
              ),
            },
          ],
        },
        ...withoutOff<BonusSection>([
          {
            kind: 'bonus',
            headline: 'And it brings\ngifts on day one',
            worth: { figure: '{bonusValue}', label: 'worth of the welcome package' },
            gifts: [
              {
                icon: 'phone',
                title: 'One expert, one owner, {bonusCall.minutes}',
                text: 'A one-to-one consultation about where your money leaks.',
              },
              {
                icon: 'book',
                title: 'The conversion techniques, written up in detail',
                text: 'A guide sorted by effort, so you can start with the lazy ones.',
              },
              {
                icon: 'present',
                title: 'The creative system: an exclusive presentation',
                text: 'It belongs to a brand with more than {bonusBrand} in sales. Now it is on your screen.',
              },
            ],
          },
        ]),
      ],
    },
  ],
})
