import { definePage } from '../page.ts'

export default definePage({
  path: '/5-reasons-empty',
  locale: 'he',
  title: {
    onlyWith: 'roasTwice',
    with: '5 הוכחות שמידע עמוק על הקהל מעלה ROAS | {brand}',
    without: '5 סיבות להכיר את הקהל לפני שמפרסמים | {brand}',
  },
  description: {
    onlyWith: 'roasTwice',
    with: 'מידע עמוק על הקהל הוא מה שאומרים המבקרים כששואלים אותם. חמש הוכחות שזה משנה כמה חוזר על כל שקל בפרסום.',
    without:
      'מידע עמוק על הקהל הוא מה שאומרים המבקרים כששואלים אותם. חמש סיבות להתחיל משם, לפני השקל הבא שהולך על פרסום.',
  },
  shell: 'campaign',
  bar: 'mint',
  trial: 'trial14',
  indexable: false,
  variantOf: '/5-reasons',
  hypothesis: 'Proof without gifts: a promise on ROAS and five cases hold a reader of ads better than a bonus does.',
  sections: [
    {
      kind: 'campaignHero',
      headline: {
        with: '5 הוכחות שמידע עמוק על הקהל מעלה ROAS {roasTwice}',
        without: '5 סיבות להכיר את הקהל לעומק לפני שמפרסמים לו',
      },
      text: 'ROAS לא עולה כי החלפתם צבע לכפתור. הוא עולה כשהמודעה והדף אומרים בדיוק את מה שהקהל חיכה לשמוע. ומה הוא חיכה לשמוע? פשוט שואלים אותו.',
      cta: { label: 'להתקנה ב-Shopify', to: 'install' },
      terms: ['ההתקנה לוקחת {install5}.', 'בלי קוד ובלי מתכנת.'],
      surface: 'mint',
      picture: {
        kind: 'cover',
        drawing: 'ספה שהכיסוי שלה יורד לכביסה',
        pull: 'מושכים את הכיסוי',
        hint: 'מושכים למעלה',
        asks: 'הכיסויים יורדים לכביסה?',
        ad: { label: 'המודעה', line: '**כל הכיסויים יורדים לכביסה.** גם אחרי קטשופ.' },
      },
    },
    {
      kind: 'withSideCard',
      skeleton: 'film',
      surface: 'mint',
      closing: { text: 'כל שורה כאן\nהתחילה בשאלה אחת.', cta: { label: 'להתקנה ב-Shopify', to: 'install' } },
      card: {
        rating: { with: '{rating}' },
        figure: { with: '{revenueLift}' },
        title: { onlyWith: 'revenueLift', with: 'יותר הכנסות', without: 'קודם שואלים, אחר כך מפרסמים' },
        text: 'שאלה אחת לקהל, AI שעונה לו, ותובנה שנכנסת ישר למודעה הבאה.',
        cta: { label: 'מתקינים ומנסים {trial7} חינם', to: 'install' },
        chat: { label: 'יש שאלה? כתבו לנו בוואטסאפ', to: 'chat-he' },
        ticks: ['{trial14.adjective} ניסיון חינם', 'באוויר ב{install5}', 'בלי קוד ובלי מתכנת'],
      },
      sections: [
        {
          kind: 'reasons',
          cards: [
            {
              title: 'אותו תקציב, משפט אחר',
              text: 'קחו למשל חנות לטיולונים שמריצה מודעה על עיצוב סקנדינבי. שאלה אחת בדף המוצר מגלה שכולם רוצים לדעת משהו אחר לגמרי: אם הטיולון נכנס לרכב קטן. המשפט עובר למודעה, התקציב נשאר כמו שהיה, ומי שלוחץ כבר יודע שזה בשבילו.',
              surface: 'blushSoft',
              picture: {
                kind: 'rewrite',
                before: { label: 'המודעה בינואר', line: 'עיצוב סקנדינבי לעיר' },
                after: { label: 'המודעה בפברואר', line: '**נכנס לרכב קטן.** מקופל, כולל הגלגלים.' },
              },
            },
            {
              title: 'מפסיקים לשלם על מי שרק התחיל לחפש',
              text: 'חלק מהקליקים מגיעים מאנשים שלא יקנו היום, וזה בסדר. הבעיה היא לשלם עליהם כאילו הם כבר בקופה. כששואלים באיזה שלב תפסתם אותם, רואים כמה כאלה מביא כל קמפיין, ומעבירים תקציב לקמפיין שמביא את מי שכבר משווה.',
              surface: 'fog',
              picture: {
                kind: 'awareness',
                levels: [
                  { label: 'רק התחלתי לחפש', count: 9 },
                  { label: 'בין שני דגמים', count: 7 },
                  { label: 'מחכה למבצע', count: 4 },
                  { label: 'באתי לקנות', count: 3 },
                ],
                note: '״באיזה שלב תפסנו אותך?״ כל נקודה היא תשובה. נתוני הדגמה.',
              },
            },
            {
              title: 'קליק שקיבל\u00a0תשובה לא הלך לפח',
              text: 'על הקליק כבר שילמתם. רגע לפני שהלשונית נסגרת מופיעה שאלה קצרה, מישהו כותב מה מטריד אותו, וה-AI עונה בסגנון של המותג, לפי מה שלימדתם אותו. אותו קליק ואותו מחיר, אבל עכשיו יש לו סיכוי להפוך להזמנה.',
              surface: 'mint',
              picture: {
                kind: 'conversation',
                lines: [
                  { by: 'question', says: 'משהו עוד לא ברור?' },
                  { by: 'visitor', says: 'אפשר לחלק לתשלומים?' },
                  { by: 'brand', says: 'כן, עד **שישה תשלומים** בלי ריבית. אפשר גם בביט.' },
                  { by: 'sale', says: 'הזמנה חדשה' },
                ],
              },
            },
            {
              title: 'שואלים לפני שמורידים מחיר',
              text: 'כשהמכירות נחלשות, הדבר הראשון שזז הוא המחיר, וכל הנחה יורדת ישר מה-ROAS. קודם שואלים מה נראה הוגן. בדוגמה כאן הרוב היו משלמים מחיר מלא, ומה שעיכב אותם היה תאריך המשלוח.',
              surface: 'lemonSoft',
              picture: {
                kind: 'prices',
                prices: [
                  { price: '₪690', count: 2 },
                  { price: '₪740', count: 4 },
                  { price: '₪790', count: 8 },
                  { price: '₪840', count: 5 },
                  { price: '₪890', count: 2 },
                ],
                note: '״כמה היה נראה לך הוגן?״ 21 תשובות, והמחיר בחנות הוא ₪790. נתוני הדגמה.',
              },
            },
            {
              title: 'כל סיבוב מתחיל ממה שכבר עבד',
              text: 'התשובה נכנסת לדף, מהדף למודעה, והמודעה מביאה מבקרים שמתאימים יותר. שואלים גם אותם. כך גדלים בלי להמר: שמים תקציב רק על משפט שמישהו כבר אמר.',
              surface: 'jadeDeep',
              picture: {
                kind: 'growth',
                weeks: [1, 1, 2, 2, 3, 3, 4, 5, 5, 6],
                note: 'הזמנות לפי שבועות, כל נקודה היא הזמנה. נתוני הדגמה.',
              },
            },
          ],
        },
      ],
    },
  ],
})
