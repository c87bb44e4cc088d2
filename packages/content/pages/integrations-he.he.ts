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
          without: 'שאלה מוכנה, או במילים שלכם',
        },
      ],
      cta: { label: 'להתקנה ב-Shopify', to: 'install' },
      editor: { bar: 'עורך העיצוב', app: 'הסקר של {brand}', on: 'מופעל', off: 'כבוי', hint: 'מדליקים כאן' },
      arrived: 'התשובה הגיעה לחמישה מקומות.',
      stations: {
        dashboard: { name: 'הדשבורד שלכם', text: 'התשובה נספרת כשהגולש עוד בדף' },
        ga4: { name: 'GA4', text: 'כל תשובה נרשמת כאירוע, לצד האירועים שלכם' },
        bigQuery: { name: 'BigQuery', text: 'כל תשובה בשורה משלה' },
        webhooks: { name: 'Webhooks', text: 'כל תשובה, בשנייה שהיא מגיעה' },
        csv: { name: 'ייצוא CSV', text: 'כפתור אחד, קובץ אחד' },
      },
      answer: {
        question: 'מה עוצר אותך מלקנות היום?',
        text: 'מתאימה לאספרסו?',
        product: 'מטחנת קפה',
        unit: 'תשובות היום',
        before: { number: 'demoAnswers.now' },
        after: { number: 'demoAnswers.withYours' },
        note: 'נתוני הדגמה. תשובה אחת, חמישה מקומות.',
      },
      samples: {
        headline: 'ה-AI טעה?\nמתקנים שורה אחת',
        lead: 'כל שיחה של ה-AI נשמרת אצלכם כתמליל. תיקנתם תשובה? מעכשיו ה-AI עונה לפי מה שכתבתם.',
        label: 'שיחה לדוגמה',
        asked: 'מתאימה לאספרסו?',
        wrong: 'המטחנה מתאימה רק לקפה פילטר.',
        corrects: 'אתם מתקנים',
        right: 'היא טוחנת **עד דרגת אספרסו**. מסובבים לכיוון הדק, קליק אחד בכל פעם.',
        later: 'ואצל הגולשת הבאה',
        askedLater: 'קניתי עכשיו מכונת אספרסו. היא תספיק לי?',
        csv: {
          onlyWith: 'csvExport',
          with: { title: 'CSV לדוגמה', lines: '{csvExport}', cta: 'להורדת הקובץ', file: '/sample-answers-he.csv' },
        },
      },
      touches: {
        headline: 'מה משתנה אצלכם בחנות',
        facts: [
          {
            onlyWith: 'appInstalled',
            figure: 1,
            unit: 'מתג',
            text: 'הוא יושב בין האפליקציות, בתבנית העיצוב שכבר יש לכם.',
          },
          {
            onlyWith: ['appInstalled', 'scriptWeight'],
            figure: 0,
            unit: 'שורות קוד',
            text: 'הסקר נטען אחרי הדף, ואף אחד לא מחכה לו.',
          },
          {
            onlyWith: ['switchOff', 'afterUninstall'],
            figure: 0,
            unit: 'עקבות',
            text: 'כיביתם את המתג? תבנית העיצוב נשארת כמו שהייתה.',
          },
        ],
      },
      now: 'היום ב-Shopify.',
      next: 'עוד פלטפורמות בדרך.',
      coming: [
        { name: 'Klaviyo', text: 'סנכרון רשימת התפוצה (ESP). בקרוב' },
        { name: 'Mailchimp', text: 'סנכרון רשימת התפוצה (ESP). בקרוב' },
        { name: 'Omnisend', text: 'סנכרון רשימת התפוצה (ESP). בקרוב' },
      ],
    },
  ],
})
