import type { LetterWords } from './letter-words.en.ts'

const ltr = (text: string) => `\u2066${text}\u2069`
/** In the direction of its own first letter. */
const own = (text: string) => `\u2068${text}\u2069`

export const letterHe: LetterWords = {
  subject: (weekday, leads, waiting) =>
    `${weekday}: ${leads === 1 ? 'ליד אחד' : `${leads} לידים`}. ${waiting === 0 ? 'אף אחד לא מחכה לשיחה' : waiting === 1 ? 'אדם אחד מחכה לשיחה' : `${waiting} מחכים לשיחה`}`,
  callTitle: (waiting) =>
    waiting === 0 ? 'אף אחד לא מחכה לשיחה' : waiting === 1 ? 'אדם אחד מחכה לשיחה' : `${waiting} אנשים מחכים לשיחה`,
  callMore: (due, fresh, longest) =>
    `${due === 1 ? 'שיחה חוזרת אחת שהגיע זמנה' : `${due} שיחות חוזרות שהגיע זמנן`} ו${fresh === 1 ? 'פנייה חדשה אחת' : `-${fresh} פניות חדשות`}.${fresh > 0 ? ` ההמתנה הארוכה ביותר: ${longest}.` : ''}`,
  callGo: 'לרשימת השיחות',
  ill: (faults) => `תקינות: ${faults === 1 ? 'תקלה אחת' : `${faults} תקלות`}`,
  quietPage: (page, visits) =>
    `בדף ${ltr(page)} היו ${visits} ביקורים בשבוע שעבר, ואף אחד ב-24 השעות האחרונות. ייתכן שהמספרים כאן חלקיים.`,
  illMore: 'ייתכן שהמספרים כאן חלקיים.',
  illGo: 'מה עושים',
  wellSubject: 'תקינות: הכול שוב תקין',
  wellMore: 'התקלה נעלמה.',
  yTitle: (weekday) => `אתמול, מול ${weekday} הקודם`,
  names: { visits: 'ביקורים', starts: 'התחלות קוויז', installs: 'לחיצות התקנה', leads: 'לידים' },
  one: { visits: 'ביקור אחד', starts: 'התחלת קוויז אחת', installs: 'לחיצת התקנה אחת', leads: 'ליד אחד' },
  before: (count) => `${count} קודם`,
  usual: (weekday, low, high) => `${weekday} רגיל: ${low} עד ${high}`,
  dots: (sizes, weekday) => `נקודה: ${sizes}. באפור: ${weekday} הקודם.`,
  allUsual: (weekday) => `כל הארבעה בתוך הטווח של ${weekday} רגיל.`,
  tableBefore: 'קודם',
  tableUsual: (weekday) => `${weekday} רגיל`,
  to: (low, high) => `${low} עד ${high}`,
  quiet: 'אתמול לא היו ביקורים.',
  quietUsual: (weekday, low, high) =>
    `אתמול לא היו ביקורים. ב${weekday} רגיל יש ${low} עד ${high}, לכן כדאי להציץ בתקינות.`,
  counted: (time) => `נספר עד ${time}.`,
  lookTitle: 'דבר אחד ששווה מבט',
  loss: (now, before, stage, earlier) =>
    `${now} יצאו בין ״${before}״ ל״${stage}״, לעומת ${earlier} בשבוע הקודם. רמז, לא ממצא: גם השבוע היה אחר.`,
  lossGo: 'למשפך',
  outside: (name, count, weekday, low, high) => `${name}: ${count}. ב${weekday} רגיל יש ${low} עד ${high}.`,
  outsideGo: 'ליום הזה',
  decided: (question) => `לניסוי ״${own(question)}״ יש תשובה.`,
  decidedGo: 'לניסויים',
  expTitle: 'ניסויים',
  exp: (question, day, about) =>
    `״${own(question)}״: יום ${day}${about ? ` מתוך בערך ${about}` : ''}. עוד אין תשובה, ואין מה לעשות.`,
  expBetter: (question, arm, atLeast) =>
    `לניסוי ״${own(question)}״ יש תשובה: גרסה ${arm} מביאה ${atLeast ? `לפחות ${atLeast}% ` : ''}יותר.`,
  expSame: (question) => `לניסוי ״${own(question)}״ יש תשובה: אין הבדל שמשנה.`,
  well: 'תקינות: הכול תקין.',
  foot: ['שמות וטלפונים לא נשלחים במייל.', 'נספרים רק ביקורים שהסכימו להיספר.'],
  zone: (zone) => `ימים לפי ${ltr(zone)}.`,
  settings: 'שעה, שפה, או בלי מכתבים',
}
