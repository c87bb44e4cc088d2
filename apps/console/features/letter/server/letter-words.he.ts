import { type LetterWords, own } from './letter-words.en.ts'

const ltr = (text: string) => `\u2066${text}\u2069`

export const letterHe: LetterWords = {
  subject: (weekday, leads, waiting) =>
    `${weekday}: ${leads === 1 ? 'ליד אחד' : `${leads} לידים`}. ${waiting === 0 ? 'אף אחד לא מחכה לשיחה' : waiting === 1 ? 'אדם אחד מחכה לשיחה' : `${waiting} מחכים לשיחה`}`,
  callTitle: (waiting) =>
    waiting === 0 ? 'אף אחד לא מחכה לשיחה' : waiting === 1 ? 'אדם אחד מחכה לשיחה' : `${waiting} אנשים מחכים לשיחה`,
  since: (time) => `ההמתנה הארוכה ביותר התחילה ב-${time}.`,
  callGo: 'לרשימת השיחות',
  ill: (errors) => `תקינות: ${errors === 1 ? 'תקלה אחת' : `${errors} תקלות`}`,
  unwell: (lines) => `תקינות: ${lines === 1 ? 'דבר אחד מחכה' : `${lines} דברים מחכים`} לטיפול`,
  quietPage: (page, visits) =>
    `בדף ${ltr(page)} היו ${visits} ביקורים בשבוע שעבר, ואף לא ביקור אחד ב-24 השעות האחרונות.`,
  illGo: 'מה אפשר לעשות',
  wellSubject: 'תקינות: הכול שוב תקין',
  wellMore: 'התקלה נפתרה.',
  yTitle: 'אתמול',
  one: { visits: 'ביקור אחד', starts: 'התחלת קוויז אחת', leads: 'ליד אחד' },
  many: {
    visits: (count) => `${count} ביקורים`,
    starts: (count) => `${count} התחלות קוויז`,
    leads: (count) => `${count} לידים`,
  },
  vsBefore: (count, weekday, before) => `${count}, לעומת ${before} ב${weekday} שעבר.`,
  counted: (time) => `נספר עד ${time}.`,
  decidedTitle: 'ניסויים',
  decidedBetter: (question, arm, atLeast) =>
    `לניסוי ״${own(question)}״ יש תשובה: גרסה ${arm} מביאה ${atLeast ? `לפחות ${atLeast}% ` : ''}יותר.`,
  decidedSame: (question) => `לניסוי ״${own(question)}״ יש תשובה: אין הבדל שמשנה.`,
  decidedGo: 'לניסויים',
  well: 'תקינות: הכול תקין.',
  foot: ['שמות וטלפונים לא נשלחים במייל.', 'נספרים רק ביקורים של מי שהסכים לספירה.'],
  zone: (zone) => (zone === 'Asia/Jerusalem' ? 'הימים לפי שעון ישראל.' : `הימים לפי השעון של ${ltr(zone)}.`),
  settings: 'לשנות שעה או שפה, או להפסיק לקבל',
}
