import type { trendEn } from './trend.en.ts'

export const trendHe: typeof trendEn = {
  title: 'מגמה',
  last: '30 הימים האחרונים',
  open: 'למגמה',
  label: 'ביקורים, התחלות קוויז ולידים לפי יום',
  how: 'כדי לראות יום מסוים, מצביעים עליו או עוברים עם החיצים.',
  vsWeekBefore: (weekday) => `לעומת ${weekday} הקודם`,
  dayVsWeekBefore: (day, weekday) => `${day}, לעומת ${weekday} הקודם`,
  openDay: 'הקמפיינים של היום הזה',
  howOpen: 'כדי לראות יום מסוים, מצביעים עליו או עוברים עם החיצים. לחיצה או Enter פותחים את הקמפיינים שלו.',
  of: {
    visits: (count) => (count === 1 ? 'ביקור' : 'ביקורים'),
    starts: (count) => (count === 1 ? 'התחלה' : 'התחלות'),
    leads: (count) => (count === 1 ? 'ליד' : 'לידים'),
  },
  oneDot: (scale) => (scale === 1 ? 'כל נקודה היא ליד' : `כל נקודה: ${scale} לידים`),
  keys: { day: 'יום אחד', weekend: 'שישי, שבת', average: 'ממוצע 7 ימים' },
  began: (day) => `${day}, ניסוי:`,
  since: {
    starts: (day, now, before, isMore) =>
      `מאז ${day} ${isMore ? 'יותר' : 'פחות'} מבקרים מתחילים את הקוויז: ${now} מתוך 100, לפני כן ${before}.`,
    visits: (day, now, before, isMore) =>
      `מאז ${day} יש ${isMore ? 'יותר' : 'פחות'} ביקורים: ${now} ביום, לפני כן ${before}.`,
  },
  noChange: (days) => `אין שינוי ברור ב-${days} הימים האלה.`,
  fewWeeks: (day) => `החל מ-${day} יופיע כאן אם משהו באמת השתנה. להשוואה צריך שמונה שבועות של נתונים.`,
  noChangeIn: (days, of) =>
    `אין שינוי ברור ב-${days} האחרונים מתוך ${of} הימים. לפני השאר נספרו פחות משמונה שבועות, ואין למה להשוות אותם.`,
  shortPeriod: 'שינוי ברור רואים רק ב-7 ימים ומעלה. כדאי לבחור תקופה ארוכה יותר.',
  noWeeks: 'לפני הימים האלה נספרו פחות משמונה שבועות, ואין מספיק נתונים להשוואה.',
  fewDays: 'הקו מתחיל אחרי 7 ימים.',
  noDay: 'כאן מופיעים רק ימים מלאים. היום הזה יצטרף מחר.',
  asChart: 'כתרשים',
  byDay: 'לפי יום',
  byWeek: 'לפי שבוע',
  download: 'הורדת CSV',
  day: 'יום',
  week: 'תחילת השבוע',
  perVisit: 'התחלות לביקור',
  allSteps: 'לכל השלבים',
}
