import type {
  CheckUsSection,
  ComparisonSection,
  HowLongSection,
  UnderTheHoodSection,
  RoiCalculatorSection,
} from '../sections/deciding.ts'
import type { Written } from '../written.ts'

export const roiCalculatorHe: Written<RoiCalculatorSection> = {
  kind: 'roiCalculator',
  headline: 'עושים חשבון\nלפני שמחליטים',
  lead: 'המספרים כאן שלכם. אפשר להזין גם את ההערכה הכי פסימית שיש.',
  plan: 'מסלול',
  order: 'סל קנייה ממוצע אצלכם',
  margin: 'כמה נשאר אחרי העלויות',
  rate: 'עונה גולש אחד מכל',
  profit: 'נשאר לכם מהזמנה אחת',
  pay: { one: 'הזמנה נוספת בחודש מכסה את המסלול', many: 'הזמנות נוספות בחודש מכסות את המסלול' },
  answers: '%answers% תשובות בחודש',
  need: { one: 'אחת מהן צריכה להפוך לקנייה', many: '%orders%\u00a0מהן צריכות להפוך לקנייה' },
  unpaid: { result: 'במספרים האלה זה לא משתלם.', need: 'פחות מ-%orders% ההזמנות שצריך כדי לכסות את המסלול' },
  missing: 'חסר סל קנייה ממוצע: בין %least% ל-%most%.',
  formulas: { orders: 'מחיר ÷ (סל ממוצע × אחוז שנשאר)', answers: 'מבקרים ÷ ״אחד מכל״' },
  rounding: 'הזמנות מעגלים למעלה, תשובות למטה.',
  scale: { one: 'כל נקודה היא תשובה אחת', many: 'כל נקודה היא %answers% תשובות' },
  kept: 'המספרים נשארים בדפדפן.',
  note: 'חשבון, לא תחזית. אנחנו לא יודעים כמה מהמבקרים שלכם יענו. את זה מגלים בניסיון.',
  cta: { label: 'מנסים {trial7} חינם', to: 'install' },
  table: {
    lead: 'כמה הזמנות נוספות בחודש מכסות כל מסלול. מוצאים את הרווח שלכם מהזמנה אחת, וקוראים את השורה.',
    profit: 'רווח מהזמנה אחת',
  },
}

export const howLongHe: Written<HowLongSection> = {
  kind: 'howLong',
  headline: 'תוך כמה זמן\nיודעים?',
  lead: 'שיניתם דף. זה עזר, או שזה סתם מזל? מבחן הוגן מחלק את המבקרים לשתי קבוצות: אחת רואה את הדף הישן, השנייה את החדש. שני מספרים שלכם אומרים כמה זמן זה לוקח.',
  visitors: 'מבקרים בחודש',
  orders: 'הזמנות בחודש',
  more: 'בהזמנות',
  days: '%days% ימים',
  manyDays: '%days% יום',
  weeks: '%weeks% שבועות',
  years: 'יותר משנתיים',
  tooLong: 'ארוך מדי למבחן. עדיף לקרוא את התשובות ולתקן את מה שחוזר.',
  impossible: 'כמעט כל מי שנכנס מזמין? כדאי לבדוק את שני המספרים.',
  missing: 'חסרים שני מספרים שלמים, בין 1 ל-%most%.',
  scale: 'כל נקודה היא שבוע. עיגול ריק: אחרי השבוע השמיני.',
  kept: 'המספרים נשארים בדפדפן.',
  note: 'זה חשבון ולא תחזית, לפי הנוסחה שבה אנחנו מתכננים מבחנים בדפים שלנו. התשובות של המבקרים אומרות מה לשנות, והמבחן אומר אם זה עבד.',
  example: 'לדוגמה, עם %visitors% מבקרים ו-%orders% הזמנות בחודש:',
}

export const underTheHoodHe: Written<UnderTheHoodSection> = {
  kind: 'underTheHood',
  form: 'full',
  headline: 'מתחת\nלמכסה המנוע',
  lead: 'אפליקציה שנכנסת לחנות צריכה להגיד מה היא עושה שם.',
  leadChecked: 'בסוף כל שורה כתוב איך לבדוק בעצמכם.',
  check: 'לבדוק:',
  rows: [
    { question: 'מה בעצם מותקן?', answer: '{appInstalled}', check: { with: '{appInstalledCheck}' } },
    { question: 'כמה הסקריפט שוקל?', answer: '{scriptWeight}', check: { with: '{scriptWeightCheck}' } },
    { question: 'מה מותר לאפליקציה לקרוא בחנות?', answer: '{permissions}', check: { with: '{permissionsCheck}' } },
    { question: 'איפה נשמרות התשובות?', answer: '{answersStored}', check: { with: '{answersStoredCheck}' } },
    { question: 'איזה AI רואה מה?', answer: '{aiProvider}', check: { with: '{aiProviderCheck}' } },
    {
      question: 'איך מוציאים את התשובות?',
      answer: 'כקובץ CSV, ב-Webhooks, או ישר ל-GA4 ול-BigQuery.',
      check: { with: '{exportCheck}' },
    },
    {
      question: 'מי קורא את מה שה-AI עונה?',
      answer: 'אתם. כל שיחה נשמרת אצלכם כתמליל, מילה במילה.',
      check: { with: '{transcriptCheck}' },
    },
    { question: 'איך מכבים?', answer: '{switchOff}', check: { with: '{switchOffCheck}' } },
    { question: 'ומה נשאר אם מסירים?', answer: '{afterUninstall}', check: { with: '{afterUninstallCheck}' } },
  ],
  ask: 'חסרה כאן שאלה? תשאלו, ונוסיף שורה.',
  chat: { words: 'לשאול בוואטסאפ', opens: 'chat-he' },
  short: {
    headline: 'מתחת למכסה, בקצרה',
    points: [
      { onlyWith: 'appInstalled', text: 'מתג אחד בעורך העיצוב' },
      { onlyWith: 'switchOff', text: 'כיביתם? תבנית העיצוב נשארת כמו שהייתה' },
      { text: 'כל תשובה של ה-AI נשמרת אצלכם כתמליל' },
      { text: 'את התשובות מורידים כ-CSV מתי שרוצים' },
    ],
    all: 'כל השאלות',
    to: '/how-it-works-he#under-the-hood',
  },
}

