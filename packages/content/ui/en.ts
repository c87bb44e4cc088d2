import type { Fork, Written, WrittenCopy } from '../written.ts'
import type { UiWords } from './ui-words.ts'

const live: Fork<WrittenCopy> = { with: 'Live in {install5}', without: 'Live without code' }

export const en: Written<UiWords> = {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  menu: 'Menu',
  home: '/',
  features: { label: 'Features', to: '/features' },
  howItWorks: { label: 'How it works', to: '/how-it-works' },
  pricing: { label: 'Pricing', to: '/pricing' },
  contact: 'Contact',
  install: 'Add to Shopify',
  fiveStars: { with: '{rating.spoken} stars', without: '' },
  rating: { with: '{rating}' },
  footer: {
    product: 'Product',
    tagline: 'One question at the right moment, then a reply in your brand’s voice.',
    integrationTitle: 'Integration',
    integration: {
      with: 'For Shopify stores. Works with {onlineStore2} themes, no code. More platforms are on the way.',
      without: 'For Shopify stores. One switch in your theme, no code. More platforms are on the way.',
    },
    ratingTitle: 'Rating',
    copyright: '© 2025 {brand}. All rights reserved.',
    illustrations: 'People, stores and quotes on this page are examples.',
    legal: {
      label: 'Legal',
      links: [
        { label: 'Accessibility', to: '/accessibility' },
        { label: 'Privacy', to: '/privacy' },
        { label: 'Terms', to: '/terms' },
        { label: 'Credits', to: '/credits' },
      ],
    },
  },
  campaign: {
    trial: { trial7: '{trial7.adjective} free trial', trial14: '{trial14.adjective} free trial' },
    startTrial: { trial7: 'Try {trial7} free', trial14: 'Try {trial14} free' },
    tagline: 'The smart survey for store owners. One question, then a reply that sells.',
    integration: 'Easy Shopify integration',
  },
  variant: {
    product: 'Product',
    templates: 'Templates',
    stories: 'Success Stories',
    agency: 'Agency',
    demo: { label: 'Book a demo', to: '/lead-en' },
    install: 'Install on Shopify',
  },
  bottomBar: {
    trial7: { lead: '{trial7} free', text: live },
    trial14: { lead: '{trial14} free', text: live },
    noTrial: { lead: 'No code', text: { with: 'Live in {install5}', without: 'No developer' } },
  },
  shareTalk: {
    question: 'What’s stopping you?',
    doubt: 'Is it right for age 2?',
    reply: 'Yes. It fits **2 to 5**.',
    sale: 'Add to cart',
  },
}
