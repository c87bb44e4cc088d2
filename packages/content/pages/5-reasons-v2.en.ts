import { definePage } from '../page.ts'

export default definePage({
  path: '/5-reasons-v2',
  locale: 'en',
  title: '5 reasons stores quit guessing | {brand}',
  description:
    'A store only hears from visitors when they buy. Five reasons to ask the rest, reply on the spot and put their words to work.',
  shell: 'campaign',
  bar: 'mint',
  trial: 'trial14',
  indexable: false,
  variantOf: '/5-reasons',
  hypothesis: 'Walking one sale through its five voices, in order, explains the product quickly enough to sell it.',
  sections: [
    {
      kind: 'campaignHero',
      headline: '5 reasons stores\nquit guessing',
      text: 'Five things happen between a visit and a sale, and most stores only see the last. {brand}, the AI survey for Shopify, shows you all five.',
      cta: { label: 'Try {trial14} free', to: 'install' },
      terms: ['{noCard}.', 'First question up in {install5}.'],
      surface: 'mint',
      product: 'sofa',
      picture: { kind: 'voices', labels: ['The visitor', 'The question', 'The answer', 'The reply', 'The sale'] },
    },
    {
      kind: 'withSideCard',
      skeleton: 'board',
      surface: 'mint',
      card: {
        badge: { with: '{mostPopular}' },
        rating: { with: '{rating}' },
        figure: { with: '{revenueLift}' },
        title: { onlyWith: 'revenueLift', with: 'revenue', without: 'Ask. Reply. Sell.' },
        text: 'The survey that replies to your visitors and walks them to the cart.',
        cta: { label: 'Install on Shopify', to: 'install' },
        ticks: ['{trial14.adjective} free trial', '{noCard}', '{noSetupFee}'],
      },
      sections: [
        {
          kind: 'reasons',
          numerals: 'voices',
          cards: [
            {
              title: 'Most of your traffic leaves without a word',
              text: 'Analytics shows you where they left. It has never once told you why. Each gray dot below had a reason: a size chart that made no sense, a delivery date nobody could find, a price that needed one more sentence. You paid for every one of those clicks.',
              surface: 'fog',
              picture: { kind: 'visitors', tens: 4 },
            },
            {
              title: 'You can ask at the exact moment of doubt',
              text: 'One question, in your words, when it helps and only then. At the end of a long page about a sofa, ask about the fabric. Beside a cart that has sat there for a while, ask what it’s waiting for. Nobody gets a pop-up for breathing.',
              surface: 'lemonSoft',
              picture: {
                kind: 'moments',
                moments: [
                  { icon: 'exit', label: 'On exit' },
                  { icon: 'timer', label: 'After inactivity' },
                  { icon: 'scroll', label: 'On scroll' },
                  { icon: 'cart', label: 'Cart value' },
                ],
              },
            },
            {
              title: 'They answer in words you can sell with',
              text: 'Objections, ages, sizes, rival brands. People tell a small box on the page what they’d never tell a focus group, in the words they use at home. The next headline for the page is usually already in the list.',
              surface: 'blushSoft',
              picture: {
                kind: 'sayings',
                sayings: [
                  'Does the cover come off?',
                  'Ships before Friday?',
                  'I’m comparing two brands',
                  'Is there a gift box?',
                  'Too many sizes',
                ],
              },
            },
            {
              title: 'The AI replies before the tab closes',
              text: 'In your brand’s voice, from what you taught it: sizing, shipping, returns. An ordinary survey says thank you and waves goodbye. This one clears up the doubt while the product is still on the screen.',
              surface: 'fog',
              picture: {
                kind: 'conversation',
                lines: [
                  { by: 'visitor', says: 'Will it fit through my door?' },
                  {
                    by: 'brand',
                    says: 'The legs come off in a minute, so it goes **through a narrow door**. Want me to add it?',
                  },
                ],
              },
            },
            {
              title: 'Every sale teaches the next one',
              text: 'The order is tied to the answer, so you see which answers end in a sale. Put those words on the page, then in the ad, then ask again. A month in, you’re not guessing what to write. You’re copying it down.',
              surface: 'jadeDeep',
              picture: {
                kind: 'rewrite',
                before: { label: 'The page before', line: 'Sink into style this season' },
                after: {
                  label: 'The page after',
                  line: '**Fits through a narrow door.** The legs come off in a minute.',
                },
              },
            },
          ],
        },
        {
          kind: 'bonus',
          onlyWith: ['bonusValue', 'bonusCall', 'bonusBrand'],
          headline: 'Three gifts\nwhen you install',
          worth: { figure: '{bonusValue}', label: 'package value' },
          gifts: [
            {
              icon: 'phone',
              title: '{bonusCall} expert consultation',
              text: 'One-on-one, about your store and nobody else’s.',
            },
            {
              icon: 'book',
              title: 'A detailed guide to conversion techniques',
              text: 'What to change on the page, in what order, and why.',
            },
            {
              icon: 'present',
              title: 'A creative system, in an exclusive presentation',
              text: 'From a brand with over {bonusBrand} in sales.',
            },
          ],
        },
      ],
    },
  ],
})
