import { type LetterWords, own } from './letter-words.en.ts'

const ltr = (text: string) => `\u2066${text}\u2069`

export const letterHe: LetterWords = {
  subject: (weekday, leads, waiting) =>
    `${weekday}: ${leads === 1 ? 'ליד אחד' : `${leads} לידים`}. ${waiting === 0 ? 'אף אחד לא מחכה לשיחה' : waiting === 1 ? 'אדם אחד מחכה לשיחה' : `${waiting} מחכים לשיחה`}`,
  callTitle: (waiting) =>
    waiting === 0 ? 'אף אחד לא מחכה לשיחה' : waiting === 1 ? 'אדם אחד מחכה לשיחה' : `${waiting} אנשים מחכים לשיחה`,
  callMore: (due, fresh, longest) =>
    `${[
      due > 0 && (due === 1 ? 'שיחה חוזרת אחת שהגיע זמנה' : `${due} שיחות חוזרות שהגיע זמנן`),
      fresh > 0 && (fresh === 1 ? 'פנייה חדשה אחת' : `${fresh} פניות חדשות`),
    ]
      .filter(Boolean)
      .join(', ')}.${fresh > 0 ? ` ההמתנה הארוכה ביותר: ${longest}.` : ''}`,
  callGo: 'לרשימת השיחות',
  ill: (errors) => `תקינות: ${errors === 1 ? 'תקלה אחת' : `${errors} תקלות`}`,
  quietPage: (page, visits) =>
    `בדף ${ltr(page)} היו ${visits} ביקורים בשבוע שעבר, ואף לא ביקור אחד ב-24 השעות האחרונות.`,
  illMore: 'ייתכן שהמספרים כאן חלקיים.',
  illGo: 'מה אפשר לעשות',
  wellSubject: 'תקינות: הכול שוב תקין',
  wellMore: 'התקלה נפתרה.',
  yTitle: (weekday) => `אתמול, לעומת ${weekday} שעבר`,
  names: { visits: 'ביקורים', starts: 'התחלות קוויז', installs: 'לחיצות על התקנה', leads: 'לידים' },
  one: { visits: 'ביקור אחד', starts: 'התחלת קוויז אחת', installs: 'לחיצה אחת על התקנה', leads: 'ליד אחד' },
  before: (count) => `${count} לפני שבוע`,
  usual: (weekday, low, high) => `${weekday} רגיל: ${low} עד ${high}`,
  dots: (sizes, weekday) => `כל נקודה: ${sizes}. באפור: ${weekday} שעבר.`,
  allUsual: (weekday) => `ארבעת המספרים בטווח של ${weekday} רגיל.`,
  tableBefore: 'לפני שבוע',
  tableUsual: 'בדרך כלל',
  to: (low, high) => `${low} עד ${high}`,
  quiet: 'אתמול לא היו ביקורים.',
  quietUsual: (weekday, low, high) =>
    `אתמול לא היו ביקורים. ב${weekday} רגיל יש ${low} עד ${high}, ולכן כדאי לבדוק את מסך התקינות.`,
  counted: (time) => `נספר עד ${time}.`,
  lookTitle: 'דבר אחד שכדאי לבדוק',
  loss: (now, before, stage, earlier) =>
    `${now} יצאו בין ״${before}״ ל״${stage}״, לעומת ${earlier} בשבוע הקודם. זה רמז ולא מסקנה: אולי פשוט היה שבוע אחר.`,
  lossGo: 'למשפך',
  outside: (name, count, weekday, low, high) => `${name}: ${count}. ב${weekday} רגיל יש ${low} עד ${high}.`,
  outsideGo: 'ליום הזה',
  decided: (question) => `לניסוי ״${own(question)}״ יש תשובה.`,
  decidedGo: 'לניסויים',
  expTitle: 'ניסויים',
  exp: (question, day, about) =>
    `״${own(question)}״: יום ${day}${about ? ` מתוך בערך ${about}` : ''}. עוד אין תשובה, ולא צריך לעשות כלום.`,
  expBetter: (question, arm, atLeast) =>
    `לניסוי ״${own(question)}״ יש תשובה: גרסה ${arm} מביאה ${atLeast ? `לפחות ${atLeast}% ` : ''}יותר.`,
  expSame: (question) => `לניסוי ״${own(question)}״ יש תשובה: אין הבדל שמשנה.`,
  well: 'תקינות: הכול תקין.',
  foot: ['שמות וטלפונים לא נשלחים במייל.', 'נספרים רק ביקורים של מי שהסכים לספירה.'],
  zone: (zone) => (zone === 'Asia/Jerusalem' ? 'הימים לפי שעון ישראל.' : `הימים לפי השעון של ${ltr(zone)}.`),
  settings: 'לשנות שעה או שפה, או להפסיק לקבל',
}
