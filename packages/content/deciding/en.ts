import type {
  CheckUsSection,
  ComparisonSection,
  HowLongSection,
  UnderTheHoodSection,
  RoiCalculatorSection,
} from '../sections/deciding.ts'
import type { Written } from '../written.ts'

export const roiCalculatorEn: Written<RoiCalculatorSection> = {
  kind: 'roiCalculator',
  headline: 'Do the math first',
  lead: 'Your numbers, not ours. Start low: say {other: one visitor in a hundred} answers, and see whether the math still works.',
  plan: 'Plan',
  order: 'Your average order',
  margin: 'Your margin, after costs',
  rate: 'Visitors per answer',
  profit: 'your profit on one order',
  pay: { one: 'extra order a month pays for it', many: 'extra orders a month pay for it' },
  answers: '%answers% answers a month',
  need: {
    one: 'and %orders% of those visitors would have to buy who otherwise wouldn’t',
    many: 'and %orders% of those visitors would have to buy who otherwise wouldn’t',
  },
  unpaid: {
    result: 'At these numbers, it doesn’t pay for itself.',
    need: 'fewer than the %orders% orders it would take',
  },
  missing: 'Type your average order: %least% to %most%.',
  formulas: { orders: 'price ÷ (order × margin)', answers: 'visitors ÷ visitors per answer' },
  rounding: 'Orders are rounded up, answers down.',
  scale: { one: 'One dot is one answer', many: 'One dot is %answers% answers' },
  kept: 'Your numbers stay in this browser.',
  note: 'Arithmetic, not a forecast. We don’t know how many of your visitors will answer; the trial tells you.',
  cta: { label: 'Start Free Trial Now', to: 'install' },
  table: {
    lead: 'How many extra orders a month pay for each plan. Take your profit on one order and read across.',
    profit: 'Profit on one order',
  },
}

export const howLongEn: Written<HowLongSection> = {
  kind: 'howLong',
  headline: 'How long until\nyou know?',
  lead: 'You changed a page. Did it help, or was it luck? A fair test splits your visitors in two: one group sees the old page, the other the new one. Two of your numbers tell you how long that takes.',
  visitors: 'Visitors per month',
  orders: 'Orders per month',
  more: 'orders',
  days: '%days% days',
  manyDays: '%days% days',
  weeks: '%weeks% weeks',
  years: 'over two years',
  tooLong: 'Too long to test. Read the answers, and fix what keeps coming back.',
  impossible: 'Almost every visitor orders? Check the two numbers.',
  missing: 'Type both: whole numbers from 1 to %most%.',
  scale: 'One dot is one week. Hollow: after the eighth.',
  kept: 'Your numbers stay in this browser.',
  note: 'Arithmetic, not a forecast: we plan our own tests with the same formula. Your visitors’ answers tell you what to change; the test tells you whether it worked.',
  example: 'For example, with %visitors% visitors and %orders% orders a month:',
}

export const underTheHoodEn: Written<UnderTheHoodSection> = {
  kind: 'underTheHood',
  form: 'full',
  headline: 'Under\nthe hood',
  lead: 'An app in your store should tell you what it does there.',
  leadChecked: 'Every line tells you where to check for yourself.',
  check: 'Check it:',
  rows: [
    { question: 'What gets installed?', answer: '{appInstalled}', check: { with: '{appInstalledCheck}' } },
    { question: 'How heavy is the script?', answer: '{scriptWeight}', check: { with: '{scriptWeightCheck}' } },
    { question: 'What can it read in my store?', answer: '{permissions}', check: { with: '{permissionsCheck}' } },
    { question: 'Where are answers stored?', answer: '{answersStored}', check: { with: '{answersStoredCheck}' } },
    { question: 'Which AI sees what?', answer: '{aiProvider}', check: { with: '{aiProviderCheck}' } },
    {
      question: 'How do I get answers out?',
      answer: 'As a CSV, by webhook, or straight into GA4 and BigQuery.',
      check: { with: '{exportCheck}' },
    },
    {
      question: 'Who reads the replies?',
      answer: 'You do. Every conversation is kept for you as a transcript, word for word.',
      check: { with: '{transcriptCheck}' },
    },
    { question: 'How do I switch it off?', answer: '{switchOff}', check: { with: '{switchOffCheck}' } },
    {
      question: 'What’s left behind if I uninstall?',
      answer: '{afterUninstall}',
      check: { with: '{afterUninstallCheck}' },
    },
  ],
  ask: 'Is something missing here? Ask us, and we’ll add a line.',
  chat: { words: 'Ask on WhatsApp', opens: 'chat-en' },
  short: {
    headline: 'Under the hood, in short',
    points: [
      { onlyWith: 'appInstalled', text: 'One switch in your theme editor' },
      { onlyWith: 'switchOff', text: 'Turn it off, and your theme is untouched' },
      { text: 'Every AI reply is kept for you as a transcript' },
      { text: 'Export your answers as a CSV whenever you like' },
    ],
    all: 'All questions and answers',
    to: '/how-it-works#under-the-hood',
  },
}

