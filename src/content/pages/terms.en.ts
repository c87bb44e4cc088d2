import { definePage } from '../page.ts'

export default definePage({
  path: '/terms',
  locale: 'en',
  title: 'Terms of use | {brand}',
  description:
    'The terms for using this site: what it is, what the figures and people on it are, what the app costs and whose law applies.',
  shell: 'legal',
  indexable: true,
  pair: '/terms-he',
  sections: [
    {
      kind: 'legalText',
      headline: 'Terms of use',
      updated: 'Updated: {textsUpdated}',
      draft: 'A working text. The owner of the site completes what is highlighted.',
      contents: 'On this page',
      brief: {
        title: 'In short',
        text: 'You may read, try and share everything on this site. Installing the app is a deal of its own, made in the marketplace.',
      },
      chapters: [
        {
          id: 'site',
          title: 'What this site is',
          parts: [
            {
              kind: 'text',
              text: 'This site presents {brand}, an app for Shopify stores. It is run by {company}, {companyNumber}. Whoever uses the site agrees to these terms.',
            },
          ],
        },
        {
          id: 'app',
          title: 'The app, its price and its trial',
          parts: [
            {
              kind: 'text',
              text: 'You install the app from the marketplace, under the terms you see there, and you pay through the marketplace. Prices and the length of a free trial stand on the page you came by; what you confirm when you install is what counts. If the two differ, tell us.',
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
              text: 'People, stores and quotes on this site are illustrations. Screens of the app show sample data. Results differ from store to store: a figure on a page is no promise that yours will be the same.',
            },
            {
              kind: 'text',
              text: 'Quizzes and plans are general advice, made from your answers by fixed rules. What you do with them is up to you.',
            },
          ],
        },
        {
          id: 'rights',
          title: 'What is ours, and what is not',
          parts: [
            {
              kind: 'text',
              text: 'Words, drawings and the design of the site are ours. Quote them, with a link. Names and marks of others belong to their owners; Shopify is a trademark of Shopify Inc., which does not run this site. Fonts, icons and emoji come from people who share them.',
            },
            { kind: 'links', links: [{ label: 'Credits', to: '/credits' }] },
          ],
        },
        {
          id: 'liability',
          title: 'What we answer for',
          parts: [
            {
              kind: 'text',
              text: 'We keep the site correct and reachable as best we can, and offer it as it is. As far as the law allows, we do not answer for damage from using it, from a fault or from another site that we link to. Nothing here takes away a right that the law gives you.',
            },
          ],
        },
        {
          id: 'law',
          title: 'Law and changes',
          parts: [
            {
              kind: 'text',
              text: 'The law of the State of Israel applies, and the courts of {court} decide. When these terms change, the date above changes with them.',
            },
            { kind: 'contact', rows: [{ label: 'Questions', value: '{email}', reach: 'email' }] },
          ],
        },
      ],
    },
  ],
})
