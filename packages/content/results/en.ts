import type { Written } from '../written.ts'
import type { ResultsWords } from './plan.ts'

export const resultsEn: Written<ResultsWords> = {
  ready: 'Your plan is ready',
  install: 'Start {trial7.adjective} free trial',
  reassurances: ['{noCard}', 'No code', 'Live in {install5}'],
  store: 'Your store',
  initial: 'Y',
  asks: 'asks',
  sample: 'Sample store',
  firstLine: '%traffic% %aov%, %tools%.',
  answers: { headline: 'You told us', hint: 'Tap an answer to change it', change: 'Change' },
  measured: 'You said “%answer%”. So did %share% who took this quiz and agreed to be counted, %from% to %to%.',
  diagnosis: 'Sound familiar?',
  ask: {
    headline: 'The question to ask',
    options: 'Answers to tap',
    copy: 'Copy the question',
    copied: 'Copied',
    note: 'with its four answers',
    install: 'Ask this in my store',
  },
  own: {
    headline: 'Your plan’s question, on your product',
    lead: 'Type three things and see the question on your store.',
    invite: 'Try your own product',
    reply: 'The AI’s reply comes here, from your own product page.',
  },
  when: {
    headline: 'When to ask, and who',
    alone: 'When to ask',
    when: 'When',
    whom: 'Who',
    beside: 'What else is on',
  },
  reply: 'What the AI replies',
  learn: {
    headline: 'What to do with the answers',
    heard: 'When they say',
    change: 'You change',
    install: 'Hear it from my visitors',
    source: 'Where they come from',
  },
  week: {
    headline: 'Your first week, day by day',
    text: 'One small job a day. Most fit into a coffee break.',
    day: 'Day %number%',
    next: 'Week two',
  },
  know: {
    headline: 'How soon would you know?',
    lead: 'Your plan needs a reason that repeats. Set your traffic and, to be safe, assume few will answer.',
    visitors: 'Visitors in {other: 30 days}',
    rate: 'Visitors per answer',
    result: { one: 'day to your first ten answers', many: 'days to your first ten answers' },
    firstWeek: 'answers in the first week',
    formula: '10 ÷ (visitors ÷ visitors per answer\u00a0÷\u00a030), rounded up',
    why: 'Ten is a rule of thumb: enough to see whether a reason repeats. If none does, ask something else.',
    install: 'Get my first ten answers',
    calculator: { label: 'How many orders pay for it? Do the math on the pricing page', to: '/pricing#calculator' },
  },
  closing: {
    headline: 'The plan is yours.\nPut it to work.',
    text: 'Add the app and paste in the question. Learned nothing new? Cancel during the trial and pay nothing.',
    included: [
      'Unlimited surveys and responses',
      'AI training on your store',
      '1:1 strategy call',
      'Winning-creatives deck',
    ],
    share: 'Send to a colleague',
    print: 'Print on one page',
    link: 'Copy the link',
    copied: 'Link copied',
    note: 'Your answers travel in this page’s link: anyone you send it to sees the same plan.',
  },
  call: {
    headline: 'Want to go through it\nwith a person?',
    text: 'One call about this plan: your product page, your question, your first week.',
    facts: [
      { icon: 'person', text: '{callWho}' },
      { icon: 'calendar', text: '{callWhen}' },
      { icon: 'timer', text: '{callLength}' },
      { icon: 'file', text: '{callWritten}' },
    ],
    chat: { label: 'Ask us on WhatsApp', to: 'chat-en' },
  },
  goals: {
    A: {
      name: 'Plan A: product pages',
      chip: 'More sales from product pages',
      headline: 'Your product\npage has one\nunanswered\nquestion',
      text: 'People look and leave because something is missing, and your analytics can’t say what. Ask them on the page, before they go.',
      diagnosis: 'The page explains the product. It doesn’t answer the person in front of it.',
      turn: 'You want more sales from product pages, so the question comes up there, just as they turn to leave.',
      when: {
        title: 'On the way out of a product page',
        text: 'Desktop: when the cursor leaves. Phone: after 20 seconds without a scroll. Product pages only.',
      },
      reply:
        'Short, from your size guide and policies, and in the tone you taught it. The order is tied to the answer.',
      outcome: 'Order placed, $64',
      week: [
        { title: 'Install and ask', text: 'Publish the question on your most visited product page.' },
        { title: 'Teach the AI', text: 'Give it the size guide, shipping times and return policy.' },
        {
          title: 'Try it on a phone',
          text: 'Tap every option and read each reply out loud. Does it sound like you?',
        },
        { title: 'Count the reasons', text: 'The answers come in sorted. The biggest group is your first fix.' },
        { title: 'Fix one line', text: 'Write the missing answer next to the price, in the visitors’ own words.' },
        {
          title: 'Take the line beyond your store',
          text: 'Put the same line where visitors first see you, so the right people arrive.',
        },
        { title: 'On to the next page', text: 'Compare with day one, then take the question to your second product.' },
      ],
    },
    B: {
      name: 'Plan B: lead capture',
      chip: 'More leads that buy',
      headline: 'Ask what they want.\nThen ask\nfor the email.',
      text: 'One offer for everyone gets one answer from everyone. Ask first, and signing up is simply how they get what they just asked for.',
      diagnosis: 'The sign-up form asks for something and listens to nothing.',
      turn: 'You want leads that buy, so the question comes first, and the email only once there’s a reason to leave one.',
      when: {
        title: 'After a sign of interest',
        text: 'On the second page of a visit, or half a product page down. Never on arrival.',
      },
      reply:
        'It asks for an email once it knows what to send. The address and the reason go to your email tool by webhook or CSV, so the first email nearly writes itself.',
      outcome: 'New lead, with a reason',
      week: [
        { title: 'Install, ask first', text: 'Publish the question. The sign-up form comes after it, not before.' },
        { title: 'Prepare what you’ll send', text: 'One thing per answer. Short is fine; late is not.' },
        { title: 'Teach the AI', text: 'What it may promise, what it sends, and how often you really write.' },
        { title: 'Read the requests', text: 'See what gets chosen most, and what nobody wants.' },
        { title: 'Write the first email', text: 'One per answer, three sentences, starting with what they asked for.' },
        {
          title: 'Tune the moment',
          text: 'Too early and it gets closed, too late and nobody is there. Move it a little and compare.',
        },
        {
          title: 'Count leads, not addresses',
          text: 'How many opened, how many came back. Keep the offer that did it.',
        },
      ],
    },
    C: {
      name: 'Plan C: order value',
      chip: 'Bigger orders',
      headline: 'The next item\nin the cart is\none question away',
      text: '“You may also like” is a guess. Once a shopper says what it’s for, the AI can suggest the one thing that belongs with it.',
      diagnosis: 'The store recommends without asking what it’s for.',
      turn: 'You want bigger orders, so the question comes up in the cart, once the first item is in.',
      when: {
        title: 'Once the first item is in',
        text: 'Right after “Add to cart”, or when the cart opens. They’ve already said yes once.',
      },
      reply: 'One match, and why it fits. No carousel. It goes in the same cart, and the reason stays with the order.',
      outcome: 'Two items, one box: $158',
      week: [
        { title: 'Install, ask in the cart', text: 'Start with the product people most often buy on its own.' },
        { title: 'Make the pairs', text: 'For each answer, one item that belongs with it. One, not five.' },
        {
          title: 'Teach the AI why',
          text: 'Give it the reason behind each pair, in a sentence a good salesperson would say.',
        },
        {
          title: 'Read what it’s for',
          text: 'Find out what they really buy it for. It may not be what the page says.',
        },
        { title: 'Build a set', text: 'Give the strongest pair its own name and its own page.' },
        { title: 'Move the free-shipping bar', text: 'Set it just above your average order.' },
        {
          title: 'Compare the carts',
          text: 'Items per order, with the question and without. Keep the pairs that got a yes.',
        },
      ],
    },
    D: {
      name: 'Plan D: checkout',
      chip: 'Fewer abandoned checkouts',
      headline: 'They’re one step\nfrom paying.\nAsk what’s missing',
      text: 'Anyone who gets this far wants to buy. One calm question before checkout, and the last doubt gets a reply before the tab closes.',
      diagnosis: 'The cart shows a total and leaves the last question open.',
      turn: 'You want fewer abandoned checkouts, so the question waits beside a full cart, and never shows up in the middle of a payment.',
      when: {
        title: 'In the cart, before checkout',
        text: 'A full cart and a minute of inactivity, or a cursor on its way out. Nothing shows mid-payment.',
      },
      reply:
        'A date and a price, not “we’ll get back to you”. The cart is where they left it, and the reason goes to your report.',
      outcome: 'Order placed, $129',
      week: [
        { title: 'Install, ask in the cart', text: 'Show the question only when a full cart goes idle.' },
        { title: 'Teach the AI the last details', text: 'Shipping costs, arrival dates, returns, payment options.' },
        { title: 'Place a test order', text: 'Order from your own store, on a phone, and note every surprise.' },
        {
          title: 'Count the reasons',
          text: 'The answers come in sorted. Whatever comes first is what your cart doesn’t say.',
        },
        { title: 'Answer inside the cart', text: 'One line next to the total. No coupon.' },
        {
          title: 'Rewrite the reminder',
          text: 'Open the abandoned-cart email with the answer, not with “You forgot something”.',
        },
        {
          title: 'Compare and carry on',
          text: 'Carts that became orders, this week and the one before. Then move on to the next reason.',
        },
      ],
    },
  },
  pain: {
    pdp_drop: {
      chip: 'They leave the product page',
      headline: 'They leave with the question still open',
      text: 'A look, a scroll, and out. The page described the product and never asked about the person. The people who left know exactly what was missing.',
    },
    low_cr: {
      chip: 'Low conversion rate',
      headline: 'Plenty came. Few decided',
      text: 'People arrive, hesitate and put it off. One reason outweighs the others, and only they can name it.',
    },
    repeat_q: {
      chip: 'The same questions, every day',
      headline: 'If a question keeps coming back, your page is missing a line',
      text: 'Size, shipping, returns, and again tomorrow. And those are the people who bothered to write.',
    },
    low_optin: {
      chip: 'Hardly anyone signs up',
      headline: 'They were asked to give before they got anything',
      text: 'An email address is a price, and nobody pays without knowing what for. Before you ask for anything, ask what matters to them.',
    },
  },
  talks: {
    A: {
      pdp_drop: {
        question: 'Before you go: what didn’t this page tell you?',
        options: [
          { reason: 'look', text: 'How it looks in real life' },
          { reason: 'fit', text: 'Whether it’s right for me' },
          { reason: 'ship', text: 'When it would arrive' },
          { reason: 'other', text: 'Something else' },
        ],
        chosen: 0,
        reply:
          'It’s **15 inches** tall, about two paperbacks end to end. Here it is on a real desk. Add it to your cart?',
      },
      low_cr: {
        question: 'What’s stopping you from buying today?',
        options: [
          { reason: 'fit', text: 'Not sure it’s right for me' },
          { reason: 'ship', text: 'Shipping time' },
          { reason: 'price', text: 'The price' },
          { reason: 'other', text: 'Something else' },
        ],
        chosen: 0,
        reply:
          'Totally fair. It suits any desk up to **4 feet** wide, and you have **a month** to send it back. Add it to your cart?',
      },
      repeat_q: {
        question: 'What were you about to ask us?',
        options: [
          { reason: 'fit', text: 'Which size is mine?' },
          { reason: 'ship', text: 'When will it arrive?' },
          { reason: 'back', text: 'Can I return it?' },
          { reason: 'other', text: 'Something else' },
        ],
        chosen: 1,
        reply: 'Order today and it arrives by **Thursday**. Add it to your cart?',
      },
      low_optin: {
        question: 'Not today? What would bring you back?',
        options: [
          { reason: 'price', text: 'A better price' },
          { reason: 'look', text: 'More photos' },
          { reason: 'compare', text: 'Time to compare' },
          { reason: 'leave', text: 'Nothing, just looking' },
        ],
        chosen: 2,
        reply:
          'Fair. Here are the **two differences** that matter, side by side. Want to keep it in your cart while you think?',
      },
    },
    B: {
      pdp_drop: {
        question: 'Not today? What should we send you?',
        options: [
          { reason: 'guide', text: 'The size guide' },
          { reason: 'drop', text: 'A note when the price drops' },
          { reason: 'ideas', text: 'Something similar' },
          { reason: 'leave', text: 'Nothing, just looking' },
        ],
        chosen: 0,
        reply: 'Between sizes is the tricky part. I’ll send the guide with a printable ruler. **What’s your email?**',
      },
      low_cr: {
        question: 'What would help you decide?',
        options: [
          { reason: 'guide', text: 'Help with the size' },
          { reason: 'tips', text: 'Seeing how it works' },
          { reason: 'drop', text: 'A better price' },
          { reason: 'leave', text: 'Nothing, just looking' },
        ],
        chosen: 1,
        reply: 'I’ll send one short email: how to choose, how to use it, what people ask. **Where to?**',
      },
      repeat_q: {
        question: 'What did you want to ask? We’ll send the answer',
        options: [
          { reason: 'guide', text: 'Which size is mine?' },
          { reason: 'answer', text: 'When will it arrive?' },
          { reason: 'tips', text: 'How do I use it?' },
          { reason: 'leave', text: 'Nothing, thanks' },
        ],
        chosen: 1,
        reply: 'It depends on your city. Leave an email and you’ll get the exact date **before you order**.',
      },
      low_optin: {
        question: 'What would be worth your email?',
        options: [
          { reason: 'drop', text: 'A heads-up before a sale' },
          { reason: 'tips', text: 'Tips for the first week' },
          { reason: 'ideas', text: 'Gift ideas' },
          { reason: 'leave', text: 'Nothing right now' },
        ],
        chosen: 1,
        reply: 'Good call. **Three short emails**, then silence. Where to?',
      },
    },
    C: {
      pdp_drop: {
        question: 'Before you go on: what’s the occasion?',
        options: [
          { reason: 'first', text: 'My first one' },
          { reason: 'gift', text: 'A gift' },
          { reason: 'old', text: 'Replacing an old one' },
          { reason: 'wait', text: 'Just looking' },
        ],
        chosen: 0,
        reply: 'Your first grinder! The part people forget is **the brush**. Want both in one box?',
      },
      low_cr: {
        question: 'How are you going to use it?',
        options: [
          { reason: 'daily', text: 'Every day, at home' },
          { reason: 'gift', text: 'It’s a gift' },
          { reason: 'old', text: 'Instead of an old one' },
          { reason: 'wait', text: 'Just looking' },
        ],
        chosen: 1,
        reply: 'Then I’ll add **gift wrap and a card**, and leave the price off. What should the card say?',
      },
      repeat_q: {
        question: 'What does it need to work with?',
        options: [
          { reason: 'match', text: 'Something I already have' },
          { reason: 'first', text: 'Nothing, I’m starting out' },
          { reason: 'gift', text: 'No idea, it’s a gift' },
          { reason: 'wait', text: 'Just looking' },
        ],
        chosen: 0,
        reply: 'Which model do you have? If it needs **an adapter**, the right one goes in the cart.',
      },
      low_optin: {
        question: 'Who is it for?',
        options: [
          { reason: 'daily', text: 'Me' },
          { reason: 'gift', text: 'Someone’s birthday' },
          { reason: 'match', text: 'The whole family' },
          { reason: 'wait', text: 'Just looking' },
        ],
        chosen: 2,
        reply: 'For a family there’s **a set of two**, in one box. Swap it in?',
      },
    },
    D: {
      pdp_drop: {
        question: 'What would you check again before paying?',
        options: [
          { reason: 'size', text: 'The size' },
          { reason: 'total', text: 'The total with shipping' },
          { reason: 'returns', text: 'How returns work' },
          { reason: 'other', text: 'Something else' },
        ],
        chosen: 0,
        reply: 'You picked **M**, and an exchange is one email away. On to checkout?',
      },
      low_cr: {
        question: 'What’s missing before you pay?',
        options: [
          { reason: 'total', text: 'The total with shipping' },
          { reason: 'date', text: 'An arrival date' },
          { reason: 'returns', text: 'How returns work' },
          { reason: 'pay', text: 'Another way to pay' },
        ],
        chosen: 1,
        reply: 'Order tonight and it ships tomorrow morning, to arrive by **Thursday**. On to checkout?',
      },
      repeat_q: {
        question: 'One last question before you pay?',
        options: [
          { reason: 'date', text: 'Will it be here by the weekend?' },
          { reason: 'returns', text: 'What if it doesn’t fit?' },
          { reason: 'pay', text: 'Can I pay in installments?' },
          { reason: 'other', text: 'Something else' },
        ],
        chosen: 0,
        reply: 'Yes. Order by 2 pm and it arrives on **Friday morning**. On to checkout?',
      },
      low_optin: {
        question: 'Finishing later? What should we keep for you?',
        options: [
          { reason: 'keep', text: 'The cart, as it is' },
          { reason: 'total', text: 'The full price with shipping' },
          { reason: 'date', text: 'The arrival date' },
          { reason: 'leave', text: 'Nothing, thanks' },
        ],
        chosen: 0,
        reply: 'Saved. Leave an email and the cart opens **exactly like this**, on any device.',
      },
    },
  },
  changes: {
    fit: 'Put size, age or use next to the price, not under a tab.',
    ship: 'Write an arrival date under the button, not “fast shipping”.',
    price: 'Show what’s in the box, and what they won’t need to buy.',
    look: 'Put one photo of it in use second in the gallery.',
    back: 'One sentence about returns, right under the button.',
    compare: 'Add a short “how it differs” table, and admit one thing you don’t do.',
    other: 'Read these first. This is where the surprises are.',
    leave: 'Let them go in peace. Don’t ask twice.',
    guide: 'They doubt the fit. Send the guide, then the product they looked at.',
    drop: 'They want it already. When a sale starts, write to them first.',
    ideas: 'They need help choosing. Send three picks, not a catalog.',
    tips: 'They want to understand before they pay. One useful email, then the product.',
    answer: 'Answer by email, and put the same line on the page.',
    first: 'Build a starter set, with the one thing people forget the first time.',
    gift: 'Offer gift wrap and a card before the total.',
    old: 'Ask what wore out first, and offer the version that lasts.',
    daily: 'Suggest what runs out: a refill, a filter, a spare. One thing, and when they’ll need it.',
    match: 'Sell the two together, with one button.',
    wait: 'Suggest nothing. The question can wait for the next visit.',
    total: 'Show the shipping cost in the cart, before anyone types an address.',
    date: 'Write a date, not “up to five business days”.',
    returns: 'One sentence about returns, next to the total.',
    pay: 'Show the payment options in the cart, and add the one they name.',
    size: 'Repeat size, color and quantity in the cart, with a link to change them.',
    keep: 'Save the cart, and say so before they ask.',
  },
  traffic: {
    meta: {
      chip: 'Meta ads',
      opening: 'For Meta traffic',
      whom: {
        title: 'Visitors from Meta ads, first',
        text: 'They stopped at a picture in a feed; they weren’t searching. Keep it to one line and one tap.',
      },
      source: 'Open the next ad with the top answer, in their words, in the line above the picture.',
    },
    google: {
      chip: 'Google Ads',
      opening: 'For Google Ads traffic',
      whom: {
        title: 'Visitors from Google Ads, first',
        text: 'A minute ago they typed what they want. Read their answers beside what they searched for.',
      },
      source: 'Put the top answer in the first headline of the search ad, and the same words on the page.',
    },
    tiktok: {
      chip: 'TikTok',
      opening: 'For TikTok traffic',
      whom: {
        title: 'Visitors from TikTok, first',
        text: 'They came for a video, phone in hand. Big options, no typing.',
      },
      source: 'Say the top answer out loud in the first seconds of the next video.',
    },
    seo: {
      chip: 'Organic search',
      opening: 'For organic search traffic',
      whom: {
        title: 'Visitors from search, first',
        text: 'They’re comparing, and you are one tab of several. Give them time to read before you ask.',
      },
      source:
        'Write the top answer into the page title and description. In search, it’s the first thing they read about you.',
    },
    influ: {
      chip: 'Influencers',
      opening: 'For traffic from influencers',
      whom: {
        title: 'Visitors from influencers, first',
        text: 'They trust a person, not yet a store. Ask one audience at a time, so you know what each was promised.',
      },
      source: 'Send the top answer to your influencers: the one thing to mention next time.',
    },
  },
  aov: {
    b1: {
      chip: 'ROAS: less than 1',
      opening: 'at a ROAS below 1',
      insight: {
        title: 'First insight: stop the leak',
        text: 'As long as paid visits cost more than they bring in, a bigger budget only buys more exits. Give the first clear answer to the source that loses you the most people, before you raise anything.',
      },
    },
    b2: {
      chip: 'ROAS: between 1 and 3',
      opening: 'at a ROAS between 1 and 3',
      insight: {
        title: 'First insight: start with the page',
        text: 'There’s no room for mistakes, so change one thing at a time: the page first, then whatever brings people to it. That way you know which of the two did it.',
      },
    },
    b3: {
      chip: 'ROAS: above 3',
      opening: 'at a ROAS above 3',
      insight: {
        title: 'First insight: the next angle',
        text: 'It works, so leave it alone. Turn the first clear answer into one new angle, and grow from there.',
      },
    },
  },
  tools: {
    popup: {
      chip: 'A pop-up',
      opening: 'with a pop-up already running',
      beside: {
        title: 'Take turns with your pop-up',
        text: 'Switch the pop-up off wherever the question appears. Nobody should close two windows to see one product.',
      },
      firstDay: 'Pause the pop-up where the question runs.',
    },
    chat: {
      chip: 'Live chat',
      opening: 'with live chat already running',
      beside: {
        title: 'The survey opens, the chat continues',
        text: 'One tap starts the conversation. Anyone who wants to say more will find the chat in its usual corner.',
      },
      firstDay: 'Leave the chat as it is.',
    },
    both: {
      chip: 'A pop-up and live chat',
      opening: 'with a pop-up and live chat already running',
      beside: {
        title: 'One voice at a time',
        text: 'Wherever the question appears, switch the pop-up off and move the chat to the other corner.',
      },
      firstDay: 'Pause the pop-up where the question runs, and move the chat to the other corner.',
    },
    none: {
      chip: 'No tools yet',
      opening: 'with nothing that talks to visitors yet',
      beside: {
        title: 'Nothing to switch off',
        text: 'This will be the first thing on your store that listens. One question is enough to begin.',
      },
    },
  },
  question: {
    very: {
      chip: 'Clear why they don’t buy',
      headline: 'A week to test what you know',
      text: 'You already have an explanation. On day 4 you hold it up against the answers.',
      own: {
        title: 'Hold your theory up to the answers',
        text: 'Write down what you expected, then open the report. Where the two differ, believe the answers.',
      },
    },
    not_most: {
      chip: 'Not clear for most of them',
      headline: 'A week to fill in the blanks',
      text: 'You know why some of them leave. Day 4 is for the rest.',
    },
    not_at_all: {
      chip: 'Not clear why they don’t buy',
      headline: 'A week to start listening',
      text: 'There’s nothing to fix before day 6. Until then, set it up and listen.',
      own: { title: 'Only listen', text: 'No counting and no fixing yet. Read the answers one by one.' },
    },
  },
}
