import { definePage } from '../page.ts'

export default definePage({
  path: '/5-reasons',
  locale: 'he',
  title: 'שאלה אחת הכפילה את ה-ROAS: 5 הסיבות | {brand}',
  description:
    'ROAS שעלה מ-{roasDoubled.before} ל-{roasDoubled.after} תוך {roasDoubled.days}. חמש סיבות להתחיל לשאול את מי שכבר נמצא אצלכם באתר, ושלוש מתנות למצטרפים.',
  shell: 'campaign',
  bar: 'blush',
  trial: 'trial14',
  indexable: true,
  share: { headline: 'שאלה אחת הכפילה את ה-ROAS. אלה 5 הסיבות' },
  sections: [
    {
      kind: 'campaignHero',
      headline: 'שאלה אחת הכפילה\nאת ה-ROAS.\nאלה 5 הסיבות',
      text: 'לא עוד תקציב ולא עוד קמפיין. פשוט מתחילים לשאול את מי שכבר נמצא אצלכם באתר, וה-AI ממשיך משם.',
      byline: { initials: 'נל', name: 'נועה ל.', role: 'אסטרטגית צמיחה (דמות להמחשה)' },
      ground: 'blush',
      picture: {
        kind: 'dotColumns',
        before: { figure: '{roasDoubled.before}', label: 'ROAS לפני' },
        after: { figure: '{roasDoubled.after}', label: 'אחרי {roasDoubled.days}' },
        note: 'כמה שקלים חזרו על כל שקל בפרסום.\nנקודה לכל 10 אגורות.',
      },
    },
    {
      kind: 'withSideCard',
      card: {
        rating: '{rating}',
        figure: '{revenueLift}',
        title: 'עלייה בהכנסות',
        text: 'הסקר החכם שמדבר עם המבקרים שלכם ומחזיר אותם לעגלה.',
        cta: { label: 'התקנה ב-Shopify', to: 'install' },
        chat: { label: 'שואלים אותנו בצ׳אט', to: 'chat-he' },
        ticks: ['{trial14.adjective} ניסיון חינם', '{noCard}', '{noSetupFee}'],
      },
      sections: [
        {
          kind: 'reasons',
          cards: [
            {
              icon: 'bulb',
              title: 'יודעים סוף סוף למה לא קונים',
              text: 'גרפים מראים איפה נטשו. למה נטשו? את זה המבקרים מספרים לכם במילים שלהם: שאלה אחת, רגע לפני שהם יוצאים.',
              ground: 'fog',
              picture: {
                kind: 'answers',
                answers: [
                  { label: 'האם זה מתאים לגיל?', count: 17 },
                  { label: 'רק מסתכלים', count: 13 },
                  { label: 'מתי זה יגיע?', count: 10 },
                  { label: 'המחיר', count: 9 },
                ],
                note: 'נקודה לכל תשובה. נתוני הדגמה.',
              },
            },
            {
              icon: 'chat',
              title: 'ה-AI עונה כמו איש המכירות הכי טוב שלכם',
              text: 'תוך שניות, בקול של המותג. ההיסוס מקבל תשובה עוד לפני שהלשונית נסגרת.',
              ground: 'mint',
              picture: {
                kind: 'conversation',
                lines: [
                  { by: 'visitor', says: 'ומה אם המידה לא תתאים?' },
                  { by: 'brand', says: 'מחליפים **בחינם** תוך 30 יום. לפי הגובה שציינת, מידה M תשב בול.' },
                  { by: 'sale', says: 'הוספה לעגלה' },
                ],
              },
            },
            {
              icon: 'question',
              title: 'שואלים רק כשזה עוזר',
              text: 'לא עוד פופ-אפ שקופץ על כולם. אתם קובעים מתי, למי ובאיזה דף.',
              ground: 'ink',
              picture: {
                kind: 'moments',
                moments: [
                  { icon: 'exit', label: 'רגע לפני היציאה' },
                  { icon: 'scroll', label: 'גלילה' },
                  { icon: 'timer', label: 'רגע בלי תזוזה' },
                  { icon: 'cart', label: 'שווי העגלה' },
                  { icon: 'megaphone', label: 'קמפיין (UTM)' },
                  { icon: 'link', label: 'כתובת הדף' },
                ],
              },
            },
            {
              icon: 'pen',
              title: 'הקריאייטיב נכתב מתוך התשובות',
              text: 'המשפט שמבקר כתב לכם הוא הכותרת הבאה שלכם. הוא כבר עבר את המבחן: מישהו אמר אותו.',
              ground: 'blushSoft',
              picture: {
                kind: 'rewrite',
                before: { label: 'המודעה אתמול', line: '~~רוכבים בסטייל באביב הזה~~' },
                after: { label: 'המודעה היום', line: '==מתאים לגילאי [[2–5]].== הרגליים על הקרקע מהיום הראשון.' },
              },
            },
            {
              icon: 'bolt',
              title: 'מותקן לפני שהקפה מתקרר',
              text: 'מוסיפים מחנות האפליקציות ובוחרים שאלה, בלי קוד ובלי מתכנת. התשובות מתחילות להגיע עם המבקר הבא.',
              ground: 'lemonSoft',
              picture: {
                kind: 'install',
                app: '{brand}',
                state: 'השאלה באוויר',
                minutes: '{install5.number}',
                caption: '{install5}. נקודה לכל דקה.',
              },
            },
          ],
        },
        {
          kind: 'bonus',
          headline: 'ושלוש מתנות\nלמצטרפים',
          worth: { figure: '{bonusValue}', label: 'שווי החבילה' },
          gifts: [
            {
              icon: 'phone',
              title: 'פגישת ייעוץ אישית של {bonusCall}',
              text: 'אחד על אחד עם מומחה, על החנות שלכם.',
            },
            { icon: 'book', title: 'מדריך מפורט לטכניקות המרה', text: 'מה לשנות בדף, באיזה סדר ולמה.' },
            {
              icon: 'present',
              title: 'מצגת בלעדית: מערכת הקריאייטיב',
              text: 'השיטה של מותג עם יותר מ-{bonusBrand} במכירות.',
            },
          ],
        },
      ],
    },
  ],
})