export const underTheHoodInShortHe: Written<UnderTheHoodSection> = { ...underTheHoodHe, form: 'short' }

export const checkUsHe: Written<CheckUsSection> = {
  kind: 'checkUs',
  headline: 'עוד אין ביקורות.\nתבדקו אותנו בעצמכם.',
  lead: 'הנה מה שאפשר לבדוק כבר עכשיו.',
  sum: {
    title: 'זה משתלם?',
    text: 'המספרים שלכם והמחיר שלנו, וכל שלב בחשבון גלוי.',
    parts: { price: 'המחיר שלנו', order: 'ההזמנה שלכם', margin: 'הרווח שלכם', orders: 'ההזמנות שמכסות אותו' },
    cta: { label: 'לחשבון שלכם', to: '/pricing-he#calculator' },
  },
  demo: {
    title: 'איך זה ייראה בחנות שלי?',
    text: 'מכניסים להדגמה מוצר שלכם. שום דבר ממה שתכתבו לא נשלח.',
    fields: ['החנות שלכם', 'המוצר שלכם'],
    cta: { label: 'לנסות עם המוצר שלכם', to: '/he#demo' },
  },
  facts: {
    title: 'מה זה עושה בחנות שלי?',
    rows: [
      { text: '{appInstalled}' },
      { text: '{scriptWeight}' },
      { text: '{permissions}' },
      { text: '{answersStored}' },
      { text: '{aiProvider}' },
      { text: '{switchOff}' },
      { text: '{afterUninstall}' },
    ],
    cta: { label: 'לכל הפרטים, ואיפה בודקים', to: '/how-it-works-he#under-the-hood' },
  },
  people: { title: 'מי עומד מאחורי {brand}?', rows: [{ text: '{whoWeAre}' }, { text: '{chatAnswered}' }] },
}

export const comparisonHe: Written<ComparisonSection> = {
  kind: 'comparison',
  headline: 'לעומת מה\nשיש לכם היום',
  lead: 'מה שעובד, משאירים. כל כלי תופס רגע אחר בביקור, ורק חלק מהם שואלים.',
  when: 'מה קורה כשהם…',
  moments: ['נכנסים', 'מסתכלים', 'מתלבטים', 'יוצאים', 'קונים'],
  tells: 'מה תדעו',
  cannot: 'מה לא תדעו',
  rows: [
    {
      name: 'סקר אחרי קנייה',
      marks: ['nothing', 'nothing', 'nothing', 'nothing', 'told'],
      tells: 'מה שכנע את מי שקנה',
      cannot: 'שום דבר על מי שלא קנה',
    },
    {
      name: 'מפות חום והקלטות גלישה',
      marks: ['watched', 'watched', 'watched', 'watched', 'watched'],
      tells: 'איפה גללו ועל מה לחצו',
      cannot: 'למה. צופים ומנחשים',
    },
    {
      name: 'צ׳אט באתר',
      marks: ['nothing', 'nothing', 'told', 'nothing', 'nothing'],
      tells: 'מה שואל מי שמעז לשאול',
      cannot: 'מה עבר בראש של כל השאר',
    },
    {
      name: 'פופ-אפ עם הנחה',
      marks: ['watched', 'nothing', 'nothing', 'watched', 'nothing'],
      tells: 'מי רוצה הנחה',
      cannot: 'אם המחיר בכלל היה הבעיה',
    },
    {
      name: 'סקר באתר, בלי AI',
      marks: ['nothing', 'told', 'told', 'told', 'nothing'],
      tells: 'למה מתלבטים, לפי מי שענה',
      cannot: 'מה היה משכנע אותם, כי אף אחד לא עונה להם',
    },
    {
      name: '{brand}',
      ours: 'זה אנחנו',
      marks: ['nothing', 'told', 'told', 'told', 'nothing'],
      tells: 'למה מתלבטים, במילים שלהם. וה-AI גם עונה',
      cannot: 'כמה עוד חושבים ככה, כי רק חלק עונים. לספירה יש אנליטיקס',
    },
  ],
  legend: { told: 'הם אומרים לכם', watched: 'רק אתם צופים או מדברים', nothing: 'כלום' },
  call: { text: 'ועדיין חסר ה״למה״?', cta: { label: 'להתקנה ב-Shopify', to: 'install' } },
}
