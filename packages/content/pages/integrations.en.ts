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
      editor: { bar: 'Theme editor', app: '{brand} survey', on: 'On', off: 'Off', hint: 'Switch it on' },
      arrived: 'The answer arrived in five places.',
      stations: {
        dashboard: { name: 'Your dashboard', text: 'Counted while the visitor is still on the page' },
        ga4: { name: 'GA4', text: 'Answers as events, beside your own' },
        bigQuery: { name: 'BigQuery', text: 'Every answer as a row' },
        webhooks: { name: 'Webhooks', text: 'Each answer, the second it arrives' },
        csv: { name: 'CSV export', text: 'One button, one file' },
      },
      answer: {
        question: 'What’s stopping you from buying today?',
        text: 'Does it work for espresso?',
        product: 'Hand grinder',
        unit: 'answers today',
        before: { number: 'demoAnswers.now' },
        after: { number: 'demoAnswers.withYours' },
        note: 'Sample data. One answer, five places.',
      },
      samples: {
        headline: 'It gets one wrong.\nYou set it right.',
        lead: 'You get the transcript of every AI chat. Correct a reply, and the AI works from your version.',
        label: 'Sample conversation',
        asked: 'Does it work for espresso?',
        wrong: 'The grinder is for filter coffee only.',
        corrects: 'You correct it',
        right: 'It goes **down to espresso**. Turn the dial toward fine, one click at a time.',
        later: 'The next visitor',
        askedLater: 'I just got an espresso machine. Will this do?',
        csv: {
          onlyWith: 'csvExport',
          with: { title: 'Sample CSV', lines: '{csvExport}', cta: 'Download the sample', file: '/sample-answers.csv' },
        },
      },
      touches: {
        headline: 'What it touches',
        facts: [
          {
            onlyWith: 'appInstalled',
            figure: 1,
            unit: 'switch',
            text: 'It sits with the app embeds, in the theme you already have.',
          },
          {
            onlyWith: ['appInstalled', 'scriptWeight'],
            figure: 0,
            unit: 'lines of code',
            text: 'It loads after your page, so shoppers never wait for it.',
          },
          {
            onlyWith: ['switchOff', 'afterUninstall'],
            figure: 0,
            unit: 'left behind',
            text: 'Switch it off and your theme is untouched.',
          },
        ],
      },
      now: 'Shopify today.',
      next: 'More platforms are on the way.',
      coming: [
        { name: 'Klaviyo', text: 'ESP sync. Coming soon' },
        { name: 'Mailchimp', text: 'ESP sync. Coming soon' },
        { name: 'Omnisend', text: 'ESP sync. Coming soon' },
      ],
    },
  ],
})
