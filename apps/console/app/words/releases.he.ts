import type { releasesEn } from './releases.en.ts'

export const releasesHe: typeof releasesEn = {
  notATest: 'זה לא ניסוי: אולי פשוט היה שבוע אחר.',
  note: 'שבעה ימים שלמים לפני העדכון לצד שבעה אחריו. זה רמז לאן להסתכל, ולא מסקנה.',
  unset: 'הקונסולה לא מכירה את העדכונים של האתר.',
  unsetMore: 'מגדירים את CONSOLE_RELEASES לתיקייה של האתר במחשב הזה, למשל /srv/sondia.',
  none: 'עוד לא נרשם עדכון. העדכון הבא יופיע כאן.',
  release: (commit) => `עדכון ${commit}`,
  changed: (count) =>
    count === 0 ? 'המילים לא השתנו בשום דף' : count === 1 ? 'בדף אחד השתנו המילים:' : `ב-${count} דפים השתנו המילים:`,
  tooSoon: 'עוד לא עבר יום שלם מאז העדכון.',
  soFar: (days) => `עד עכשיו ${days} מתוך 7 ימים אחריו.`,
  heads: { page: 'דף', rate: 'יחס', points: 'נקודות' },
  difference: (points) => `הבדל, \u2066−${points}\u2069 עד \u2066+${points}\u2069 נקודות`,
  rates: { starts: 'התחלות קוויז', installClicks: 'לחיצות התקנה' },
  of: (goals, visits) => `${goals} מתוך ${visits}`,
  range: (low, high) => `${low} עד ${high}`,
  tooFew: 'פחות מ-100 ביקורים',
  noVisits: 'אין ביקורים',
  vitals: 'מהירות הדפים שהשתנו, אחוזון 75',
  fromTo: (before, after) => `${before}, עכשיו ${after}`,
  nowOnly: (after) => `עכשיו ${after}`,
  beforeOnly: (before) => `${before}, עכשיו אין`,
  seconds: (value) => `${value} שנ׳`,
  milliseconds: (value) => `${value} אלפיות שנייה`,
  others: 'כל העדכונים',
  open: 'פתיחה',
}
