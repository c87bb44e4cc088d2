import type { todayEn } from './today.en.ts'

export const todayHe: typeof todayEn = {
  title: 'היום, עד עכשיו',
  figures: 'היום עד עכשיו',
  visits: 'ביקורים',
  starts: 'התחלות קוויז',
  installClicks: 'לחיצות התקנה',
  leads: 'לידים',
  yesterday: 'אתמול, יום שלם',
  oneDot: {
    visits: (scale, text) => (scale === 1 ? 'כל נקודה: ביקור אחד' : `כל נקודה: ${text} ביקורים`),
    starts: (scale, text) => (scale === 1 ? 'כל נקודה: התחלה אחת' : `כל נקודה: ${text} התחלות`),
    installClicks: (scale, text) => (scale === 1 ? 'כל נקודה: לחיצה אחת' : `כל נקודה: ${text} לחיצות`),
    leads: (scale, text) => (scale === 1 ? 'כל נקודה: ליד אחד' : `כל נקודה: ${text} לידים`),
  },
  callNow: 'למי מתקשרים עכשיו',
  waiting: (due, fresh) =>
    [
      due > 0 && (due === 1 ? 'שיחה חוזרת אחת' : `${due} שיחות חוזרות`),
      fresh > 0 && (fresh === 1 ? 'ליד חדש אחד' : `${fresh} לידים חדשים`),
    ]
      .filter(Boolean)
      .join(', '),
  all: (count) => `כל ה-${count}`,
  noCalls: 'אין למי להתקשר.',
  noCallsMore: 'לידים חדשים ושיחות חוזרות שהגיע זמנן יופיעו כאן.',
  callSomeone: (name) => `חיוג אל ${name}`,
  whatsApp: (name) => `הודעת WhatsApp אל ${name}`,
  lookHere: 'שווה מבט',
  fault: 'משהו לא תקין במדידה',
  quietPage: 'דף אחד הפסיק להיספר',
  quietPageMore: (page, visits) => `בדף ${page} היו ${visits} ביקורים בשבוע שעבר, ואף אחד ב-24 השעות האחרונות.`,
  faultMore: (count) => (count === 1 ? 'במסך התקינות רשומה תקלה אחת.' : `במסך התקינות רשומות ${count} תקלות.`),
  whatToDo: 'מה עושים',
  decided: 'לניסוי אחד יש תשובה',
  better: (arm, goals) => `גרסה ${arm} מביאה יותר ${goals}.`,
  betterBy: (arm, goals, by) => `גרסה ${arm} מביאה לפחות ${by} יותר ${goals}.`,
  noDifference: 'אין הבדל של ממש.',
  openExperiment: 'לניסוי',
  hint: (before) => `יותר אנשים יוצאים בשלב ״${before}״`,
  hintMore: (now, step, earlier) =>
    `${now} יצאו לפני ״${step}״, לעומת ${earlier} בשבוע הקודם. רמז, לא ממצא: אולי זה פשוט היה שבוע אחר.`,
  openFunnel: 'למשפך',
}
