import { checkUsHe } from '../deciding/he.ts'
import { definePage } from '../page.ts'
import { surveyControls } from '../survey-controls.ts'

export default definePage({
  path: '/he',
  locale: 'he',
  title: 'סקר AI לחנויות Shopify שעונה למבקרים | {brand}',
  description:
    'סקר AI לחנויות Shopify. שאלה אחת ברגע הנכון למי שנכנס לחנות, ה-AI עונה בסגנון שלכם, ואתם יודעים למה קונים ולמה לא.',
  shell: 'site',
  bar: 'lemon',
  trial: 'trial7',
  indexable: true,
  translationOf: '/',
  share: { headline: 'הדור הבא של הסקרים' },
  sections: [
    {
      kind: 'homeHero',
      headline: 'הדור הבא\nשל הסקרים',
      text: 'גולשים מסתכלים ויוצאים בלי מילה.\nשאלה אחת ברגע הנכון, ה-AI עונה בסגנון שלכם, ואתם יודעים למה.',
      cta: { label: 'להתקנה ב-Shopify', to: 'install' },
      second: { label: 'מנסים {trial7} חינם', to: 'install' },
      points: [
        {
          with: { icon: 'timer', text: 'באוויר ב{install5}' },
          without: { icon: 'click', text: 'מתג אחד בתבנית העיצוב' },
        },
        { icon: 'code', text: 'בלי קוד' },
        { icon: 'chat', text: { with: 'תמיכה {support}', without: 'כולל שיחת אסטרטגיה' } },
      ],
      demo: {
        label: 'הדגמה עם נתונים לדוגמה: דף של אופני איזון בחנות, סקר שאפשר לענות עליו, והדשבורד של בעלי החנות.',
        pause: 'עצירת האנימציה',
        invite: 'ועכשיו עם המוצר שלכם',
        inviteShort: 'עם המוצר שלכם',
        orbit: ['person', 'question', 'reply', 'sparkle', 'bulb', 'bag'],
        store: {
          address: 'halukei-nahal.example',
          name: 'חלוקי נחל',
          product: {
            name: 'אופני איזון וובל',
            rating: '4.8 (212)',
            price: '{demoBike}',
          },
        },
        survey: {
          store: 'חלוקי נחל',
          asks: 'שואלים',
          question: 'מה עוצר אותך מלקנות היום?',
          ...surveyControls.he,
          answers: [
            {
              text: 'זה מתאים לגיל?',
              reply: 'מתאים לגילאי **2–5**. המושב יורד עד 30\u00a0ס״מ, אז גם רגליים קטנות מגיעות לקרקע.',
            },
            {
              text: 'באתי רק להסתכל',
              reply: 'בכיף, אין לחץ. יש **שלושה צבעים**, ואם תצוץ שאלה אני כאן.',
            },
            {
              text: 'מתי זה יגיע?',
              reply: 'בהזמנה היום זה אצלך **ביום חמישי**. המשלוח חינם, ויש גם נקודת איסוף.',
            },
            {
              text: 'המחיר',
              reply: 'אפשר **בשלושה תשלומים**. מגביהים את המושב ככל שגדלים, אז זה לשלוש שנים ולא לקיץ אחד.',
            },
          ],
          buy: { label: 'הוספה לעגלה', done: 'כבר בעגלה' },
        },
        dashboard: {
          title: 'הדשבורד שלכם',
          sample: 'נתוני הדגמה',
          unit: 'תשובות היום',
          reasons: [
            { label: 'זה מתאים לגיל?', answers: { number: 'demoAge.count' }, share: '{demoAge}', tone: 'blush' },
            { label: 'באתי רק להסתכל', answers: { number: 'demoLooking.count' }, share: '{demoLooking}', tone: 'ash' },
            {
              label: 'מתי זה יגיע?',
              answers: { number: 'demoDelivery.count' },
              share: '{demoDelivery}',
              tone: 'lemon',
            },
            { label: 'המחיר', answers: { number: 'demoPrice.count' }, share: '{demoPrice}', tone: 'tomato' },
          ],
          next: '**הצעד הבא:** לכתוב ״לגילאי 2–5״ ליד המחיר.',
          actions: [],
          figures: [
            { value: '{demoRevenue.amount}', ordered: '{demoRevenue.amountAfter}', label: 'הכנסות בזכות ה-AI' },
            { value: '{demoOrders}', ordered: '{demoOrders.after}', label: 'הזמנות בעזרת ה-AI' },
            { value: '{demoRoi}', ordered: '{demoRoi.amountAfter}', label: 'ROI' },
          ],
        },
        joined: {
          plus: '+1, זה אתם',
          row: 'שלכם',
          said: 'התשובה שלכם נספרה: {demoAnswers.withYours} תשובות היום.',
          ordered: 'ההזמנה שלכם נספרה: {demoOrders.after} הזמנות, והכנסות של {demoRevenue.amountAfter}.',
          orders: 'הזמנות',
        },
      },
    },
    {
      kind: 'trustLine',
      text: {
        with: '{storesMany} חנויות הפסיקו לנחש והתחילו לשאול',
        without: 'מה המבקרים אומרים כששואלים אותם',
      },
      rating: { with: '{rating}' },
      phrases: [
        { by: 'visitor', text: 'מתאים לבן שנתיים?' },
        { by: 'visitor', text: 'יגיע לפני החג?' },
        { by: 'brand', text: 'כן, בהזמנה עד 14:00' },
        { by: 'visitor', text: 'הכחול דוהה בכביסה?' },
        { by: 'visitor', text: 'אפשר בתשלומים?' },
        { by: 'brand', text: 'אפשר, עד שלושה' },
        { by: 'visitor', text: 'ייכנס למטבח קטן?' },
        { by: 'visitor', text: 'איזו מידה לקחת?' },
        { by: 'brand', text: 'מידה M תשב בול' },
        { by: 'visitor', text: 'יש עטיפת מתנה?' },
      ],
    },
    {
      kind: 'featureGrid',
      headline: 'מי שיוצא בלי לקנות\nיודע למה. תשאלו אותו',
      text: 'סקר שמגיע אחרי הקנייה שומע רק את מי שקנה. מפת חום מראה איפה לחצו, אבל לא למה יצאו. צ׳אט מחכה שיפנו אליו. {brand} שואלת את מי שכמעט יצא, ועונה לו.',
      note: 'המספרים בכרטיסים הם נתוני הדגמה.',
      cards: [
        {
          title: 'שואלים מה שרוצים',
          text: 'בדרך החוצה, באמצע הגלילה, מול העגלה או ישר מהמודעה. אתם בוחרים את המילים ואת הרגע.',
          art: {
            kind: 'questions',
            items: [
              { icon: 'exit', when: 'רגע לפני היציאה', question: 'מה עוצר אותך מלקנות היום?' },
              { icon: 'cart', when: 'עגלה מעל ₪400', question: 'זו מתנה לחג?' },
              { icon: 'scroll', when: 'אחרי 60% מהדף', question: 'איזה מחיר נראה לך הוגן?' },
              { icon: 'megaphone', when: 'מ-TikTok', question: 'מה תפס לך את העין בסרטון?' },
            ],
          },
        },
        {
          title: 'תשובות כנות',
          text: 'למה קונים, למה לא, עד כמה מכירים אתכם, איזו זווית תופסת וכמה מוכנים לשלם.',
          art: {
            kind: 'findings',
            items: [
              { about: 'למה קונים', finding: 'זו מתנה', percent: 74 },
              { about: 'למה לא', finding: 'לא ברור לאיזה גיל', percent: 35 },
              { about: 'עד כמה מכירים אתכם', finding: 'ביקור ראשון', percent: 43 },
              { about: 'זווית שיווקית', finding: '״רגליים על הקרקע״', percent: 57 },
              { about: 'כמה מוכנים לשלם', finding: '₪449 זה בסדר', percent: 68 },
            ],
          },
        },
        {
          title: 'מלמדים את ה-AI את החנות',
          text: {
            with: 'מעבירים לו כל מה שיודע איש המכירות הכי טוב שלכם. הוא עונה בסגנון שלכם, {support}, והתמליל של כל שיחה אצלכם.',
            without: 'מעבירים לו כל מה שיודע איש המכירות הכי טוב שלכם. הוא עונה בסגנון שלכם, והתמליל של כל שיחה אצלכם.',
          },
          art: {
            kind: 'lessons',
            learned: 'כבר למד',
            items: [
              { icon: 'file', text: 'מדריך מידות.pdf' },
              { icon: 'truck', text: 'משלוחים והחזרות' },
              { icon: 'quote', text: 'הסגנון: חם וקצר' },
              { icon: 'check', text: 'תשובות שאישרתם' },
            ],
          },
        },
        {
          title: 'דפים ומודעות במילים של המבקרים',
          text: 'הם כבר נתנו לכם את הזווית. נשאר לשים אותה בכותרת.',
          art: {
            kind: 'rewrite',
            before: 'האביב הזה רוכבים בסטייל',
            after: '**לגילאי 2–5.** הרגליים על הקרקע מהיום\u00a0הראשון.',
          },
        },
        {
          title: 'מגדילים את מה שעובד',
          text: 'כשיודעים למה קונים, כל שקל בפרסום מחזיר יותר. ככה ה-ROAS עולה ועלות רכישת הלקוח יורדת.',
          art: {
            with: {
              kind: 'climb',
              low: { number: 'roasTestimonial.before' },
              high: { number: 'roasTestimonial.after' },
              label: 'ה-ROAS עולה מ-{roasTestimonial}',
            },
            without: { kind: 'climb', low: 1, high: 4, label: 'עמודות של נקודות שהולכות ועולות' },
          },
        },
        {
          title: 'התקנה זריזה',
          text: {
            onlyWith: 'switchOff',
            with: 'מתג אחד בתבנית העיצוב שכבר יש לכם. מדליקים כשרוצים, מכבים כשלא.',
            without: 'מתג אחד בתבנית העיצוב שכבר יש לכם. אין קוד להדביק ואין למי לחכות.',
          },
          art: {
            kind: 'switches',
            items: [
              { title: 'הסקר של {brand}', text: 'מתג אחד, בלי קוד' },
              {
                onlyWith: 'scriptWeight',
                with: { icon: 'gauge', title: 'נטען אחרי הדף', text: 'אף אחד לא מחכה לו' },
                without: { icon: 'question', title: 'השאלה הראשונה', text: 'מתבנית מוכנה או שלכם' },
              },
            ],
          },
        },
      ],
      call: { text: 'ומה יענו המבקרים שלכם?', cta: { label: 'מנסים {trial7} חינם', to: 'install' } },
    },
    {
      with: {
        kind: 'installClock',
        headline: 'מותקן עוד לפני\nשהקפה מתקרר',
        text: '{install5.minutes} על השעון. בלי מתכנת ובלי לחכות לאף אחד.',
        clock: '4:59',
        clockLabel: 'שעון שנעצר על 4 דקות ו-59 שניות',
        points: [
          { at: '0:00', title: 'מתקינים', text: 'לחיצה אחת בחנות האפליקציות של Shopify.' },
          { at: '1:30', title: 'בוחרים שאלה', text: 'מתבנית מוכנה, או במילים שלכם.' },
          { at: '4:00', title: 'עולים לאוויר', text: 'התשובות מתחילות להגיע כבר מהגולש הבא.' },
        ],
        cta: { label: 'להתקנה ב-Shopify', to: 'install' },
      },
      without: {
        kind: 'themeEmbed',
        headline: 'מדליקים מתג,\nוהחנות שואלת',
        text: 'המתג נמצא בעורך העיצוב של החנות, ליד שאר האפליקציות. בלי קוד ובלי מתכנת.',
        points: [
          'מתקינים מחנות האפליקציות של Shopify',
          'בוחרים שאלה מתבנית, או כותבים שאלה משלכם',
          'מדליקים, והגולש הבא כבר יכול לענות',
        ],
        app: 'הסקר של {brand}',
        state: 'פעיל בחנות',
        cta: { label: 'להתקנה ב-Shopify', to: 'install' },
      },
    },
    {
      kind: 'beforeAfter',
      headline: 'אותה תנועה,\nעכשיו היא מדברת',
      text: 'לפני: נקודות אפורות בדוח. אחרי: אנשים שמספרים לכם למה.',
      before: {
        title: 'לפני',
        points: [
          { icon: 'fall', text: 'ROAS נמוך' },
          { icon: 'cash', text: 'עלות רכישת לקוח גבוהה' },
          { icon: 'unknown', text: 'אין מושג למה יוצאים' },
        ],
      },
      after: {
        title: 'אחרי',
        points: [
          { icon: 'chart', text: 'יותר הזמנות מאותה תנועה' },
          { icon: 'dollar', text: 'ROAS גבוה יותר' },
          { icon: 'penTool', text: 'קריאייטיב שנשען על תשובות' },
        ],
      },
      slider: 'לפני ואחרי',
      says: ['מתאים לבת שנתיים?', 'מתי זה יגיע?'],
      hint: 'גוררים את הקו, או מזיזים אותו עם החצים.',
      note: 'נתוני הדגמה. כל נקודה היא אדם אחד.',
    },
    {
      kind: 'numberedSteps',
      headline: 'באוויר בשני\u00a0צעדים,\nמשתפרים בשישה',
      text: 'בשני הראשונים מתקינים ובוחרים שאלה. משם והלאה המבקרים מדברים, ואתם מתקנים.',
      cta: { label: 'מנסים {trial7} חינם', to: 'install' },
      steps: [
        { icon: 'download', title: 'מתקינים', text: 'מוסיפים את האפליקציה לחנות.' },
        { icon: 'question', title: 'בונים סקר', text: 'בוחרים שאלה, רגע וקהל.' },
        { icon: 'inbox', title: 'אוספים תשובות', text: 'התשובות נכנסות לבד, ממוינות לפי סיבה.' },
        { icon: 'learn', title: 'מלמדים את ה-AI', text: 'את המוצרים, את המדיניות ואת הטון שלכם.' },
        { icon: 'pen', title: 'מתקנים דפים ומודעות', text: 'כותבים אותם מחדש, כמו שהמבקרים אמרו.' },
        { icon: 'chart', title: 'ממשיכים לגדול', text: 'מעבירים תקציב למילים שהביאו הזמנות.' },
      ],
    },
    {
      kind: 'featuredQuote',
      onlyWith: ['rating', 'tripleConversion', 'lowerBounce', 'doubleRevenue'],
      stars: '{rating.spoken} כוכבים',
      testimonial: {
        quote: '״חודשים התווכחנו למה אנשים יוצאים. אחרי ארבעים תשובות הוויכוח נגמר. שינינו שורה אחת בדף.״',
        name: 'דנה ק.',
        role: 'מייסדת, כלי בית (לדוגמה, כולל המספרים)',
        initials: 'דק',
      },
      stats: [
        {
          value: '{tripleConversion.dots}',
          spoken: '{tripleConversion}',
          label: 'ביחס ההמרה',
          before: { number: 'tripleConversion.before' },
          after: { number: 'tripleConversion.after' },
          tone: 'sale',
        },
        {
          value: '{lowerBounce}',
          label: 'פחות נטישה',
          before: { number: 'lowerBounce.before' },
          after: { number: 'lowerBounce.after' },
          tone: 'tomato',
        },
        {
          value: '{doubleRevenue.dots}',
          spoken: '{doubleRevenue}',
          label: 'בהכנסות תוך {doubleRevenue.days}',
          before: { number: 'doubleRevenue.before' },
          after: { number: 'doubleRevenue.after' },
          tone: 'ink',
        },
      ],
      call: { text: 'ועל מה מתווכחים אצלכם?', cta: { label: 'מנסים {trial7} חינם', to: 'install' } },
    },
    {
      onlyWith: ['rating', 'roasTestimonial'],
      with: {
        kind: 'testimonials',
        headline: 'מה מגלים\nכששואלים',
        note: 'השמות, החנויות, הציטוטים והמספרים הם לדוגמה.',
        stars: '{rating.spoken} כוכבים',
        items: [
          {
            quote: 'התשובות נקראות כמו מודעה. הדבקנו אחת בכותרת, וה-ROAS עלה מ-{roasTestimonial}.',
            name: 'מאיה ר.',
            role: 'בגדי ילדים',
            initials: 'מר',
          },
          {
            quote: 'הייתי בטוח שהבעיה היא המחיר. זה היה זמן המשלוח, ואף אחד לא אמר לנו.',
            name: 'עומר ב.',
            role: 'תוספי תזונה',
            initials: 'עב',
          },
          {
            quote: 'אצל כל לקוח חדש אנחנו מתקינים ביום הראשון. שבוע של תשובות, ויש תוכנית לכל הקריאייטיב.',
            name: 'ליאור ס.',
            role: 'סוכנות שיווק',
            initials: 'לס',
          },
        ],
      },
      without: checkUsHe,
    },
    {
      kind: 'faq',
      surface: 'paper',
      headline: 'ועכשיו,\nהשאלות שלכם',
      items: [
        {
          question: 'איך {brand} אוספת מידע?',
          answer: {
            with: 'פשוט שואלת. מי שנכנס לחנות עונה על שאלה קצרה אחת, ו-{brand} מסדרת את התשובות לפי סיבה, מקור תנועה ומוצר. בלי מעקב סמוי: רואים רק מה שאנשים בחרו לספר לכם. יש {privacyRequests}.',
            without:
              'פשוט שואלת. מי שנכנס לחנות עונה על שאלה קצרה אחת, ו-{brand} מסדרת את התשובות לפי סיבה, מקור תנועה ומוצר. בלי מעקב סמוי: רואים רק מה שאנשים בחרו לספר לכם.',
          },
        },
        {
          question: 'יש ניסיון חינם?',
          answer:
            'יש, {trial7}. {noCard}, ואם מבטלים בזמן הניסיון לא משלמים כלום. אחר כך משלמים לפי התנועה, אף פעם לא לפי מספר התשובות.',
        },
        {
          question: 'צריך מתכנת?',
          answer: {
            with: 'לא. מדליקים מתג אחד בתבנית העיצוב ובוחרים שאלה. באוויר ב{install5}.',
            without: 'לא. מדליקים מתג אחד בתבנית העיצוב ובוחרים שאלה. זו כל העבודה.',
          },
        },
        {
          question: 'באילו פלטפורמות זה עובד?',
          answer: {
            with: 'כרגע רק ב-Shopify, עם תבניות {onlineStore2}. פלטפורמות נוספות בדרך.',
            without: 'כרגע רק ב-Shopify. פלטפורמות נוספות בדרך.',
          },
        },
        {
          question: 'ואם צריך עזרה?',
          answer: {
            with: 'אנשים אמיתיים עונים לכם, {support}, וכל מסלול כולל שיחת אסטרטגיה אישית.',
            without: 'אנשים אמיתיים עונים לכם, וכל מסלול כולל שיחת אסטרטגיה אישית.',
          },
        },
        { question: 'זה עובד בעברית, מימין לשמאל?', answer: '{hebrewReady}' },
        { question: 'מי עונה בוואטסאפ, ומתי?', answer: '{chatAnswered}' },
        { question: 'באיזה מטבע משלמים, ומה עם מע״מ וחשבונית?', answer: '{invoices}' },
        { question: 'מי עומד מאחורי {brand}?', answer: '{whoWeAre}' },
      ],
    },
    {
      kind: 'closing',
      headline: 'אז מה\nעוצר אתכם?',
      text: 'עוד רגע הגולש הבא יוצא בלי להגיד למה. תשאלו אותו קודם.',
      cta: { label: 'להתקנה ב-Shopify', to: 'install' },
      note: '{trial7} חינם. {noCard}.',
      second: { label: 'לא בטוחים מה לשאול? הקוויז יעזור', to: '/quiz' },
      talk: { label: 'מעדיפים לדבר קודם?', to: '/lead' },
      measured: 'מתוך %visitors% שענו על השאלה והסכימו להיספר, בין %from% ל-%to%:',
      survey: {
        store: '{brand}',
        asks: 'שואלת',
        question: 'מה עוצר אתכם מלהתקין היום?',
        ...surveyControls.he,
        answers: [
          {
            id: 'setup',
            text: 'נראה מסובך להתקין',
            reply: 'מדליקים **מתג אחד** ובוחרים שאלה. בלי קוד ובלי מתכנת.',
          },
          {
            id: 'slow',
            text: 'אולי זה יאט את החנות',
            reply: {
              onlyWith: 'scriptWeight',
              with: 'הדף נטען קודם, והסקר רק **אחריו**. אף אחד לא מחכה לו.',
              without: 'אז **מודדים**: מריצים בדיקת מהירות על אותו דף, פעם כשהמתג כבוי ופעם כשהוא דולק.',
            },
          },
          {
            id: 'wrong',
            text: 'ה-AI עלול לטעות',
            reply: 'נכון, זה קורה. **כל שיחה פתוחה אצלכם**, אפשר לתקן כל תשובה, וה-AI ממשיך לפי מה שתיקנתם.',
          },
          {
            id: 'nothing',
            text: 'כלום, קדימה',
            reply: {
              onlyWith: 'switchOff',
              with: 'אז קדימה: **{trial7} חינם**, {noCard.inline}. לא התאים? מכבים באותו מתג.',
              without: 'אז קדימה: **{trial7} חינם**, {noCard.inline}. מבטלים בזמן הניסיון? לא משלמים כלום.',
            },
          },
        ],
        chosen: 1,
      },
    },
  ],
})
