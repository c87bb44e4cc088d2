import { isolated } from '../../../shared/words/isolated.ts'
import { stageNames } from '../api/stage-names.ts'
import type { funnelEn } from './funnel.en.ts'

export const funnelHe: typeof funnelEn = {
  title: 'משפך',
  figures: 'התקופה במספרים',
  visits: 'ביקורים',
  starts: 'התחלות קוויז',
  completed: 'השלמות',
  installClicks: 'לחיצות על התקנה',
  leads: 'לידים',
  startToInstall: 'מהתחלה להתקנה',
  perLead: 'לליד',
  cost: {
    about: (cost) => `בערך ${cost}`,
    between: (low, high) => `${low} עד ${high}`,
    over: (low) => `מעל ${low}`,
  },
  onDaysBefore: (days) =>
    days === 1 ? 'לעומת היום הקודם' : days === 2 ? 'לעומת היומיים הקודמים' : `לעומת ${days} הימים הקודמים`,
  points: 'נק׳',
  tabs: 'משפך',
  byStep: 'לפי שלב',
  answers: 'תשובות',
  campaigns: 'קמפיינים',
  oneDot: (scale) => `כל נקודה: ${scale} ביקורים, בעיגול.`,
  oneDotIsOne: 'כל נקודה: ביקור אחד.',
  began: (starts, began) => `${starts} התחילו. ${began} מהם הסכימו להיספר עוד לפני השאלה הראשונה, ואלה השלבים שלהם.`,
  noneBegan: (starts) => `${starts} התחילו. אף אחד מהם לא הסכים להיספר לפני השאלה הראשונה, ולכן אין שלבים להציג.`,
  largest: (before, step, loss) => `בין ${quoted(before)} ${to(step)} יוצאים ${loss}, יותר מבכל שאלה אחרת.`,
  largestMore: (before, step) => `הם ראו את ${quoted(before)} ולא הגיעו ${to(step)}.`,
  keys: {
    here: 'עדיין כאן',
    left: 'יצאו לפני השלב הזה',
    loss: 'השאלה שלפניה יוצאים הכי הרבה',
    install: 'לחיצה על התקנה',
    gone: 'כבר לא כאן',
  },
  table: {
    caption: 'ביקורים לפי שלב בקוויז',
    step: 'שלב',
    reached: 'הגיעו אליו',
    loss: 'לעומת השלב הקודם',
    ofStart: 'מתוך השלב הראשון',
  },
  stages: stageNames.he,
  splitBy: 'חלוקה לפי',
  splits: {
    lang: 'שפה',
    page: 'דף',
    source: 'מקור',
    campaign: 'קמפיין',
    variant: 'גרסה',
    device: 'מכשיר',
    referrer: 'אתר מפנה',
    goal: 'מטרה',
    pain: 'איפה זה נתקע',
    traffic: 'תנועה',
  },
  devices: { phone: 'טלפון', tablet: 'טאבלט', desktop: 'מחשב' },
  noReferrer: 'בלי אתר מפנה',
  splitDots: (scale, text) => `כל נקודה: ${scale === 1 ? 'התחלה אחת' : `${text} התחלות`}. בירוק: הגיעו להתקנה`,
  agreedFirst: 'בהסכמה מראש',
  afterQuiz: 'לחיצות על התקנה אחרי הקוויז',
  afterQuizOf: (count) => `${count} אחרי הקוויז`,
  answeredOf: (known, all) => `${known} מתוך ${all} שהתחילו ענו על השאלה הזאת.`,
  knownOf: (known, all) => `ידוע על ${known} מתוך ${all} התחלות: השאר מלפני שהתחלנו לספור את זה.`,
  few: (starts) => `מעט מדי בשביל אחוזים. אלה יופיעו החל מ-${starts} התחלות.`,
  partOf: (part, whole) => `${part} מתוך ${whole}`,
  others: (count) => (count === 1 ? 'עוד אחד' : `עוד ${count}`),
  startsPerHundred: 'התחלות קוויז ל-100 ביקורים',
  leadsPerHundred: 'לידים ל-100 ביקורים',
  edit: 'עריכת המילים',
  editPage: (page) => `עריכת המילים של ${isolated(page)}`,
  compared: 'השוואה, לא ניסוי: פלטפורמת הפרסום בחרה מי יראה איזה דף.',
  pagesFoot: 'כל ליד נספר, וביקור נספר רק בהסכמה. המספר של לידים ל-100 ביקורים עוזר להשוות בין דפים, והוא לא אחוז.',
  splitCaption: (by) => `התחלות קוויז לפי ${by}`,
  oneDotAnswers: (scale) => `כל נקודה: ${scale} תשובות, בעיגול. התשובה האחרונה של כל ביקור, פעם אחת.`,
  oneDotAnswer: 'כל נקודה: תשובה אחת. התשובה האחרונה של כל ביקור, פעם אחת.',
  answered: (count) => `${count} ענו`,
  answer: 'תשובה',
  count: 'כמה',
  share: 'אחוז',
}

/** A name in Hebrew letters is quoted; one in Latin letters stands out by itself, and takes a hyphen. */
function quoted(name: string): string {
  return isLatin(name) ? name : `״${name}״`
}

function to(name: string): string {
  return isLatin(name) ? `ל-${name}` : `ל${quoted(name)}`
}

function isLatin(name: string): boolean {
  return /^[a-z]/i.test(name)
}
