import { definePage } from '../page.ts'

export default definePage({
  path: '/5-reasons',
  locale: 'he',
  title: {
    onlyWith: 'roasDoubled',
    with: 'שאלה אחת הכפילה את ה-ROAS: 5 הסיבות | {brand}',
    without: '5 סיבות לשאול את המבקרים שלכם | {brand}',
  },
  description: {
    with: 'ROAS שעלה מ-{roasDoubled.before} ל-{roasDoubled.after} תוך {roasDoubled.days}. חמש סיבות להתחיל לשאול את מי שכבר נמצא אצלכם באתר, ושלוש מתנות למצטרפים.',
    without:
      'חמש סיבות להתחיל לשאול את מי שכבר נמצא אצלכם באתר, במקום לשלם על עוד תנועה. ה-AI עונה בטון של המותג שלכם.',
  },
  shell: 'campaign',
  bar: 'blush',
  trial: 'trial14',
  indexable: true,
  share: {
    headline: {
      onlyWith: 'roasDoubled',
      with: 'שאלה אחת הכפילה את ה-ROAS. הנה 5 הסיבות',
      without: '5 סיבות לשאול את מי שכבר אצלכם באתר',
    },
  },
  sections: [
    {
      kind: 'campaignHero',
      headline: {
        onlyWith: 'roasDoubled',
        with: 'שאלה אחת הכפילה\nאת ה-ROAS.\nהנה 5 הסיבות',
        without: '5 סיבות לשאול\nאת מי שכבר\nאצלכם באתר',
      },
      text: 'אותו תקציב, אותם קמפיינים. {brand} שואלת את מי שכבר נמצא אצלכם בחנות, וה-AI ממשיך משם.',
      cta: { label: 'מנסים {trial14} חינם', to: 'install' },
      terms: ['{noCard}.', 'באוויר ב{install5}.'],
      byline: { initials: 'גמ', name: 'גלי מ.', role: 'מנהלת שיווק, סיפור לדוגמה' },
      surface: 'blush',
      picture: {
        with: {
          kind: 'dotColumns',
          before: { value: { number: 'roasDoubled.before' }, figure: '{roasDoubled.before}', label: 'ROAS לפני' },
          after: {
            value: { number: 'roasDoubled.after' },
            figure: '{roasDoubled.after}',
            label: 'אחרי {roasDoubled.days}',
          },
          note: 'כמה שקלים חזרו על כל שקל בפרסום.\nכל נקודה היא 10 אגורות.',
        },
        without: { kind: 'voices', labels: ['גולש', 'שאלה', 'תשובה', 'מענה', 'מכירה'] },
      },
    },
    {
      kind: 'withSideCard',
      skeleton: 'thread',
      surface: 'blushSoft',
      closing: { text: 'טוב, נשאל אותם.', cta: { label: 'מנסים {trial14} חינם', to: 'install' } },
      card: {
        pinned: 'הודעה נעוצה',
        rating: { with: '{rating}' },
        figure: { with: '{revenueLift}' },
        title: { onlyWith: 'revenueLift', with: 'עלייה בהכנסות', without: 'שואלים. עונים. סוגרים מכירה.' },
        text: 'הסקר החכם שמדבר עם המבקרים שלכם ומחזיר אותם לעגלה.',
        cta: { label: 'מנסים {trial14} חינם', to: 'install' },
        chat: { label: 'שאלה? כתבו לנו בוואטסאפ', to: 'chat-he' },
        ticks: ['{trial14.adjective} ניסיון חינם', '{noCard}', '{noSetupFee}'],
      },
      sections: [
        {
          kind: 'reasons',
          cards: [
            {
              title: 'סוף סוף יודעים למה לא קונים',
              text: 'הגרפים מראים איפה נטשו. למה? את זה המבקרים מספרים לכם בעצמם, כששואלים שאלה אחת רגע לפני שהם יוצאים.',
              surface: 'fog',
              picture: {
                kind: 'answers',
                answers: [
                  { label: 'איזו מידה לקחת?', count: 17 },
                  { label: 'רק מסתכלים', count: 13 },
                  { label: 'יגיע לפני החג?', count: 10 },
                  { label: 'המחיר', count: 9 },
                ],
                note: 'כל נקודה היא תשובה. נתוני הדגמה.',
              },
            },
            {
              title: 'ה-AI עונה כמו איש המכירות הכי טוב שלכם',
              text: 'תוך שניות, ובטון של המותג. מי שמתלבט מקבל תשובה עוד לפני שהוא סוגר את הלשונית.',
              surface: 'mint',
              picture: {
                kind: 'conversation',
                lines: [
                  { by: 'visitor', says: 'גובה 1.68. ומה אם המידה לא תתאים?' },
                  {
                    by: 'brand',
                    says: 'מחליפים **בחינם** תוך {other: 30\u00a0יום}. לפי הגובה שציינת, מידה M תשב בול.',
                  },
                  { by: 'sale', says: 'הוספה לעגלה' },
                ],
              },
            },
            {
              title: 'שואלים רק ברגע הנכון',
              text: 'זה לא עוד פופ-אפ שקופץ לכולם. אתם קובעים מתי, למי ובאיזה דף.',
              surface: 'ink',
              picture: {
                kind: 'moments',
                moments: [
                  { icon: 'exit', label: 'רגע לפני היציאה' },
                  { icon: 'scroll', label: 'אחרי גלילה' },
                  { icon: 'timer', label: 'כמה שניות בלי תזוזה' },
                  { icon: 'cart', label: 'שווי העגלה' },
                  { icon: 'megaphone', label: 'קמפיין (UTM)' },
                  { icon: 'link', label: 'כתובת הדף' },
                ],
              },
            },
            {
              title: 'הקריאייטיב נכתב מתוך התשובות',
              text: 'המשפט שמישהו כתב אצלכם באתר הוא הכותרת הבאה שלכם. הוא כבר עבר את המבחן: אדם אמיתי אמר אותו.',
              surface: 'blushSoft',
              picture: {
                kind: 'rewrite',
                before: { label: 'המודעה אתמול', line: 'לובשים סטייל באביב הזה' },
                after: { label: 'המודעה היום', line: '**איזו מידה לקחת?** כתבו לנו גובה, ונגיד לכם.' },
              },
            },
            {
              title: 'מותקן לפני שהקפה מתקרר',
              text: 'מתקינים מחנות האפליקציות של Shopify ובוחרים שאלה, בלי קוד ובלי מתכנת. התשובות מתחילות להגיע כבר מהגולש הבא.',
              surface: 'lemonSoft',
              picture: {
                with: {
                  kind: 'installSteps',
                  steps: ['מתקינים', 'בוחרים שאלה', 'מפעילים'],
                  minutes: { number: 'install5' },
                  caption: '{install5}. כל נקודה היא דקה.',
                },
                without: { kind: 'sayings', sayings: ['מתי זה יגיע?', 'יש במידה קטנה יותר?', 'זה טוב גם למתנה?'] },
              },
            },
          ],
        },
        {
          kind: 'bonus',
          onlyWith: ['bonusValue', 'bonusCall', 'bonusBrand'],
          headline: 'ושלוש מתנות\nלמצטרפים',
          worth: { figure: '{bonusValue}', label: 'שווי החבילה' },
          gifts: [
            {
              icon: 'phone',
              title: 'פגישת ייעוץ אישית של {bonusCall}',
              text: 'אחד על אחד עם מומחה, על החנות שלכם.',
            },
            { icon: 'book', title: 'מדריך מפורט: טכניקות שמעלות יחס המרה', text: 'מה לשנות בדף, באיזה סדר ולמה.' },
            {
              icon: 'present',
              title: 'מצגת בלעדית: שיטת הקריאייטיב',
              text: 'של מותג שמכר ביותר מ-{bonusBrand}.',
            },
          ],
        },
      ],
    },
  ],
})
