import { definePage } from '../page.ts'

export default definePage({
  path: '/5-reasons-copy3',
  locale: 'en',
  title: '5 reasons clients think you read minds | {brand}',
  description:
    'For agencies with several Shopify clients: an AI survey that tells you what each client’s shoppers say, in words you can bring to the call.',
  shell: 'campaign',
  bar: 'ink',
  trial: 'trial14',
  indexable: false,
  variantOf: '/5-reasons',
  hypothesis: 'Agencies buy what makes the client call easier, not what makes a single store better.',
  sections: [
    {
      kind: 'campaignHero',
      headline: '5 reasons your\nclients will think\nyou read minds',
      text: 'You run the ads, the pages and the Monday call. {brand}, the AI survey for Shopify, asks each client’s shoppers and brings back words you can use on that call.',
      cta: { label: 'Try {trial14} free', to: 'install' },
      terms: ['{noCard}.', 'A store is live in {install5}.'],
      surface: 'ink',
      picture: {
        kind: 'stores',
        title: 'Your clients, this week',
        stores: [
          { initial: 'F', name: 'Fern & Wick', asks: 'How strong is the scent?', count: 9, product: 'candle' },
          { initial: 'B', name: 'Burr & Bean', asks: 'Fine enough for espresso?', count: 12, product: 'grinder' },
          {
            initial: 'N',
            name: 'North\u00adbound',
            asks: 'Does it fit under the seat?',
            count: 7,
            product: 'backpack',
          },
          { initial: 'O', name: 'Oda Skin', asks: 'Can I put makeup over it?', count: 5, product: 'bottle' },
        ],
        note: 'The top question in each store, one dot per answer. Sample data.',
      },
    },
    {
      kind: 'withSideCard',
      skeleton: 'board',
      surface: 'ink',
      card: {
        rating: { with: '{rating}' },
        figure: { with: '{revenueLift}' },
        title: { onlyWith: 'revenueLift', with: 'revenue to report', without: 'A reason for every report' },
        text: 'One question per store, answered by the shoppers your clients pay you to understand.',
        cta: { label: 'Install on a client’s store', to: 'install' },
        chat: { label: 'Ask us in chat', to: 'chat-en' },
        ticks: ['{trial14.adjective} free trial for each store', '{noCard}', '{noSetupFee}'],
      },
      sections: [
        {
          kind: 'reasons',
          cards: [
            {
              title: 'You open the call with their customers’ words',
              text: 'Every agency has the slide about sessions. You have the sentence a shopper typed on Thursday, how many others said the same, and what you changed on Friday. A client can argue with your chart. Nobody argues with their own customer.',
              surface: 'mint',
              picture: {
                kind: 'answers',
                answers: [
                  { label: 'How strong is the scent?', count: 14 },
                  { label: 'Gift for someone else', count: 10 },
                  { label: 'How long does it burn?', count: 9 },
                  { label: 'Shipping in summer', count: 5 },
                ],
                note: 'Fern & Wick, last week, a dot per answer. Sample data.',
              },
            },
            {
              title: 'You see what each channel really brought',
              text: 'Four channels, one product page, four different worries. The video brings people who want the thing from the video, search brings people who read the fine print. Now every landing page opens with its own line, and the budget follows the answers.',
              surface: 'blush',
              picture: {
                kind: 'sources',
                sources: [
                  { name: 'Meta', asks: 'Is it as big as it looks?' },
                  { name: 'Google', asks: 'Soy or paraffin?' },
                  { name: 'TikTok', asks: 'Is it the one from the video?' },
                  { name: 'Email', asks: 'Is the fig one back?' },
                ],
              },
            },
            {
              title: 'The brief writes itself',
              text: 'Teams lose whole days to “so what’s the angle?” Take the top answer, put it in the first three seconds, and go home on time. If it wins, you know why it won.',
              surface: 'fog',
              picture: {
                kind: 'rewrite',
                before: { label: 'The hook last month', line: 'Light up your evenings' },
                after: { label: 'The hook now', line: '**Strong enough for one room.** Not for the whole street.' },
              },
            },
            {
              title: 'Every client keeps their own voice',
              text: 'The skincare brand whispers, the coffee store jokes. You teach the AI store by store, so neither sounds like the other.',
              surface: 'lemonSoft',
              picture: {
                kind: 'lessons',
                lessons: [
                  { icon: 'quote', label: 'Tone: calm, no slang' },
                  { icon: 'file', label: 'Ingredients, all 38 of them' },
                  { icon: 'truck', label: 'Returns: {other: 30 days}, even if opened' },
                ],
              },
            },
            {
              title: 'A new client is live before the kickoff call ends',
              text: {
                with: 'Add the app to the client’s store, reuse the question that worked for the last account, switch it on. It takes {install5}, with no developer ticket and no code to hand over. You end the meeting with answers on the way.',
                without:
                  'Add the app to the client’s store, reuse the question that worked for the last account, switch it on. There’s no developer ticket and no code to hand over. You end the meeting with answers on the way.',
              },
              surface: 'jadeDeep',
              picture: {
                with: {
                  kind: 'installSteps',
                  steps: ['Add the app', 'Reuse the question', 'Switch it on'],
                  minutes: { number: 'install5' },
                  caption: 'New client live in {install5}. Each dot is a minute.',
                },
                without: {
                  kind: 'sayings',
                  sayings: ['Which one for a gift?', 'When does it ship?', 'Is it the heavy one?'],
                },
              },
            },
          ],
        },
        {
          kind: 'bonus',
          onlyWith: ['bonusValue', 'bonusCall', 'bonusBrand'],
          headline: 'Three things\nfor your team',
          worth: { figure: '{bonusValue}', label: 'in value for your agency' },
          gifts: [
            {
              icon: 'phone',
              title: '{bonusCall} expert consultation, one-on-one',
              text: 'Pick your trickiest account. We go through it with you.',
            },
            {
              icon: 'book',
              title: 'A detailed guide to conversion techniques that travel well',
              text: 'From candles to car parts, and how to tell which fits which store.',
            },
            {
              icon: 'present',
              title: 'Exclusive presentation: a creative system that scaled',
              text: 'The one behind a brand with over {bonusBrand} in sales. Steal the structure.',
            },
          ],
        },
      ],
    },
  ],
})
