import type { Written } from '../written.ts'
import type { ResultsWords } from './plan.ts'

export const resultsEn: Written<ResultsWords> = {
  ready: 'Your plan is ready',
  install: 'Start {trial7.adjective} free trial',
  reassurances: ['No code', 'Live in {install5}'],
  store: 'Your store',
  initial: 'Y',
  asks: 'asks',
  sample: 'Sample store',
  diagnosis: 'Sound familiar?',
  conversation: 'Your first conversation, scripted',
  learn: { headline: 'What to do with the answers', heard: 'When they say', change: 'You change' },
  week: {
    headline: 'Your first week, day by day',
    text: 'One small job a day. None takes longer than a coffee break.',
    day: 'Day %number%',
  },
  closing: {
    headline: 'Ask it today',
    text: 'Install from the Shopify App Store, paste in the question from this page, and publish.',
    included: [
      'Unlimited surveys and responses',
      'AI training on your store',
      '1:1 strategy call',
      'Winning-creatives deck',
    ],
  },
  plans: {
    A: {
      name: 'Plan A: product pages',
      headline: 'Your product page has one unanswered question',
      text: 'People look and leave because something is missing, and your analytics can’t say what. Here is the question to ask, when to ask it, and what the AI replies.',
      diagnosis: {
        text: 'The page explains the product. It doesn’t answer the person in front of it. The usual signs:',
        signs: [
          'Long visits that end without a click on “Add to cart”.',
          'The same product opened two or three times, and never bought.',
          'They dig through reviews, sizes and shipping, then close the tab.',
        ],
      },
      talk: {
        question: 'What’s stopping you from buying today?',
        options: ['Not sure it’s right for me', 'Delivery time', 'The price', 'Something else'],
        chosen: 0,
        reply:
          'Totally fair. It fits ages **2–5**, and you have **a month** to send it back. Want me to add it to your cart?',
      },
      script: [
        {
          title: 'Ask on the way out',
          text: 'Desktop: when the cursor leaves. Phone: after 20 seconds without a scroll. Product pages only.',
        },
        { title: 'Let them tap', text: 'Three reasons and a line for anything else. One tap is enough.' },
        { title: 'Reply in your voice', text: 'The AI draws on your size guide and policies, and keeps it short.' },
        { title: 'Close, then learn', text: 'The order is tied to the answer. The reason goes to your report.' },
      ],
      visitor: 'Not sure it’s right for my child’s age',
      outcome: 'Order placed, $129',
      changes: [
        'Put age, size or use next to the price, not under a tab.',
        'Write an arrival date under the button, not “fast shipping”.',
        'Show what’s in the box, and what they won’t need to buy.',
        'Read these first. This is where the surprises are.',
      ],
      week: [
        { title: 'Install and ask', text: 'Publish the question on your most visited product page.' },
        { title: 'Teach the AI', text: 'Give it the size guide, delivery times and return policy.' },
        { title: 'Listen, touch nothing', text: 'Let the answers come in. Read every “something else”.' },
        { title: 'Count the reasons', text: 'Sort the answers. The biggest pile is your first fix.' },
        { title: 'Fix one line', text: 'Write the missing answer next to the price, in the visitors’ own words.' },
        {
          title: 'Take the line outside',
          text: 'Use it wherever your visitors come from, so the right people arrive.',
        },
        { title: 'On to the next page', text: 'Compare with day one, then take the question to your second product.' },
      ],
    },
    B: {
      name: 'Plan B: lead capture',
      headline: 'Ask what they want before you ask for an email',
      text: 'One offer for everyone gets one answer from everyone. Ask first, and signing up is simply how they get what they just asked for.',
      diagnosis: {
        text: 'The sign-up form asks for something and listens to nothing. The usual signs:',
        signs: [
          'They see the form and scroll right past it.',
          'They sign up, and the next email stays unopened.',
          'You have their addresses, and no idea who wants what.',
        ],
      },
      talk: {
        question: 'Not today? What should we send you?',
        options: ['The size guide', 'A note when the price drops', 'Gift ideas', 'Nothing, just looking'],
        chosen: 0,
        reply: 'Between sizes is the tricky part. I’ll send the guide with a printable ruler. **What’s your email?**',
      },
      script: [
        {
          title: 'Ask after a sign of interest',
          text: 'On the second page of a visit, or half a product page down. Never on arrival.',
        },
        {
          title: 'Let them choose',
          text: 'Every option is a reason to write to them. “Just looking” is a fine answer too.',
        },
        { title: 'Then ask for the email', text: 'The AI asks for it once it knows what to send.' },
        {
          title: 'Keep the reason with the lead',
          text: 'Each one comes with what they wanted, so the first email nearly writes itself.',
        },
      ],
      visitor: 'The size guide. She’s between two sizes',
      outcome: 'New lead: between two sizes',
      changes: [
        'They doubt the fit. Send the guide, then the product they looked at.',
        'They want it already. When a sale starts, write to them first.',
        'They need help choosing, and an arrival date.',
        'Let them go in peace. Don’t ask twice.',
      ],
      week: [
        {
          title: 'Install, ask first',
          text: 'Publish the question. The sign-up form comes after it, not before.',
        },
        { title: 'Prepare three things to send', text: 'A guide, an alert, a short list of ideas. One per answer.' },
        { title: 'Teach the AI', text: 'What it may promise, what it sends, and how often you really write.' },
        { title: 'Read the requests', text: 'See what gets tapped, and where those visitors came from.' },
        { title: 'Write the first email', text: 'One per answer, three sentences, starting with what they asked for.' },
        {
          title: 'Tune the moment',
          text: 'Too early gets closed, too late finds nobody. Move it one step and compare.',
        },
        {
          title: 'Count leads, not addresses',
          text: 'How many opened, how many came back. Keep the offer that did it.',
        },
      ],
    },
    C: {
      name: 'Plan C: order value',
      headline: 'The next item in the cart is one question away',
      text: '“You may also like” is a guess. Once a shopper says what it’s for, the AI can suggest the one thing that belongs with it.',
      diagnosis: {
        text: 'The store recommends without asking who it’s for. The usual signs:',
        signs: [
          'Most orders leave with a single item.',
          'The recommendations are on every page, and nobody clicks them.',
          'The part that goes with it is ordered a week later, in a box of its own.',
        ],
      },
      talk: {
        question: 'Who’s the bike for?',
        options: ['A first-time rider', 'A birthday gift', 'A child who outgrew the old one', 'Just looking'],
        chosen: 0,
        reply: 'A first bike! The **small helmet** fits the same ages. Want both in one box?',
      },
      script: [
        {
          title: 'Ask when the first item is in',
          text: 'Right after “Add to cart”, or when the cart opens. They’ve already said yes once.',
        },
        {
          title: 'Ask about the use, not the extra',
          text: '“Who is it for?” gets an honest answer. “Would you also like…” gets a no.',
        },
        { title: 'Suggest one thing', text: 'The AI picks a single match and says why. No carousel.' },
        { title: 'Add it in one tap', text: 'Same cart, same box, and the reason stays with the order.' },
      ],
      visitor: 'It’s her first bike',
      outcome: 'Two items, one box: $158',
      changes: [
        'Build a starter set, with the safety item inside.',
        'Offer wrapping and a card before the total.',
        'Offer one size up, and say how long it will fit.',
        'Suggest nothing. The question can wait for the next visit.',
      ],
      week: [
        { title: 'Install, ask in the cart', text: 'Start with the product people most often buy on its own.' },
        { title: 'Make the pairs', text: 'For each answer, one item that belongs with it. One, not five.' },
        {
          title: 'Teach the AI why',
          text: 'Give it the reason behind each pair, in a sentence a good salesperson would say.',
        },
        {
          title: 'See what it’s for',
          text: 'Find out what they really buy it for. It may not be what the page says.',
        },
        { title: 'Build a set', text: 'Give the strongest pair its own name and its own page.' },
        { title: 'Set the free-shipping bar', text: 'Put it just above your average order.' },
        {
          title: 'Compare the carts',
          text: 'Items per order, with the question and without. Keep the pairs that got a yes.',
        },
      ],
    },
    D: {
      name: 'Plan D: checkout',
      headline: 'They made it to checkout. Ask what’s missing',
      text: 'Anyone who gets this far wants to buy. One calm question before checkout, and the last doubt gets a reply before the tab closes.',
      diagnosis: {
        text: 'The cart shows a total and leaves the last question open. The usual signs:',
        signs: [
          'Full carts, few payments.',
          'People go back from checkout to the shipping page.',
          'The reminder emails go out, and nothing comes back.',
        ],
      },
      talk: {
        question: 'What’s missing before you pay?',
        options: ['The total with shipping', 'An arrival date', 'How returns work', 'Another way to pay'],
        chosen: 1,
        reply: 'Yes. Order tonight, it ships tomorrow morning and arrives by **Thursday**. Back to checkout?',
      },
      script: [
        {
          title: 'Ask in the cart, before checkout',
          text: 'A full cart and a minute of inactivity, or a cursor on its way out. Never mid-payment.',
        },
        { title: 'Let them name it', text: 'Shipping, date, returns, payment. One tap, no form.' },
        {
          title: 'Reply while the cart is warm',
          text: 'The AI replies with a date and a price, not “we’ll get back to you”.',
        },
        {
          title: 'Back to checkout, and learn',
          text: 'The cart is where they left it. The reason goes to your report.',
        },
      ],
      visitor: 'Will it be here before Saturday?',
      outcome: 'Order placed, $129',
      changes: [
        'Show the shipping cost in the cart, before anyone types an address.',
        'Write a date, not “up to five business days”.',
        'One sentence about returns, next to the total.',
        'Show the payment options in the cart, and add the one they name.',
      ],
      week: [
        { title: 'Install, ask in the cart', text: 'Show the question only when a full cart goes idle.' },
        { title: 'Teach the AI the last details', text: 'Shipping costs, arrival dates, returns, payment options.' },
        { title: 'Place a test order', text: 'Order from your own store, on a phone, and note every surprise.' },
        { title: 'Count the doubts', text: 'Sort the answers. Whatever comes first is what your cart doesn’t say.' },
        { title: 'Answer inside the cart', text: 'One line next to the total. No coupon needed.' },
        {
          title: 'Rewrite the reminder',
          text: 'Open the abandoned-cart email with the answer, not with “You forgot something”.',
        },
        {
          title: 'Compare and carry on',
          text: 'Carts that became orders, this week and the one before. Then ask about the next doubt.',
        },
      ],
    },
  },
}
