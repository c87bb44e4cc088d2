import { definePage } from '../page.ts'
import { surveyControls } from '../survey-controls.ts'

export default definePage({
  path: '/demo',
  locale: 'en',
  title: '5 reasons this little box beats your pop-up | {brand}',
  description:
    'See one question at work on a store: it waits, asks, replies and fills the cart. Then five reasons it does what a pop-up never could.',
  shell: 'campaign',
  bar: 'blush',
  trial: 'trial7',
  indexable: false,
  variantOf: '/5-reasons',
  hypothesis: 'Seeing one survey play out on a store convinces sooner than any argument about surveys.',
  sections: [
    {
      kind: 'campaignHero',
      headline: '5 reasons this\nlittle box beats\nyour pop-up',
      text: '{brand} is an AI survey for Shopify: it waits, asks one thing and has a reply ready. Try it here, as someone about to leave a candle store.',
      cta: { label: 'Try {trial7} free', to: 'install' },
      terms: ['{noCard}.', 'On your store in {install5}.'],
      surface: 'blush',
      picture: {
        kind: 'survey',
        store: 'Fern & Wick',
        initial: 'F',
        asks: 'asks',
        question: 'What’s holding you back?',
        ...surveyControls.en,
        answers: [
          {
            text: 'I can’t smell it from here',
            reply: 'Fair. It’s **fig and cedar**, and it keeps its voice down. Not your scent? Send it back.',
          },
          {
            text: 'It might arrive too late',
            reply:
              'Order by noon and it ships today, so it’s at your door by **Friday**. Shipping is free on this one.',
          },
          {
            text: 'I’m just looking',
            reply: 'Take your time. It comes in **three scents**, and I’m here if a question comes up.',
          },
        ],
        chosen: 0,
        buy: { label: 'Add to cart', done: 'In the cart' },
        shop: {
          address: 'fern-and-wick.example/fig',
          product: { name: 'Fig and cedar candle', drawing: 'candle' },
          invite: 'Try your own product',
          inviteShort: 'Try your product',
        },
      },
    },
    {
      kind: 'withSideCard',
      skeleton: 'thread',
      surface: 'blushSoft',
      closing: { text: 'OK, let it ask.', cta: { label: 'Try {trial7} free', to: 'install' } },
      card: {
        pinned: 'Pinned message',
        rating: { with: '{rating}' },
        figure: { with: '{revenueLift}' },
        title: { onlyWith: 'revenueLift', with: 'revenue', without: 'A store that replies' },
        text: 'Put the box you just saw on your own store. Your question, your voice, your products.',
        cta: { label: 'Install on Shopify', to: 'install' },
        ticks: ['Free trial: {trial7}', '{noCard}', '{noSetupFee}'],
      },
      sections: [
        {
          kind: 'reasons',
          cards: [
            {
              title: 'It knows when to keep quiet',
              text: 'A pop-up meets people at the door with a coupon for a store they haven’t seen yet. The box waits: for the end of the page, the long pause, the cursor drifting off to close the tab. You pick the moment. Everybody else shops in peace.',
              surface: 'ink',
              picture: {
                kind: 'moments',
                moments: [
                  { icon: 'exit', label: 'About to leave' },
                  { icon: 'timer', label: 'Gone quiet' },
                  { icon: 'scroll', label: 'Read to the end' },
                  { icon: 'cart', label: 'A full cart' },
                  { icon: 'megaphone', label: 'Came from this ad' },
                  { icon: 'link', label: 'Only on this page' },
                ],
              },
            },
            {
              title: 'It replies',
              text: 'A form swallows the answer and thanks you for it. The box knows your products and your returns page, and replies the way you would on a good day.',
              surface: 'fog',
              picture: {
                kind: 'conversation',
                lines: [
                  { by: 'visitor', says: 'Will it get here before Saturday?' },
                  { by: 'brand', says: 'Order by noon and it ships today, so **Friday** at the latest.' },
                  { by: 'sale', says: 'Added to cart' },
                ],
              },
            },
            {
              title: 'You train it like a new hire',
              text: 'Hand over the manual and the three questions your support inbox is sick of. It reads them all, and never asks where the coffee is.',
              surface: 'mint',
              picture: {
                kind: 'lessons',
                lessons: [
                  { icon: 'file', label: 'Which scent for which room' },
                  { icon: 'truck', label: 'Where you ship, how fast' },
                  { icon: 'quote', label: 'Friendly. No exclamation points' },
                ],
              },
            },
            {
              title: 'It writes your next ad',
              text: 'Say eleven people ask whether the scent takes over the room. Guess what the next ad says. No brainstorm, no whiteboard.',
              surface: 'lemonSoft',
              picture: {
                kind: 'feedPost',
                store: 'Fern & Wick',
                initial: 'F',
                label: 'Sponsored',
                line: '“Will it take over the room?” It keeps to its corner.',
                product: 'candle',
              },
            },
            {
              title: 'Yours could be asking tonight',
              text: {
                with: 'No developer, no theme surgery. Add it from the Shopify App Store, write the question you’ve wondered about all year, switch it on. The whole thing takes {install5}, and your store looks exactly as it did, with one better habit.',
                without:
                  'No developer, no theme surgery. Add it from the Shopify App Store, write the question you’ve wondered about all year, switch it on. That’s the whole thing, and your store looks exactly as it did, with one better habit.',
              },
              surface: 'blushSoft',
              picture: {
                with: {
                  kind: 'install',
                  app: '{brand}',
                  state: 'On, and minding its manners',
                  minutes: { number: 'install5' },
                  caption: 'On your store in {install5}. A minute per dot.',
                },
                without: {
                  kind: 'sayings',
                  sayings: ['How strong is it?', 'When would it arrive?', 'Does it come wrapped?'],
                },
              },
            },
          ],
        },
        {
          kind: 'bonus',
          onlyWith: ['bonusValue', 'bonusCall', 'bonusBrand'],
          headline: 'The box comes\nwith three gifts',
          worth: { figure: '{bonusValue}', label: 'value of all three' },
          gifts: [
            {
              icon: 'phone',
              title: '{bonusCall} consultation, you and an expert',
              text: 'One-on-one: you share the screen, they find the first question to ask.',
            },
            {
              icon: 'book',
              title: 'A guide to conversion techniques, chapter by chapter',
              text: 'Read it in order, or open it where your store hurts.',
            },
            {
              icon: 'present',
              title: 'An exclusive look at one brand’s creative system',
              text: 'How its ads got written on the way to over {bonusBrand} in sales.',
            },
          ],
        },
      ],
    },
  ],
})
