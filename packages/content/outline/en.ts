import type { OutlineWords } from './outline-words.ts'

export const en: OutlineWords = {
  product:
    'An app for Shopify stores. It asks visitors one survey question at the right moment, an AI replies in the brand’s voice, and the merchant learns why people buy or leave.',
  facts: [
    'Surveys ask any question, where and when the merchant chooses.',
    'The AI learns the store’s products, policies and tone, and replies inside the survey.',
    'Answers arrive sorted by reason: why people buy, why they leave, what they would pay, which words they use.',
    'It works with Shopify only, as an app embed that needs no code. More platforms are on the way.',
    'People, stores and quotes on the site are examples.',
  ],
  plans: 'Plans',
  plan: 'Up to %visitors% visitors in {other: 30 days}: %price% a month',
  pages: 'Pages in English',
}
