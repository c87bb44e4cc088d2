import { definePage } from '../page.ts'
import type { BonusSection, SideCard } from '../sections/campaign.ts'
import type { HeroPicture } from '../sections/hero-pictures.ts'
import type { ReasonPicture } from '../sections/reason-pictures.ts'
import { isOn, unlessOff, withoutOff } from '../unless-off.ts'

export default definePage({
  path: '/5-reasons',
  locale: 'he',
  title: isOn('roasDoubled')
    ? 'שאלה אחת הכפילה את ה-ROAS: 5 הסיבות | {brand}'
    : '5 סיבות לשאול את המבקרים שלכם | {brand}',
  description: unlessOff(
    'ROAS שעלה מ-{roasDoubled.before} ל-{roasDoubled.after} תוך {roasDoubled.days}. חמש סיבות להתחיל לשאול את מי שכבר נמצא אצלכם באתר, ושלוש מתנות למצטרפים.',
    'חמש סיבות להתחיל לשאול את מי שכבר נמצא אצלכם באתר, במקום לשלם על עוד תנועה. ה-AI עונה בקול של המותג שלכם.',
  ),
  shell: 'campaign',
  bar: 'blush',
  trial: 'trial14',
  indexable: true,
  share: {
    headline: isOn('roasDoubled') ? 'שאלה אחת הכפילה את ה-ROAS. אלה 5 הסיבות' : '5 סיבות לשאול את מי שכבר אצלכם באתר',
  },
  sections: [
    {
      kind: 'campaignHero',
      headline: isOn('roasDoubled')
        ? 'שאלה אחת הכפילה\nאת ה-ROAS.\nאלה 5 הסיבות'
        : '5 סיבות לשאול\nאת מי שכבר\nאצלכם באתר',
      text: 'לא עוד תקציב ולא עוד קמפיין. פשוט מתחילים לשאול את מי שכבר נמצא אצלכם באתר, וה-AI ממשיך משם.',
      byline: { initials: 'נל', name: 'נועה ל.', role: 'אסטרטגית צמיחה (דמות להמחשה)' },
      ground: 'blush',
      picture: unlessOff<HeroPicture>(
        {
          kind: 'dotColumns',
          before: { figure: '{roasDoubled.before}', label: 'ROAS לפני' },
          after: { figure: '{roasDoubled.after}', label: 'אחרי {roasDoubled.days}' },
          note: 'כמה שקלים חזרו על כל שקל בפרסום.\nנקודה לכל 10 אגורות.',
        },
        { kind: 'voices', labels: ['מבקר', 'שאלה', 'תשובה', 'מענה', 'מכירה'] },
      ),
    },
    {
      kind: 'withSideCard',
      card: {
        ...unlessOff<Pick<SideCard, 'rating' | 'figure' | 'title'>>(
          { rating: '{rating}', figure: '{revenueLift}', title: 'עלייה בהכנסות' },
          { title: 'שואלים. עונים. מוכרים.' },
        ),
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
              picture: unlessOff<ReasonPicture>(
                {
                  kind: 'install',
                  app: '{brand}',
                  state: 'השאלה באוויר',
                  minutes: '{install5.number}',
                  caption: '{install5}. נקודה לכל דקה.',
                },
                { kind: 'sayings', sayings: ['מתי זה יגיע?', 'יש במידה קטנה יותר?', 'זה טוב גם למתנה?'] },
              ),
            },
          ],
        },
        ...withoutOff<BonusSection>([
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
        ]),
      ],
    },
  ],
})
