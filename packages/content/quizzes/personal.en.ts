import type { Written, WrittenCopy } from '../written.ts'
import type { PersonalWords } from './personal-words.ts'

const error: WrittenCopy = 'Please select an option to continue'

export const personalEn: Written<PersonalWords> = {
  tagline: 'The survey that listens, then sells',
  progress: 'Step %step% of %steps%',
  progressLabel: 'Quiz progress',
  start: {
    headline: 'The one question that tells you why visitors don’t buy',
    takes: { with: '{quizTwoMinutes}', without: 'Six short questions' },
    joined: '**%count%** merchants joined',
  },
  steps: {
    goal: {
      title: 'What’s your main goal right now?',
      helper: 'Pick the one that would move your numbers most.',
      error,
      options: {
        pdp: { label: 'More sales from product pages', text: 'Visitors come, look and leave' },
        lead: { label: 'More leads that buy', text: 'Cold traffic into a list worth emailing' },
        aov: { label: 'Bigger orders', text: 'One more item in every cart' },
        checkout: { label: 'Fewer abandoned checkouts', text: 'One click from paying, then gone' },
      },
    },
    pain: {
      title: 'What’s getting in the way?',
      helper: 'The first thing you’d complain about to a friend.',
      error,
      options: {
        pdp_drop: { label: 'They leave the product page', text: 'A look, a scroll, and out' },
        low_cr: { label: 'Low conversion rate', text: 'Plenty of traffic, not enough orders' },
        repeat_q: { label: 'The same questions, every day', text: 'Size, shipping, returns. Again tomorrow' },
        low_optin: { label: 'Hardly anyone signs up', text: 'They close the pop-up before they read it' },
      },
    },
    infoA: {
      title: 'Price is the easy excuse',
      body: [
        'Some leave because of the price. Many leave with a question nobody answered. Five classics:',
        '“Is it even right for me?”',
        '“When will it get here?”',
        '“Can I trust you?”',
        '“Is it cheaper somewhere else?”',
        '“What if I don’t like it?”',
      ],
      caption: 'Every dot left without buying. Nobody asked why.',
      cta: 'Got it, next',
    },
    traffic: {
      title: 'Where do most of your visitors come from?',
      helper: 'Your biggest source. A good question picks up where the ad or the search left off.',
      error,
      options: {
        meta: { label: 'Meta ads', text: 'Facebook and Instagram' },
        google: { label: 'Google Ads', text: 'Search and Shopping' },
        tiktok: { label: 'TikTok', text: 'They came for a video and landed on a product' },
        seo: { label: 'Organic search', text: 'They were looking for exactly this. Almost' },
        influ: { label: 'Influencers', text: 'Someone they trust sent them' },
      },
    },
    aov: {
      title: 'What’s your average ROAS?',
      helper: 'For every dollar you put into ads, how many come back? A rough guess will do.',
      error,
      options: {
        b1: { label: 'Less than 1', text: 'The ads cost more than they bring in' },
        b2: { label: 'Between 1 and 3', text: 'It works, but there’s no room for mistakes' },
        b3: { label: 'Above 3', text: 'Ready to grow without slipping back' },
      },
    },
    tools: {
      title: 'What talks to your visitors today?',
      helper: 'Whatever is live on the store right now.',
      error,
      options: {
        popup: { label: 'A pop-up', text: 'A discount for an email, the same for everyone' },
        chat: { label: 'Live chat', text: 'Waits in the corner until somebody writes' },
        both: { label: 'Both', text: 'And they fight over the same corner' },
        none: { label: 'Nothing yet', text: 'The pages do all the talking' },
      },
    },
    question: {
      title: 'Is it clear why your visitors don’t buy?',
      helper: 'Clear means they told you. Guessing doesn’t count.',
      error,
      options: {
        very: { label: 'Very clear', text: 'We ask, and they tell us' },
        not_most: { label: 'Not for most of them', text: 'We know about a few. The rest is theory' },
        not_at_all: { label: 'Not at all', text: 'That’s why we’re here' },
      },
    },
    infoB: {
      title: 'How a silent exit turns into an answer',
      body: [
        'Here’s one question at work on a store. No developer, and no form with twenty fields.',
        'It shows up at the moment you choose: on the way out, after a pause, with a full cart.',
        'The visitor taps one answer.',
        'The AI replies in your brand’s voice, from what you taught it.',
        'The reason lands in your report.',
        'You fix the page, the ad or the offer.',
      ],
      caption: 'Same visitors. Now they answer.',
      cta: 'Build my plan',
    },
    build: {
      title: 'Building your survey',
      helper: 'About 15 seconds, then your plan.',
      stages: {
        question: 'Wording the question',
        design: 'Designing the survey',
        answers: 'Writing the answer choices',
        insights: 'Deciding what to measure',
        train: 'Preparing the AI’s replies',
        implement: 'Mapping the setup',
        results: 'Finishing your plan',
      },
    },
  },
  chooseAnOption: 'Choose an option to continue',
  change: 'You said “%answer%”. Choose again, and we’ll rebuild your plan.',
  back: 'Back',
  continue: 'Continue',
  keys: 'Press **1** to **%last%** to choose, then **Enter**',
  preview: {
    caption: 'How it looks on your store',
    store: 'Your store',
    initial: 'Y',
    asks: 'asks',
    sample: 'Sample',
    soFar: 'Your survey so far',
    settings: {
      aov: {
        b1: 'Use the answers in your ads first',
        b2: 'Use the answers on the page, then in ads',
        b3: 'Turn the answers into your next ads',
      },
      tools: {
        popup: 'Takes turns with your pop-up',
        chat: 'Asks first; your chat handles the rest',
        both: 'One corner, one voice at a time',
        none: 'The first thing on your store that listens',
      },
      question: {
        very: 'Checks that what you know still holds',
        not_most: 'Fills in the part that’s still theory',
        not_at_all: 'Starts from zero, with the first honest answer',
      },
    },
  },
  build: {
    done: 'Done',
    now: 'Now',
    built: 'of your survey is built',
    finished: 'Your plan is ready. Opening it now.',
  },
  noScript: {
    text: 'The quiz needs JavaScript. You can also skip it: install {brand} and ask your first question today.',
    install: 'Add to Shopify',
  },
  failure: {
    title: 'Unexpected Application Error!',
    text: 'The quiz hit a snag. Reload and start again; it’s short.',
    reload: 'Reload the page',
  },
}
