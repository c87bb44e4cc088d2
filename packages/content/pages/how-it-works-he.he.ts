import { howLongHe, underTheHoodHe } from '../deciding/he.ts'
import { definePage } from '../page.ts'

export default definePage({
  path: '/how-it-works-he',
  locale: 'he',
  title: 'איך זה עובד: מביקור שקט להזמנה | {brand}',
  description:
    'מלווים גולש אחד, מהשאלה ועד ההזמנה: תשובה כנה, AI שעונה בסגנון שלכם, ותיקון אחד בדף. שישה צעדים, בלי קוד.',
  shell: 'site',
  bar: 'lemon',
  trial: 'trial7',
  indexable: true,
  translationOf: '/how-it-works',
  sections: [
    {
      kind: 'flow',
      headline: 'מה שהמבקרים\nלא מספרים לכם',
      text: 'בואו נלווה אחד מהם, מנקודה אפורה בגרף ועד הזמנה שאפשר להסביר.',
      cta: { label: 'מנסים {trial7} חינם עם {brand}', to: 'install' },
      title: 'הדרך מביקור להזמנה',
      visitor: {
        title: 'גולש',
        text: 'אחד מתוך {demoAnswers} בדף. בגרפים כולם נראים אותו דבר.',
        drawing: '{demoAnswers} נקודות אפורות, אחת מהן מסומנת',
      },
      survey: {
        title: 'סקר',
        text: 'אתם בוחרים את השאלה ואת הרגע.',
        store: 'חלוקי נחל שואלים',
        question: 'מה עוצר אותך מלקנות היום?',
      },
      response: {
        title: 'תשובה',
        text: 'לחיצה אחת, ואתם יודעים מה עוצר.',
        says: 'לא ברור אם זה מתאים לגיל שנתיים',
      },
      reply: {
        title: 'ה-AI עונה',
        optional: 'לא חובה',
        says: 'מתאים לגילאי **2–5**. המושב יורד עד 30\u00a0ס״מ, אז הרגליים נוגעות בקרקע.',
      },
      insight: {
        title: 'תובנה',
        text: 'משהו שאפשר לספור, לא תחושת בטן.',
        drawing: 'אותן {demoAnswers} נקודות, ממוינות לפי תשובה. {demoAge.count} מהן ורודות',
        answers: [
          { count: { number: 'demoAge.count' }, colour: 'blush' },
          { count: { number: 'demoDelivery.count' }, colour: 'lemon' },
          { count: { number: 'demoPrice.count' }, colour: 'tomato' },
          { count: { number: 'demoLooking.count' }, colour: 'ash' },
        ],
        figure: 'מתוך {demoAnswers} שאלו על הגיל',
      },
      pageUpdate: {
        title: 'עדכון הדף',
        text: 'התשובה עולה בדיוק למקום שבו נתקעו.',
        before: 'האביב הזה רוכבים בסטייל',
        after: 'לגילאי 2–5.',
      },
      sale: {
        title: 'הזמנה',
        text: 'הגולש הבא כבר מוצא את התשובה בדף.',
        order: 'ההזמנה התקבלה',
        price: '₪449',
        again: 'והגולש הבא\nכבר בדרך',
      },
      notes: ['נתוני הדגמה', 'כל נקודה היא גולש אחד'],
      call: { text: 'באיזו שאלה הייתם מתחילים?', cta: { label: 'מנסים {trial7} חינם עם {brand}', to: 'install' } },
    },
    {
      kind: 'drawnSteps',
      headline: 'שישה צעדים, מההתקנה ועד ההזמנות',
      steps: [
        {
          title: 'מתקינים',
          text: {
            with: 'נכנסים לחנות האפליקציות של Shopify, מתקינים ומדליקים מתג אחד. באוויר ב{install5}, בלי מתכנת.',
            without: 'נכנסים לחנות האפליקציות של Shopify, מתקינים ומדליקים מתג אחד. בלי קוד ובלי מתכנת.',
          },
          shows: {
            kind: 'embedSwitch',
            app: 'הסקר של {brand}',
            place: 'מתג בתבנית העיצוב שלכם',
            dots: 30,
            note: { with: 'כל נקודה היא 10 שניות. בסך הכול {install5}', without: 'דולק, ומחכה לגולש הבא' },
          },
        },
        {
          title: 'בונים סקר',
          text: 'כותבים את השאלה כמו שהייתם שואלים פנים אל פנים, ובוחרים את הרגע.',
          shows: {
            kind: 'questionEditor',
            question: 'מה עוצר אותך מלקנות היום?',
            moments: [
              { icon: 'exit', name: 'בדרך החוצה' },
              { icon: 'scroll', name: 'גלילה של 60%' },
              { icon: 'timer', name: 'דקה בלי תזוזה' },
              { icon: 'cart', name: 'שווי העגלה' },
            ],
          },
        },
        {
          title: 'התשובות נאספות לבד',
          text: 'לא כולם עונים, וגם לא צריך: כשעשרה אנשים חוזרים על אותה סיבה, כבר ברור מה לתקן. הכול מגיע ממוין.',
          shows: {
            kind: 'inbox',
            answers: [
              { says: 'הכחול דוהה בכביסה?', at: '14:02' },
              { says: 'אפשר בתשלומים?', at: '14:05' },
              { says: 'יגיע לפני החג?', at: '14:11' },
            ],
          },
        },
        {
          title: 'מלמדים את ה-AI לענות',
          text: 'מראים לו איך אתם הייתם עונים. משם והלאה ה-AI עונה כמוכם, בעובדות ובטון.',
          shows: {
            kind: 'correction',
            before: 'המושב הארגונומי שלנו ניתן לכוונון מלא בהתאם לגובה הרוכב.',
            after: 'המושב יורד עד **30\u00a0ס״מ**, אז שתי הרגליים **נוגעות בקרקע**.',
          },
        },
        {
          title: 'מתקנים את הדף',
          text: 'המבקרים כבר כתבו לכם כותרת. שמים אותה בדף, ואחר כך במודעה.',
          shows: {
            kind: 'rewrite',
            before: 'האביב הזה רוכבים בסטייל',
            after: '**לגילאי 2–5.** הרגליים על הקרקע מהיום הראשון.',
          },
        },
        {
          title: 'מגדילים את מה שעובד',
          text: 'מעבירים תקציב למשפט שמביא הזמנות: יותר הזמנות מאותו תקציב מורידות את עלות רכישת הלקוח. ואז עוברים לשאלה הבאה.',
          shows: {
            kind: 'orders',
            rows: [
              { name: '״רוכבים בסטייל״', orders: 3, label: '3 הזמנות' },
              { name: '״לגילאי 2–5״', orders: 9, label: '9 הזמנות' },
            ],
            note: 'נתוני הדגמה. כל נקודה היא הזמנה.',
          },
        },
      ],
      call: {
        text: 'שלושה צעדים, והתשובות מתחילות להגיע.',
        cta: { label: 'מנסים {trial7} חינם עם {brand}', to: 'install' },
        second: { label: 'ולאן אפשר לשלוח אותן? GA4, BigQuery או CSV', to: '/integrations-he' },
      },
    },
    underTheHoodHe,
    howLongHe,
    {
      kind: 'trialDays',
      headline: '{trial7.words},\nותשמעו בעצמכם',
      length: { number: 'trial7' },
      days: [
        'מתקינים ושואלים',
        'קוראים תשובות',
        'סופרים סיבות',
        'מלמדים את ה-AI',
        'כותבים מודעה',
        'משנים שורה',
        'ממשיכים או נפרדים',
      ],
      cta: { label: 'מנסים {trial7} חינם עם {brand}', to: 'install' },
      second: { label: 'לנסח את השאלה הראשונה עם הקוויז', to: '/quiz' },
      talk: { label: 'מעדיפים לדבר קודם?', to: '/lead' },
    },
  ],
})
