import { definePage } from '../page.ts'

export default definePage({
  path: '/5-reasons-copy3-he',
  locale: 'he',
  title: '5 סיבות שבגללן יחשבו שאתם קוראים מחשבות | {brand}',
  description:
    'לסוכנויות שמנהלות קמפיינים ודפים לכמה חנויות: מה אומרים המבקרים אצל כל לקוח, במילים שאפשר להביא לפגישה.',
  shell: 'campaign',
  bar: 'ink',
  trial: 'trial14',
  indexable: false,
  translationOf: '/5-reasons-copy3',
  variantOf: '/5-reasons',
  hypothesis: 'Agencies buy what makes the client meeting easier, not what makes a single store better.',
  sections: [
    {
      kind: 'campaignHero',
      headline: '5 סיבות שבגללן\nיחשבו שאתם\nקוראים מחשבות',
      text: 'הקמפיינים אצלכם, הדפים אצלכם, וגם הפגישה של יום ראשון. {brand}, סקר AI לחנויות Shopify, שואלת את המבקרים בכל חנות ומביאה מילים שאפשר לשים מול הלקוח.',
      cta: { label: 'מנסים {trial14} חינם', to: 'install' },
      terms: ['{noCard}.', 'כל חנות באוויר ב{install5}.'],
      surface: 'ink',
      picture: {
        kind: 'stores',
        title: 'הלקוחות שלכם, השבוע',
        stores: [
          { initial: 'ש', name: 'שעווה ועלה', asks: 'כמה חזק הריח?', count: 9, product: 'candle' },
          { initial: 'ט', name: 'טחון דק', asks: 'זה טוחן גם לאספרסו?', count: 12, product: 'grinder' },
          { initial: 'צ', name: 'צפונה תיקים', asks: 'זה נכנס מתחת למושב?', count: 7, product: 'backpack' },
          { initial: 'א', name: 'אודה טיפוח', asks: 'מתאים מתחת לאיפור?', count: 5, product: 'bottle' },
        ],
        note: 'השאלה הנפוצה בכל חנות. כל נקודה היא תשובה. נתוני הדגמה.',
      },
    },
    {
      kind: 'withSideCard',
      skeleton: 'board',
      surface: 'ink',
      card: {
        rating: { with: '{rating}' },
        figure: { with: '{revenueLift}' },
        title: { onlyWith: 'revenueLift', with: 'בהכנסות של הלקוח', without: 'לכל לקוח, השאלה שלו' },
        text: 'שאלה אחת בכל חנות, ותשובות מהאנשים שהלקוחות משלמים לכם כדי להבין אותם.',
        cta: { label: 'מתקינים בחנות של לקוח', to: 'install' },
        chat: { label: 'דברו איתנו בוואטסאפ', to: 'chat-he' },
        ticks: ['{trial14.adjective} ניסיון חינם לכל חנות', '{noCard}', '{noSetupFee}'],
      },
      sections: [
        {
          kind: 'reasons',
          cards: [
            {
              title: 'פותחים את הפגישה במילים של הקונים',
              text: 'לכל סוכנות יש שקף על כניסות לאתר. לכם יש משפט שמישהו כתב ביום חמישי, כמה עוד כתבו כמוהו, ומה שיניתם בדף עד יום שישי. עם גרף הלקוח יתווכח. עם הקונים שלו, קצת פחות.',
              surface: 'mint',
              picture: {
                kind: 'answers',
                answers: [
                  { label: 'כמה חזק הריח?', count: 14 },
                  { label: 'זו מתנה לחג', count: 10 },
                  { label: 'כמה זמן זה דולק?', count: 9 },
                  { label: 'משלוח בחום של אוגוסט', count: 5 },
                ],
                note: 'שעווה ועלה, שבוע שעבר. כל נקודה היא תשובה. נתוני הדגמה.',
              },
            },
            {
              title: 'רואים מה כל ערוץ הביא באמת',
              text: 'ארבעה ערוצים, דף מוצר אחד, ארבע שאלות שונות. מהסרטון מגיעים אנשים שרוצים בדיוק את מה שראו, ומהחיפוש אנשים שקוראים גם את האותיות הקטנות. עכשיו כל דף נחיתה פותח בשאלה הנכונה, והתקציב הולך לאן שיש לכם תשובה.',
              surface: 'blush',
              picture: {
                kind: 'sources',
                sources: [
                  { name: 'Meta', asks: 'זה גדול כמו בתמונה?' },
                  { name: 'Google', asks: 'שעוות סויה או פרפין?' },
                  { name: 'TikTok', asks: 'זה הנר מהסרטון?' },
                  { name: 'אימייל', asks: 'הנר בריח תאנה חזר?' },
                ],
              },
            },
            {
              title: 'הבריף לקריאייטיב כבר כתוב',
              text: 'ימים שלמים הולכים על ״אז מה הזווית?״ לוקחים את התשובה הנפוצה, שמים אותה בשלוש השניות הראשונות והולכים הביתה בזמן. ואם המודעה עבדה, יודעים גם למה.',
              surface: 'fog',
              picture: {
                kind: 'rewrite',
                before: { label: 'הפתיח בחודש שעבר', line: 'מאירים לכם את הערב' },
                after: { label: 'הפתיח עכשיו', line: '**ריח שמספיק לחדר אחד.** לא לכל הבניין.' },
              },
            },
            {
              title: 'לכל לקוח נשאר הסגנון שלו',
              text: 'מותג הטיפוח לוחש, חנות הקפה מתבדחת. מלמדים את ה-AI כל חנות בנפרד, וכל אחת נשמעת כמו עצמה.',
              surface: 'lemonSoft',
              picture: {
                kind: 'lessons',
                lessons: [
                  { icon: 'quote', label: 'טון: רגוע, בלי סלנג' },
                  { icon: 'file', label: 'רשימת הרכיבים המלאה' },
                  { icon: 'truck', label: 'החזרה: {other: 30\u00a0יום}, גם אם נפתח' },
                ],
              },
            },
            {
              title: {
                onlyWith: 'install5',
                with: 'לקוח חדש באוויר עוד בפגישת ההיכרות',
                without: 'עם לקוח חדש לא מתחילים מאפס',
              },
              text: {
                with: 'מוסיפים את האפליקציה ל-Shopify של הלקוח, לוקחים את השאלה שעבדה בחשבון הקודם ומפעילים. זה לוקח {install5}, בלי לפתוח טיקט לפיתוח ובלי להעביר קוד לאף אחד. כשהפגישה נגמרת, התשובות כבר בדרך.',
                without:
                  'מוסיפים את האפליקציה ל-Shopify של הלקוח, לוקחים את השאלה שעבדה בחשבון הקודם ומפעילים. בלי לפתוח טיקט לפיתוח ובלי להעביר קוד לאף אחד. מכאן המבקרים כבר מדברים.',
              },
              surface: 'jadeDeep',
              picture: {
                with: {
                  kind: 'installSteps',
                  steps: ['מוסיפים אפליקציה', 'לוקחים שאלה שעבדה', 'מפעילים'],
                  minutes: { number: 'install5' },
                  caption: 'לקוח באוויר ב{install5}. כל נקודה היא דקה.',
                },
                without: { kind: 'sayings', sayings: ['זה נכנס מתחת למושב?', 'עמיד בגשם?', 'כמה זה שוקל ריק?'] },
              },
            },
          ],
        },
        {
          kind: 'bonus',
          onlyWith: ['bonusValue', 'bonusCall', 'bonusBrand'],
          headline: 'ושלוש מתנות\nלצוות שלכם',
          worth: { figure: '{bonusValue}', label: 'שווי החבילה לסוכנות' },
          gifts: [
            {
              icon: 'phone',
              title: 'ייעוץ אישי של {bonusCall} עם מומחה',
              text: 'מביאים את החשבון הכי מסובך ועוברים עליו יחד, אחד על אחד.',
            },
            {
              icon: 'book',
              title: 'מדריך מפורט להעלאת יחס ההמרה',
              text: 'מנרות ועד חלפים לרכב, ואיך יודעים מה מתאים למי.',
            },
            {
              icon: 'present',
              title: 'מצגת בלעדית: שיטת קריאייטיב, מבפנים',
              text: 'של מותג שמכר ביותר מ-{bonusBrand}. את המבנה מותר להעתיק.',
            },
          ],
        },
      ],
    },
  ],
})
