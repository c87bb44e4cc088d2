import type { Cta } from '../cta.ts'
import { checkUsEn } from '../deciding/en.ts'
import { definePage } from '../page.ts'
import type { Written, WrittenCopy } from '../written.ts'

/** The first answer of the survey on top; the picture of the page shows it too. */
const bright: Record<'text' | 'reply', WrittenCopy> = {
  text: 'Is it bright enough?',
  reply: 'It reaches **900 lumens**, and dims to a night light.',
}

const access: Written<Cta> = { label: 'Get Instant Access ($0)', to: 'install' }

export default definePage({
  path: '/casestudy',
  locale: 'en',
  title: {
    with: '{caseSales} from one question: an example case study | {brand}',
    without: 'One question, one store: an example case study | {brand}',
  },
  description: {
    with: 'An example: a lamp store asked leaving visitors what stopped them. Conversion went from {caseConversion.before} to {caseConversion.after}. The question, the answers, the steps.',
    without:
      'An example: a lamp store asked leaving visitors what stopped them. The question, what came back, and how to ask it on your own store.',
  },
  shell: 'campaign',
  bar: 'ink',
  barNote: { with: '{rating}, {reviews}' },
  trial: 'trial7',
  indexable: true,
  share: {
    headline: {
      onlyWith: 'caseSales',
      with: 'in sales, in an example that starts with one question',
      without: 'visitors leave. One question asks why.',
    },
  },
  sections: [
    {
      kind: 'caseHero',
      figure: { with: '{caseSales}', without: '1,000' },
      headline: {
        onlyWith: 'caseSales',
        with: 'in sales. It started with one question.',
        without: 'visitors leave. One question asks why.',
      },
      example: 'An example story',
      text: {
        with: 'A lamp store asked visitors who were about to leave what was stopping them. Conversion went from {caseConversion.before} to {caseConversion.after}. Here is the question, what came back, and how to ask it on your store.',
        without:
          'A lamp store asked visitors who were about to leave what was stopping them. Here is the question, what came back, and how to ask it on your store.',
      },
      cta: access,
      note: { with: '{trial7} free, plus a {refund60.adjective} refund window.', without: '{trial7} free.' },
      survey: {
        store: 'Lumen Yard',
        asks: 'asks',
        sample: { example: 'Example', store: 'store' },
        question: 'What’s stopping you today?',
        answers: [
          bright,
          {
            text: 'Will it fit my desk?',
            reply: 'A **7-inch** base, so a 24-inch desk still has room.',
          },
          { text: 'When would it arrive?', reply: 'Order by noon and it lights your desk on **Friday**.' },
        ],
        sale: 'Added to cart',
        restart: 'Ask something else',
      },
      play: 'Play the story: a few seconds, no sound',
      video: {
        video: 'caseStudy',
        title: 'The whole story',
        note: 'The player loads only when you press play.',
        elsewhere: 'Watch on YouTube',
      },
    },
    {
      kind: 'crowd',
      onlyWith: 'caseConversion',
      headline: 'Same thousand visitors, nearly twice the buyers',
      before: {
        rate: { number: 'caseConversion.before' },
        figure: '{caseConversion.before}',
        label: 'conversion before',
      },
      after: { rate: { number: 'caseConversion.after' }, figure: '{caseConversion.after}', label: 'conversion after' },
      legend: {
        before: 'bought before',
        more: 'more bought after they were asked',
        rest: 'One dot is {other: one of 1,000} sample visitors.',
      },
      cta: access,
    },
    {
      kind: 'benefits',
      headline: 'Nineteen answers,\nthree changes',
      items: [
        {
          title: 'Nine asked about the light',
          text: 'The page described the lamp. Now its first line answers them, in one visitor’s words: bright enough to draw by.',
        },
        {
          title: 'Six asked about the desk',
          text: 'The size was already there, under a tab. It moved up, right beside the price.',
        },
        {
          title: 'The AI didn’t wait for the fix',
          text: 'It answered both questions on the spot, from the spec sheet and in the store’s tone. When it doesn’t know, it says so.',
        },
        {
          title: 'The question became the ad',
          text: '“Can I draw by it?” is the hook. The page behind the ad gives the same answer.',
        },
        {
          title: 'Four were just looking',
          text: 'Nothing changed for them, and nobody asked twice. Not every exit is a lost sale.',
        },
      ],
      cta: access,
      picture: {
        address: 'lumen-yard.example/arc',
        headline: '**Bright enough to draw by.** Soft enough to sleep by.',
        price: '$96',
        fact: '**Fits a 24-inch desk**',
        survey: {
          store: 'Lumen Yard',
          asks: 'asks',
          question: 'What’s stopping you today?',
          options: [bright.text],
          chosen: 0,
          reply: bright.reply,
        },
        ad: '**“Can I draw by it?”** Yes, until three in the morning.',
        reasons: {
          title: 'Reasons, counted',
          items: [
            { text: 'Bright enough?', count: 9, tone: 'blush' },
            { text: 'Fits my desk?', count: 6, tone: 'lemon' },
            { text: 'Just looking', count: 4, tone: 'ash' },
          ],
        },
        note: 'Lumen Yard is an example store, with sample data.',
      },
    },
    {
      onlyWith: ['rating', 'testimonialConversion'],
      with: {
        kind: 'testimonials',
        lead: 0,
        headline: 'Six merchants, one habit',
        note: 'Names, stores, quotes and figures are examples.',
        stars: '{rating.spoken} stars',
        items: [
          {
            quote:
              'We {testimonialConversion.tripled} conversion on our best page by deleting a paragraph and adding **the\u00a0sentence a shopper\u00a0typed.**',
            name: 'Nadia A.',
            role: 'Home lighting',
            initials: 'NA',
          },
          {
            quote:
              'Everyone asked whether it comes gift-wrapped. It always had. We said so next to the price, and conversion {testimonialConversion.doubled}.',
            name: 'Priya N.',
            role: 'Chocolates',
            initials: 'PN',
          },
          {
            quote: 'The AI says “handmade, so each one varies” better than\u00a0I\u00a0do.',
            name: 'Jules T.',
            role: 'Ceramics',
            initials: 'JT',
          },
          {
            quote:
              'We used to brainstorm hooks on Mondays. Now we read what people typed over the weekend and pick one.',
            name: 'Tess W.',
            role: 'Pet supplies',
            initials: 'TW',
          },
          {
            quote:
              'Support tickets about sizing went quiet. The question gets answered before the order, not after the return.',
            name: 'Sam K.',
            role: 'Outdoor gear',
            initials: 'SK',
          },
          {
            quote: 'Clients stopped arguing with our headlines once they saw their own customers had written them.',
            name: 'Andre P.',
            role: 'Growth agency',
            initials: 'AP',
          },
        ],
      },
      without: checkUsEn,
    },
    {
      kind: 'startSteps',
      headline: 'Live before\nyour next meeting',
      steps: [
        { title: 'Click “Get Instant Access”', text: 'It opens the Shopify App Store. Adding the app costs $0.' },
        {
          title: 'Pick your question',
          text: 'Take “What’s stopping you?” or write your own. Choose when it appears.',
        },
        { title: 'Let the AI learn', text: 'Give it your sizing, shipping and returns. It picks up your tone.' },
        {
          title: 'Read what comes back',
          text: {
            with: 'Live in {install5}. Answers arrive with your next visitor.',
            without: 'Answers arrive with your next visitor.',
          },
        },
      ],
      cta: access,
      video: {
        video: 'firstQuestion',
        title: 'A question going live',
        note: 'Loads only when you press play.',
        elsewhere: 'Watch on YouTube',
      },
      play: 'Watch a question go live: a few seconds, no sound',
      captions: ['Your question is on the page.', 'A visitor answers. The AI replies.', 'You have your first answer.'],
      poster: {
        store: 'Your store',
        asks: 'asks',
        question: 'What made you look today?',
        options: ['A gift for someone', 'Mine just broke', 'Only browsing'],
        chosen: 1,
        reply: 'Sorry to hear it. Which one broke? We’ll find **the one that fits**.',
      },
    },
    {
      kind: 'refundDays',
      onlyWith: 'refund60',
      days: { number: 'refund60' },
      drawing: '{refund60.number} dots, one per day',
      headline: '{refund60} to change your mind',
      text: 'If it’s not for you, ask for your money back. Each dot is a day.',
      day: 'Day',
    },
    {
      kind: 'faq',
      surface: 'paper',
      headline: 'Before you\nclick',
      items: [
        {
          question: 'What does $0 get me?',
          answer: 'The whole app for {trial7}: unlimited surveys, responses, insights and AI training.',
        },
        {
          question: 'Is the case study typical?',
          answer:
            'It isn’t a forecast. Lumen Yard is an example store, there to show the steps. Your result depends on your traffic, your product and what you change after you listen.',
        },
        {
          onlyWith: 'refund60',
          question: 'What if it doesn’t work for us?',
          answer:
            'Cancel during the trial and nothing is charged. After that, you have {refund60} to ask for a refund.',
        },
        {
          question: 'Do I need a developer?',
          answer: {
            with: 'No. You switch on one app embed in your theme. You’re live in {install5}.',
            without: 'No. You switch on one app embed in your theme.',
          },
        },
        {
          onlyWith: 'stores1000',
          question: 'Who else uses it?',
          answer: '{stores1000} stores, from one-person brands to agencies that install it for every client.',
        },
        {
          question: 'We already run post-purchase surveys, heat maps or chat. Why this?',
          answer:
            'Post-purchase surveys hear from people who bought. Heat maps show where visitors stop, not why. Chat waits to be asked. {brand} asks the visitors who are about to leave, and replies on the spot.',
        },
        {
          question: 'What if the AI gets something wrong?',
          answer:
            'It can. It replies from what you taught it, and you get the transcript of every conversation, word for word.',
        },
        { onlyWith: 'support', question: 'Can I reach a person?', answer: 'Yes, {support}.' },
      ],
    },
    {
      kind: 'lampClosing',
      headline: 'Ask once.\nIt costs $0.',
      text: 'Your next visitor already knows what’s wrong with the page. Let them tell you.',
      cta: access,
      note: { with: '{trial7} free. {refund60.adjective} refund. {rating} from {reviews}.', without: '{trial7} free.' },
    },
  ],
})
