import { definePage } from '../page.ts'

export default definePage({
  path: '/404',
  locale: 'en',
  title: 'Page not found | {brand}',
  description: 'There is no page at this address. The home page is one click away.',
  shell: 'site',
  bar: 'lemon',
  indexable: false,
  sections: [
    {
      kind: 'notFound',
      headline: 'Oops! Page\u00a0not\u00a0found',
      text: 'One of our dots wandered off, and so did this page.\nHome is where the rest of them are.',
      says: 'I was just looking',
      cta: { label: 'Return to Home', to: '/' },
      likely: [
        {
          lang: 'en',
          title: 'You may be looking for',
          links: [
            { label: 'How it works', to: '/how-it-works' },
            { label: 'Features', to: '/features' },
            { label: 'Pricing', to: '/pricing' },
            { label: 'Quiz: a plan for your store', to: '/quiz-en' },
          ],
        },
        {
          lang: 'he',
          title: 'אולי חיפשתם',
          links: [
            { label: '{brand} בעברית', to: '/he' },
            { label: 'קוויז אישי לבעלי חנויות', to: '/quiz' },
            { label: '5 סיבות לשאול את המבקרים', to: '/5-reasons' },
            { label: 'בואו נדבר', to: '/lead' },
          ],
        },
      ],
    },
  ],
})
