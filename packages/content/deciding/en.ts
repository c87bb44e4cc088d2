import type { ComparisonSection, UnderTheHoodSection, RoiCalculatorSection } from '../sections/deciding.ts'
import type { Written } from '../written.ts'

export const roiCalculatorEn: Written<RoiCalculatorSection> = {
  kind: 'roiCalculator',
  headline: 'Do the math first',
  lead: 'Your numbers, not ours. Assume as few answers as you like.',
  plan: 'Plan',
  order: 'Your average order',
  margin: 'Your margin, after costs',
  rate: 'Visitors per answer',
  profit: 'your profit on one order',
  pay: { one: 'extra order a month pays for it', many: 'extra orders a month pay for it' },
  answers: '%answers% answers a month',
  need: {
    one: 'and %orders% of those visitors would have to buy',
    many: 'and %orders% of those visitors would have to buy',
  },
  unpaid: { result: 'At these numbers it doesn’t pay.', need: 'fewer than the %orders% orders it would take' },
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

export const underTheHoodEn: Written<UnderTheHoodSection> = {
  kind: 'underTheHood',
  form: 'full',
  headline: 'Under\nthe hood',
  lead: 'An app in your store should say what it does there.',
  leadChecked: 'Every line says where to check it yourself.',
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
      { onlyWith: 'switchOff', text: 'Off, and your theme is untouched' },
      { text: 'Every AI reply is kept for you as a transcript' },
      { text: 'Export your answers as a CSV whenever you like' },
    ],
    all: 'All questions and answers',
    to: '/how-it-works#under-the-hood',
  },
}

export const underTheHoodInShortEn: Written<UnderTheHoodSection> = { ...underTheHoodEn, form: 'short' }

export const comparisonEn: Written<ComparisonSection> = {
  kind: 'comparison',
  headline: 'Compared with what you do today',
  lead: 'Keep what works. Each one covers a different moment of the visit, and only some of them ask.',
  when: 'What happens when they…',
  moments: ['land', 'look', 'hesitate', 'leave', 'buy'],
  tells: 'Tells you',
  cannot: 'Cannot tell you',
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
      tells: 'The questions of people who bother to ask',
      cannot: 'What the silent ones wondered',
    },
    {
      name: 'Discount pop-up',
      marks: ['watched', 'nothing', 'nothing', 'watched', 'nothing'],
      tells: 'Who wants a discount',
      cannot: 'Whether price was the problem at all',
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
