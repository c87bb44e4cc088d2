import type { auditEn } from './audit.en.ts'
import { isolated } from './isolated.ts'

export const auditHe: typeof auditEn = {
  leads: (count, text) => (count === 1 ? 'ליד אחד' : `${text} לידים`),
  requests: (count, text) => (count === 1 ? 'פנייה אחת' : `${text} פניות`),
  found: (count, text) => (count === 0 ? 'אין תוצאות' : count === 1 ? 'תוצאה אחת' : `${text} תוצאות`),
  times: (what, count) => `${what}, ${count} פעמים`,
  ofLead: (what, lead) => `${what}, ליד ${lead}`,
  signedIn: { passkey: 'כניסה במפתח גישה', link: 'כניסה בקישור' },
  refused: { passkey: 'נדחה: מפתח הגישה אינו רשום', link: 'נדחה: קישור שנוצל או שפג תוקפו' },
  invited: (name, role) => `קישור כניסה ל-${name}, הרשאה: ${role}`,
  roleChanged: (name, from, to) => `שינוי ההרשאה של ${name}: מ״${from}״ ל״${to}״`,
  removed: (name) => `הסרת ${name}`,
  listed: (tab, leads) => `צפייה ברשימה ״${tab}״: ${leads}, עם ארבע ספרות אחרונות בלבד`,
  listedWhole: (tab, leads) => `צפייה ברשימה ״${tab}״: ${leads}, טלפון מלא`,
  opened: (lead) => `פתיחת ליד ${lead}`,
  searched: {
    phone: (found) => `חיפוש לפי טלפון: ${found}`,
    name: (found) => `חיפוש לפי שם: ${found}`,
  },
  contacted: { call: 'לחיצה על חיוג', whatsapp: 'לחיצה על WhatsApp' },
  state: (from, to) => `מ״${from}״ ל״${to}״`,
  callAt: (time) => `לחזור ב-${time}`,
  callAtRemoved: 'ביטול השיחה החוזרת',
  note: { written: 'שינוי ההערה', removed: 'מחיקת ההערה' },
  exportBegun: (tab, format, leads) => `התחלת ייצוא ״${tab}״ כ-${isolated(format)}: ${leads}`,
  exportDone: (leads) => `הייצוא הסתיים במלואו: ${leads}`,
  exportCut: (leads) => `הייצוא נקטע אחרי ${leads}`,
  erased: (requests, isTold) => `מחיקת ליד: ${requests}${isTold ? '. ה-CRM קיבל הודעה' : ''}`,
  voided: (experiment, reason) => `ביטול המסקנה של הניסוי ${experiment}: ${reason}`,
  replayed: (count, text) => (count === 1 ? 'שליחה חוזרת של הודעה אחת' : `שליחה חוזרת של ${text} הודעות`),
}
