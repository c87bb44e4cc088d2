import { definePage } from '../page.ts'

export default definePage({
  path: '/integrations-he',
  locale: 'he',
  title: 'אינטגרציה עם Shopify, בלי קוד | {brand}',
  description: {
    with: '{brand} נבנתה לחנויות Shopify: מתקינים מחנות האפליקציות של Shopify, מדליקים מתג אחד ועולים לאוויר ב{install5}.',
    without:
      '{brand} נבנתה לחנויות Shopify: מתקינים מחנות האפליקציות של Shopify, מדליקים מתג אחד ושואלים את השאלה הראשונה.',
  },
  shell: 'site',
  bar: 'blush',
  indexable: true,
  translationOf: '/integrations',
  sections: [
    {
      kind: 'platform',
      headline: '{brand} נבנתה\nלחנויות Shopify',
      lead: 'פלטפורמה אחת, כמו שצריך. את התשובות שולחים הלאה ל-GA4, ל-BigQuery, ל-Webhooks או לקובץ CSV.',
      platform: 'Shopify',
      text: 'מתקינים מחנות האפליקציות של Shopify, מדליקים מתג אחד ושואלים את השאלה הראשונה.',
      points: [
        'באוויר ב{install5}',
        'בלי קוד ובלי מתכנת',
        {
          onlyWith: 'switchOff',
          with: 'כיביתם את המתג? תבנית העיצוב נשארת כמו שהייתה',
          without: 'תבנית מוכנה, או במילים שלכם',
        },
      ],
      cta: { label: 'להתקנה ב-Shopify', to: 'install' },
      drawing: { bar: 'עורך העיצוב', list: 'אפליקציות בתבנית העיצוב', app: 'הסקר של {brand}', state: 'מופעל' },
      now: 'היום ב-Shopify.',
      next: 'עוד פלטפורמות בדרך.',
    },
  ],
})
