import { definePage } from '../page.ts'

export default definePage({
  path: '/integrations',
  locale: 'en',
  title: 'Shopify integration, no code | {brand}',
  description: {
    with: '{brand} is built for Shopify merchants: install from the Shopify App Store, switch on one app embed, go live in {install5}.',
    without:
      '{brand} is built for Shopify merchants: install from the Shopify App Store, switch on one app embed, ask your first question.',
  },
  shell: 'site',
  bar: 'blush',
  indexable: true,
  sections: [
    {
      kind: 'platform',
      headline: 'Built for Shopify merchants',
      lead: 'One platform, done right. Your answers can also go to GA4, BigQuery, webhooks or a CSV file.',
      platform: 'Shopify',
      text: 'Install from the Shopify App Store, switch on one app embed, ask your first question.',
      points: [
        'Live in {install5}',
        'No code, no developer',
        {
          onlyWith: 'switchOff',
          with: 'Switch it off and your theme is untouched',
          without: 'Templates, or your own words',
        },
      ],
      cta: { label: 'Add to Shopify', to: 'install' },
      drawing: { bar: 'Theme editor', list: 'App embeds', app: '{brand} survey', state: 'On' },
      now: 'Shopify today.',
      next: 'More platforms are on the way.',
    },
  ],
})
