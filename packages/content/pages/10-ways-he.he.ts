import { definePage } from '../page.ts'
import { surveyControls } from '../survey-controls.ts'

export default definePage({
  path: '/10-ways-he',
  locale: 'he',
  title: '10 דרכים להפוך גולשים שותקים ללקוחות | {brand}',
  description: 'עשר דרכים להשתמש בשאלה אחת ובתשובות שהיא מביאה: בדף המוצר, במודעה, במחיר ובעגלה. בלי טריקים ובלי קוד.',
  shell: 'campaign',
  banner: {
    surface: 'tomato',
    icon: 'timer',
    text: 'לזמן מוגבל: {trial14.adjective} ניסיון חינם',
    cta: { label: 'להתקנה', to: 'install' },
  },
  bar: 'ink',
  trial: 'trial14',
  indexable: true,
  translationOf: '/10-ways',
  sections: [
    {
      kind: 'campaignHero',
      headline: 'דרכים להפוך גולשים\nשותקים ללקוחות',
      text: 'אין כאן טריקים. יש שאלה אחת, תשובה אחת, ועשרה דברים שאפשר לעשות איתן עוד היום.',
      cta: { label: 'מנסים {trial14} חינם', to: 'install' },
      terms: ['מותקן ב{install5}.', 'בלי קוד.'],
      surface: 'ink',
      picture: { kind: 'numeral', figure: '10' },
    },
    {
      kind: 'withSideCard',
      skeleton: 'board',
      surface: 'ink',
      card: {
        rating: { with: '{rating}' },
        figure: { with: '{revenueLift}' },
        title: { onlyWith: 'revenueLift', with: 'בהכנסות', without: 'הם שותקים? שואלים' },
        text: 'שאלה אחת על המסך, AI שעונה, ואתם יודעים מה לתקן.',
        cta: { label: 'מנסים {trial14} חינם', to: 'install' },
        chat: { label: 'שאלה? כתבו לנו בוואטסאפ', to: 'chat-he' },
        ticks: ['{trial14.adjective} ניסיון חינם', 'מותקן ב{install5}', 'בלי קוד'],
      },
      sections: [
        {
          kind: 'reasons',
          cards: [
            {
              title: 'שואלים מה עוצר, רגע לפני היציאה',
              text: 'לא אחרי שבוע במייל. עכשיו, כשהסיבה עוד טרייה והלשונית עוד פתוחה. שאלה אחת ושלוש תשובות לבחירה: גם מי שבחיים לא ימלא טופס לוחץ על אחת מהן בדרך החוצה.',
              surface: 'mint',
              picture: {
                kind: 'survey',
                store: 'אודה טיפוח',
                initial: 'א',
                asks: 'שואלים',
                question: 'מה עוצר אותך מלקנות היום?',
                ...surveyControls.he,
                answers: [
                  {
                    text: 'לא ברור אם זה מתאים לעור שלי',
                    reply: 'הקרם **בלי בישום**, גם לעור שמגיב לכל דבר. לא התאים? אפשר להחזיר, גם אחרי שנפתח.',
                  },
                  { text: 'זמן המשלוח', reply: 'בהזמנה היום זה מגיע עד **יום חמישי**. אפשר גם לנקודת איסוף.' },
                  { text: 'המחיר', reply: 'המחיר ₪139, ובקבוק אחד מספיק **לשלושה חודשים**.' },
                ],
                moment: 'exit',
              },
            },
            {
              title: 'נותנים ל-AI לענות בסגנון שלכם',
              text: 'סקר רגיל אומר תודה ונגמר. כאן השיחה ממשיכה: ה-AI מכיר את רשימת הרכיבים, את מדיניות ההחזרות ואת הדרך שבה אתם מדברים, ומי שהיסס מקבל תשובה.',
              surface: 'fog',
              picture: {
                kind: 'conversation',
                lines: [
                  { by: 'question', says: 'נשארה שאלה?' },
                  { by: 'visitor', says: 'ומה קורה איתו מתחת לאיפור?' },
                  { by: 'brand', says: 'הוא **נספג תוך דקה**, והאיפור נמרח מעליו חלק.' },
                ],
              },
            },
            {
              title: 'בוחרים את הרגע, לא רק את המילים',
              text: 'אותה שאלה ברגע הלא נכון היא סתם פופ-אפ. מחכים שיעצרו לרגע, או לעגלה מלאה שאף אחד לא נוגע בה.',
              surface: 'ink',
              picture: {
                kind: 'moments',
                moments: [
                  { icon: 'exit', label: 'רגע לפני היציאה' },
                  { icon: 'timer', label: 'כמה שניות בלי תזוזה' },
                  { icon: 'scroll', label: 'אחרי גלילה' },
                  { icon: 'cart', label: 'שווי העגלה' },
                ],
              },
            },
            {
              title: 'מעבירים את התשובה לדף המוצר',
              text: 'אם עשרה אנשים שאלו, יש עוד כאלה שתהו ושתקו. מעלים את התשובה בדיוק לנקודה שבה עצרו.',
              surface: 'blush',
              picture: {
                kind: 'rewrite',
                before: { label: 'מה שהיה כתוב בדף', line: 'הזוהר שלך מתחיל כאן' },
                after: { label: 'מה ששאלו עליו', line: '**מתאים גם מתחת לאיפור**' },
              },
            },
            {
              title: 'כותבים מודעות במילים שלהם',
              text: 'הכותרת הבאה שלכם כבר קיימת. מישהו הקליד אותה אצלכם באתר אתמול בלילה, עם סימן שאלה בסוף. עונים עליה, ויש לכם מודעה שאף אחד בישיבה לא היה מעז להציע.',
              surface: 'lemonSoft',
              picture: {
                kind: 'feedPost',
                store: 'אודה טיפוח',
                initial: 'א',
                label: 'ממומן',
                line: '״זה יחזיק מתחת לאיפור?״ עד שמורידים אותו.',
                product: 'bottle',
              },
            },
            {
              title: 'בודקים כמה באמת מוכנים לשלם',
              text: 'לפני שמורידים מחיר, שואלים. לפעמים אין צורך: המחיר היה בסדר והתמונה לא. ולפעמים מגלים שכל הזמן הזה הייתם זולים מדי.',
              surface: 'fog',
              picture: {
                kind: 'prices',
                prices: [
                  { price: '₪99', count: 3 },
                  { price: '₪119', count: 5 },
                  { price: '₪139', count: 7 },
                  { price: '₪159', count: 6 },
                  { price: '₪179', count: 2 },
                ],
                note: '״כמה נראה לך הוגן?״ 23 תשובות, נתוני הדגמה.',
              },
            },
            {
              title: 'מגלים עד כמה כבר מכירים אתכם',
              text: 'למי שרק הגיע מספרים סיפור. למי שכבר חזר נותנים סיבה לסגור. שואלים מי זה מי, ומפסיקים להראות לשניהם את אותו דף.',
              surface: 'blush',
              picture: {
                kind: 'awareness',
                levels: [
                  { label: 'רק עכשיו הגעתי', count: 7 },
                  { label: 'ראיתי אתכם פעם', count: 5 },
                  { label: 'עדיין משווה', count: 4 },
                  { label: 'חזרתי לקנות', count: 2 },
                ],
                note: 'נתוני הדגמה',
              },
            },
            {
              title: 'מלמדים את ה-AI כל מה שאיש מכירות טוב יודע',
              text: 'רכיבים, משלוחים, החזרות, וגם הטון שלכם. מזינים פעם אחת, ואף אחד לא צריך להסביר בפעם המאה.',
              surface: 'ink',
              picture: {
                kind: 'lessons',
                lessons: [
                  { icon: 'file', label: 'רשימת הרכיבים' },
                  { icon: 'truck', label: 'משלוחים והחזרות' },
                  { icon: 'quote', label: 'הטון: חם, קצר, בגובה העיניים' },
                ],
              },
            },
            {
              title: 'מדברים אחרת עם כל קהל',
              text: 'מי שבא מסרטון שואל שאלה אחרת ממי שחיפש ב-Google. שואלים כל אחד בדף שבו הוא נוחת, ומפסיקים לכתוב לממוצע של שני אנשים שלא נפגשו מעולם.',
              surface: 'blushSoft',
              picture: {
                kind: 'sources',
                sources: [
                  { name: 'TikTok', asks: 'זה באמת קל כמו בסרטון?' },
                  { name: 'Google', asks: 'מה ההבדל בין זה לדגם הזול?' },
                  { name: 'Meta', asks: 'יש נקודת איסוף באזור שלי?' },
                ],
              },
            },
            {
              title: 'מגדילים רק את מה שעובד',
              text: 'כשיודעים למה קונים, יודעים גם על מה לשים עוד תקציב. לוקחים את התשובה שהביאה הזמנות, שמים אותה במודעה, בדף ובשאלה הבאה, ומגבירים רק אותה. ואז שואלים שוב.',
              surface: 'jadeDeep',
              picture: {
                kind: 'growth',
                weeks: [1, 1, 2, 2, 3, 3, 4, 4, 5, 6],
                note: 'הזמנות בשבוע, כל נקודה היא הזמנה. נתוני הדגמה.',
              },
            },
          ],
        },
      ],
    },
  ],
})
