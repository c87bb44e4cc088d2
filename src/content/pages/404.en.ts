import { definePage } from '../page.ts'

export default definePage({
  path: '/404',
  locale: 'en',
  title: 'Page not found | {brand}',
  description: 'There is no page at this address. The front page is one click away.',
  shell: 'site',
  bar: 'lemon',
  indexable: false,
  sections: [
    {
      kind: 'notFound',
      headline: 'Oops! Page not found',
      text: 'One of our dots wandered off, and so did this page.\nHome is where the rest of them are.',
      says: 'I was just looking',
      cta: { label: 'Return to Home', to: '/' },
    },
  ],
})
