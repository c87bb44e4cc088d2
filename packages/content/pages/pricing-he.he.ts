import { underTheHoodInShortHe, roiCalculatorHe } from '../deciding/he.ts'
import { definePage } from '../page.ts'

export default definePage({
  path: '/pricing-he',
  locale: 'he',
  title: 'מחירים: כל היכולות בכל מסלול | {brand}',
  description:
    'כל היכולות בכל מסלול, החל מ-{priceFrom} לחודש. בוחרים לפי מספר המבקרים ומנסים {trial7} חינם, {noCard.inline}.',
  shell: 'site',
  bar: 'ink',
  trial: 'trial7',
  indexable: true,
  translationOf: '/pricing',
  share: { headline: 'כל היכולות בכל מסלול. משלמים לפי התנועה.' },
  sections: [
    {
      kind: 'plans',
      headline: 'כל היכולות בכל מסלול',
      lead: 'המחיר לפי מספר המבקרים, החל מ-{priceFrom} לחודש. עוד תשובות לא מעלות אותו.',
      ask: {
        before: 'כמה',
        visitors: {
          word: 'מבקרים',
          meaning: 'כל אדם נספר פעם אחת ב-{other: 30 יום}, לא משנה כמה פעמים נכנס.',
        },
        between: 'נכנסים לחנות',
        period: {
          word: 'ב-{other: 30 יום}',
          meaning: 'לא לפי חודש קלנדרי: סופרים {other: 30 יום}, ואז מתחילים שוב מאפס.',
        },
        after: '?',
      },
      scale: 'כל נקודה היא 1,000 מבקרים',
      slider: 'מבקרים ב-{other: 30 יום}',
      said: 'עד %visitors% מבקרים, **%price%** לחודש',
      before: '{trial7} חינם, ואחר כך',
      perMonth: 'לחודש',
      features: [
        'סקרים ללא הגבלה',
        'תשובות ללא הגבלה',
        'תובנות ללא הגבלה',
        'אימון ה-AI ללא הגבלה',
        'שיחת אסטרטגיה אישית',
        'מצגת עם קריאייטיבים מנצחים',
      ],
      cta: { label: 'מנסים {trial7} חינם', to: 'install' },
      note: '{noCard}. אם מבטלים בזמן הניסיון, לא משלמים כלום.',
      table: { visitors: 'מבקרים ב-{other: 30 יום}', price: 'מחיר לחודש' },
    },
    roiCalculatorHe,
    {
      kind: 'faq',
      surface: 'paper',
      headline: 'מה שואלים על המחיר',
      items: [
        {
          question: 'איך סופרים מבקרים?',
          answer: 'כל אדם נספר פעם אחת ב-{other: 30 יום}, לא משנה כמה פעמים נכנס לחנות וכמה דפים פתח.',
        },
        {
          question: 'ומה קורה כשמגיעים למכסה?',
          answer:
            'הסקרים נעצרים עד סוף 30 הימים, או עד שעוברים למסלול גדול יותר. אין חיוב על חריגה, וכל הנתונים נשארים אצלכם.',
        },
        {
          question: 'צריך כרטיס אשראי לניסיון?',
          answer: 'לא. החיוב עובר דרך Shopify, ואם מבטלים בזמן הניסיון לא משלמים כלום.',
        },
        {
          question: 'אפשר להחליף מסלול אחר כך?',
          answer: {
            with: 'כן, מתי שרוצים, למסלול גדול יותר או קטן יותר. מתלבטים בין שניים, או צריכים יותר מהמסלול הגדול? אנחנו כאן, {support}.',
            without:
              'כן, מתי שרוצים, למסלול גדול יותר או קטן יותר. מתלבטים בין שניים, או צריכים יותר מהמסלול הגדול? תשאלו אותנו.',
          },
        },
        {
          question: 'יש תשלום נוסף, למשל על תשובות?',
          answer:
            'לא. עשר תשובות או עשרת אלפים, המחיר אותו מחיר. {noSetupFee}, וכל היכולות נמצאות בכל מסלול, גם תמלילי השיחות עם ה-AI. הסרגל משנה רק את מספר המבקרים.',
        },
        { question: 'ומה עם מע״מ וחשבונית?', answer: '{invoices}' },
      ],
    },
    underTheHoodInShortHe,
    {
      kind: 'daysClosing',
      days: { number: 'trial7' },
      headline: '{trial7.words} של תשובות, על חשבוננו',
      text: 'שבוע אחד של שאלות. אם מה שתשמעו לא שווה לכם {priceFrom} בחודש, מבטלים בזמן הניסיון ולא משלמים כלום.',
      cta: { label: 'מנסים {trial7} חינם', to: 'install' },
      talk: { label: 'מעדיפים לדבר קודם?', to: '/lead' },
    },
  ],
})