export const underTheHoodInShortEn: Written<UnderTheHoodSection> = { ...underTheHoodEn, form: 'short' }

export const checkUsEn: Written<CheckUsSection> = {
  kind: 'checkUs',
  headline: 'No reviews yet.\nCheck us instead.',
  lead: 'We’d rather show you what you can check yourself.',
  sum: {
    title: 'Is it worth it?',
    text: 'Your numbers and our price, with the math in plain sight.',
    parts: { price: 'our price', order: 'your order', margin: 'your margin', orders: 'orders that pay for it' },
    cta: { label: 'Do the math', to: '/pricing#calculator' },
  },
  demo: {
    title: 'How would it look on my store?',
    text: 'Put your own product into the demo. Nothing you type is sent.',
    fields: ['Your store', 'Your product'],
    cta: { label: 'Try it with your product', to: '/#demo' },
  },
  facts: {
    title: 'What does it do in my store?',
    rows: [
      { text: '{appInstalled}' },
      { text: '{scriptWeight}' },
      { text: '{permissions}' },
      { text: '{answersStored}' },
      { text: '{aiProvider}' },
      { text: '{switchOff}' },
      { text: '{afterUninstall}' },
    ],
    cta: { label: 'All of it, and where to check', to: '/how-it-works#under-the-hood' },
  },
  people: { title: 'Who is behind it?', rows: [{ text: '{whoWeAre}' }, { text: '{chatAnswered}' }] },
}

export const comparisonEn: Written<ComparisonSection> = {
  kind: 'comparison',
  headline: 'Compared with what you do today',
  lead: 'Keep what works. Each one covers a different moment of the visit, and only some of them ask.',
  when: 'What happens when they…',
  moments: ['land', 'look', 'hesitate', 'leave', 'buy'],
  tells: 'Tells you',
  cannot: 'Can’t tell you',
  rows: [
    {
      name: 'Post-purchase survey',
      marks: ['nothing', 'nothing', 'nothing', 'nothing', 'told'],
      tells: 'What convinced the people who bought',
      cannot: 'Anything about those who didn’t',
    },
    {
      name: 'Heat maps and session replay',
      marks: ['watched', 'watched', 'watched', 'watched', 'watched'],
      tells: 'Where they scrolled and clicked',
      cannot: 'Why. You watch and guess',
    },
    {
      name: 'Live chat',
      marks: ['nothing', 'nothing', 'told', 'nothing', 'nothing'],
      tells: 'Questions from people who bother to ask',
      cannot: 'What the silent ones wondered',
    },
    {
      name: 'Discount pop-up',
      marks: ['watched', 'nothing', 'nothing', 'watched', 'nothing'],
      tells: 'Who wants a discount',
      cannot: 'Whether price was the problem at all',
    },
    {
      name: 'On-site survey without AI',
      marks: ['nothing', 'told', 'told', 'told', 'nothing'],
      tells: 'Why they hesitate, from those who answer',
      cannot: 'What would have convinced them: nobody replies',
    },
    {
      name: '{brand}',
      ours: 'that’s us',
      marks: ['nothing', 'told', 'told', 'told', 'nothing'],
      tells: 'Why they hesitate, in their own words. And the AI replies',
      cannot: 'How many others feel the same: only some visitors answer',
    },
  ],
  legend: { told: 'They tell you', watched: 'You watch, or do the talking', nothing: 'Nothing' },
  call: { text: 'Still missing the why?', cta: { label: 'Add to Shopify', to: 'install' } },
}
