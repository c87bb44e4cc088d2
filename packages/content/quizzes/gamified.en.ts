import type { Written } from '../written.ts'
import type { GamifiedWords } from './gamified-words.ts'

export const gamifiedEn: Written<GamifiedWords> = {
  name: 'How well do you know your visitors?',
  counter: '%number% of %of%',
  progressLabel: 'Quiz progress',
  notice: {
    with: 'Takes {quizTwoMinutes}. Pick an answer and we’ll move on; you can always go back.',
    without: 'Eleven quick ones. Pick an answer and we’ll move on; you can always go back.',
  },
  autoAdvance: 'Auto-advance',
  moving: 'Moving to next question...',
  previous: 'Previous',
  next: 'Next',
  keys: '**Enter** or **Space** to move on',
  sliderValue: '%value% out of 10',
  questions: {
    q1: {
      title: 'Where do most of your visitors come from?',
      subtitle: 'Go with your gut.',
      options: {
        meta: { label: 'Meta ads', emoji: '📱' },
        google: { label: 'Google', emoji: '🔍' },
        tiktok: { label: 'TikTok', emoji: '🎬' },
        seo: { label: 'SEO', emoji: '🌱' },
        influencers: { label: 'Influencers', emoji: '🤳' },
      },
    },
    q2: {
      title: 'How many visitors do you get a month?',
      subtitle: 'Not orders. Let’s not make it awkward yet.',
      options: {
        under_20k: { label: 'Under 20K. Cozy' },
        to_100k: { label: '20K to 100K. Busy' },
        to_500k: { label: '100K to 500K. Packed' },
        over_500k: { label: 'Over 500K. Send help' },
      },
    },
    q3: {
      title: 'Where do you lose most of them?',
      subtitle: 'The page where the crowd thins out.',
      options: {
        home_page: { label: 'Home page', emoji: '🏠' },
        product_page: { label: 'Product page', emoji: '👟' },
        cart: { label: 'Cart', emoji: '🛒' },
        checkout: { label: 'Checkout', emoji: '💳' },
      },
    },
    q4: {
      title: 'Do you know why visitors leave without buying?',
      subtitle: 'Really know, because they told you.',
      options: {
        yes: { label: 'Yes', text: 'They told me' },
        no: { label: 'No', text: 'I’m guessing' },
      },
    },
    q5: {
      title: 'How do you find out what customers think?',
      subtitle: 'The one you really use, not the one you pay for.',
      options: {
        analytics: { label: 'Analytics', emoji: '📊' },
        support_chat: { label: 'Support chat', emoji: '💬' },
        reviews: { label: 'Reviews', emoji: '⭐' },
        gut_feeling: { label: 'Gut feeling', emoji: '🔮' },
      },
    },
    q6: {
      title: 'How happy are you with your conversion rate?',
      subtitle: 'Be honest. Nobody from the agency is listening.',
      label: 'Happiness with your conversion rate',
      ends: { low: 'Not at all', high: 'Couldn’t be happier' },
      feedback: {
        low: 'Ouch. The reason walks through your store every day.',
        good: 'Decent. One unanswered question may be holding back the rest.',
        high: 'Strong. Now find the last few who hesitate.',
      },
    },
    q7: {
      title: 'It’s 2 am and a shopper has a question. Do they get a reply?',
      subtitle: 'At 2 am. Not at nine.',
      options: {
        yes: { label: 'Yes', text: 'Something’s awake' },
        no: { label: 'No', text: 'They wait, or they don’t' },
      },
    },
    q8: {
      title: 'What do shoppers hesitate about most?',
      subtitle: 'Place your bet. You’ll need it at the end.',
      options: {
        right_for_me: { label: 'Is it right for me?', emoji: '🤔' },
        delivery: { label: 'When will it arrive?', emoji: '🚚' },
        price: { label: 'Is it worth it?', emoji: '💰' },
        returns: { label: 'Can I send it back?', emoji: '📦' },
      },
    },
    q9: {
      title: 'How sure are you that your ads say what customers care about?',
      subtitle: 'Their words, not yours.',
      label: 'How sure you are about your ads',
      ends: { low: 'Pure guesswork', high: 'Word for word' },
      feedback: {
        low: 'Brave. Your next headline is on the tip of a visitor’s tongue.',
        good: 'Close. One honest answer could be the missing line.',
        high: 'Impressive. Then the answers will only agree with you. Probably.',
      },
    },
    q10: {
      title: 'If shoppers told you what’s missing, would you change the page?',
      subtitle: 'This week. Not “in Q4”.',
      options: {
        yes: { label: 'Yes', text: 'Tonight, if it’s one line' },
        no: { label: 'No', text: 'It’s complicated' },
      },
    },
    q11: {
      title: 'One wish for your store. What is it?',
      subtitle: 'The genie is on a budget. Pick one.',
      options: {
        more_sales: { label: 'More sales from the same traffic' },
        cheaper_ads: { label: 'Ads that cost less per order' },
        bigger_orders: { label: 'Bigger orders' },
        fewer_returns: { label: 'Fewer returns' },
      },
    },
    q12: {
      title: 'You made it!',
      // %known% and %guessed% are counted in the browser.
      subtitle: 'By your own answers, **you know %known% and guess\u00a0%guessed%**. Time to hear theirs.',
      cta: 'Start your {trial7.adjective} free trial',
    },
  },
  milestones: {
    25: { title: 'A quarter down', text: 'You know where they come from. Now, where do they go?' },
    50: { title: 'Halfway there', text: 'Six questions about your visitors. When did they last get one from you?' },
    75: { title: 'Nearly there', text: 'This one and two more. Then we’ll turn your bet into a question.' },
  },
  verdict: {
    headline: 'Your eleven, one by one',
    rule: 'You know what you’ve counted and what they’ve told you. The rest is a guess.',
    topics: {
      q1: 'Where they come from',
      q2: 'How many come',
      q3: 'Where you lose them',
      q4: 'Why they leave',
      q5: 'What they think',
      q6: 'How many more could buy',
      q7: 'Who replies at 2 am',
      q8: 'What they hesitate about',
      q9: 'What your ads should say',
      q10: 'What’s missing on the page',
      q11: 'What to fix first',
    },
    known: 'you know',
    guessed: 'you guess',
    share: {
      known: 'I know',
      guessed: 'I guess',
      question: 'How well do you know your visitors? Eleven questions.',
      share: 'Share it',
      save: 'Save it',
      saved: 'Saved',
      copy: 'Copy the link',
      copied: 'Copied',
      note: 'Drawn in your browser from your answers. It shows the count, not what you answered.',
      text: 'I know %known% of %of% things about my visitors. You?',
    },
  },
  payoff: {
    store: 'Your store',
    initial: 'Y',
    asks: 'asks',
    sample: 'Sample survey',
    address: 'your-store.example',
    hint: 'Try another',
    you: 'You',
    replies: {
      bet: '**That’s your bet.** If most of them tap it too, you win.',
      other: '**Not your bet.** If most of them tap this, you just learned something.',
    },
    question: 'What’s stopping you from buying today?',
    options: {
      right_for_me: 'Not sure it’s right for me',
      delivery: 'Delivery time',
      price: 'The price',
      returns: 'How returns work',
    },
    bets: {
      right_for_me: 'Your bet: they don’t know if it’s right for them.',
      delivery: 'Your bet: they don’t know when it’ll arrive.',
      price: 'Your bet: they’re not sure it’s worth it.',
      returns: 'Your bet: they’re afraid of being stuck with it.',
    },
    places: {
      home_page: 'Ask it on the home page, after a pause, and see if you win.',
      product_page: 'Ask it on the product page, on their way out, and see if you win.',
      cart: 'Ask it in the cart, when they go quiet, and see if you win.',
      checkout: 'Ask it right before checkout, and see if you win.',
    },
    note: 'Opens the Shopify App Store in a new tab.',
  },
  email: {
    label: 'Where should we send your question?',
    placeholder: 'you@yourstore.com',
    submit: 'Send it to me',
  },
  noScript: {
    text: 'This quiz needs JavaScript. Installing doesn’t: add {brand} and ask your visitors directly.',
    install: 'Start your {trial7.adjective} free trial',
  },
  failure: {
    title: 'Unexpected Application Error!',
    text: 'The quiz stopped working. Reload to start again.',
    reload: 'Reload the page',
  },
}
