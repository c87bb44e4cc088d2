import { definePage } from '../page.ts'

export default definePage({
  path: '/terms',
  locale: 'en',
  title: 'Terms of use | {brand}',
  description:
    'The terms for using this site: what it is, what the figures and people on it are, what the app costs and whose law applies.',
  shell: 'legal',
  bar: 'fog2',
  indexable: true,
  sections: [
    {
      kind: 'legalText',
      headline: 'Terms of use',
      updated: { with: 'Updated: {textsUpdated}' },
      contents: 'On this page',
      brief: {
        title: 'In short',
        text: 'You may read, try and share everything on this site. Installing the app is a separate agreement, made in the Shopify App Store.',
      },
      margin: {
        kind: 'receipt',
        title: 'What you agree to',
        lines: [
          { what: 'Read, try, share', answer: 'Yes, all of it' },
          { what: 'Price and trial', answer: 'What you confirm when you install' },
          { what: 'People, stores, quotes', answer: 'Examples' },
          { what: 'Quote us', answer: 'With a link' },
          { what: 'Your rights by law', answer: 'All kept' },
        ],
        total: { label: 'Due on this site', amount: '$0' },
      },
      chapters: [
        {
          id: 'site',
          title: 'What this site is',
          parts: [
            {
              kind: 'text',
              text: 'This site presents {brand}, an app for Shopify stores. By using the site, you agree to these terms.',
            },
            { kind: 'text', text: 'The site is run by {company}, {companyNumber}.' },
          ],
        },
        {
          id: 'app',
          title: 'The app, its price and its trial',
          parts: [
            {
              kind: 'text',
              text: 'You install the app from the Shopify App Store, under the terms shown there, and you pay through Shopify. Offers on this site can differ by campaign; the price and the trial that you confirm when you install are the ones that apply. If they differ from what you saw here, tell us.',
            },
            {
              kind: 'links',
              links: [{ label: 'Prices and plans', to: '/pricing' }],
            },
          ],
        },
        {
          id: 'figures',
          title: 'Figures, people and stores',
          parts: [
            {
              kind: 'text',
              text: 'People, stores and quotes on this site are examples. App screens show sample data. Results vary from store to store; a figure on a page does not promise that yours will match it.',
            },
            {
              kind: 'text',
              text: 'Quizzes and plans are general advice, made from your answers by fixed rules. What you do with them is up to you.',
            },
          ],
        },
        {
          id: 'rights',
          title: 'Copyright and trademarks',
          parts: [
            {
              kind: 'text',
              text: 'The words, drawings and design of the site are ours. You may quote them with a link. Other names and marks belong to their owners; Shopify is a trademark of Shopify Inc., which does not run this site. Fonts and icons come from people who share them.',
            },
            { kind: 'links', links: [{ label: 'Credits', to: '/credits' }] },
          ],
        },
        {
          id: 'liability',
          title: 'Liability',
          parts: [
            {
              kind: 'text',
              text: 'We do our best to keep the site accurate and available, and we provide it as is. To the extent the law allows, we are not liable for damage caused by using it, by errors, or by other sites we link to. Nothing here takes away a right the law gives you.',
            },
          ],
        },
        {
          id: 'law',
          title: 'Law and changes',
          parts: [
            {
              kind: 'text',
              text: 'These terms are governed by the laws of the State of Israel. If we change them, the new ones are published here.',
            },
            { kind: 'text', text: 'The courts of {court} have jurisdiction.' },
            { kind: 'contact', rows: [{ label: 'Questions', value: '{email}', reach: 'email' }] },
            { kind: 'links', links: [{ label: 'Message us on WhatsApp', to: 'chat-en' }] },
          ],
        },
      ],
    },
  ],
})
