import type { InEveryLocale, Locale } from '@repo/contract/locale.ts'
import { notYetWritten } from '@repo/content/not-yet-written.ts'
import type { Issue } from '../../checks/source/issue.ts'
import { rebaseChange } from './changed-part.ts'
import { dayText } from './dates-screen.tsx'
import { readable } from './draw-sentence.tsx'

/** A question of the panel: a heading, a sentence and at most two answers. An answer is other words for the sentence, or a reason to look elsewhere. */
export interface Question {
  heading: string
  says: string
  answers: readonly Answer[]
  /** The rule has no words here: the message of the terminal, for a developer. */
  details?: string
}

export type Answer = { label: string } & (
  { text: string } | { does: 'restore' | 'source' | 'remove' } | { dates: string }
)

/** The rules by their names, in the language of the page. */
export function questionOf(issue: Issue, text: string, locale: Locale): Question {
  const w = questionWords[locale]
  const { rule, subject, typed = '', message, path } = issue
  const ways = (issue.ways ?? []).map((way) => rebaseChange([issue.text ?? text, way], text))
  // The last way marks the words as something else.
  const [first, ...rest] = ways
  const other = ways.at(-1)
  const quoted = rest.length > 0 ? first : undefined
  const restore = { label: w.restore, does: 'restore' as const }
  if (rule === 'is not empty' || rule === 'leaves no text empty')
    return { heading: w.empty, says: w.emptySays, answers: [restore] }
  if (subject === 'elsewhere') {
    const own = quoted && readable(claimIn(quoted, text), locale)
    return {
      heading: w.notOffered(typed),
      says: own ? w.trialHere(own) : w.notHere,
      answers: [
        ...(quoted && own ? [{ label: w.changeTo(own), text: quoted }] : []),
        ...(other ? [{ label: own ? w.notTheTrial : w.somethingElse, text: other }] : []),
      ],
    }
  }
  if (subject)
    return {
      heading: w.isThis[subject](typed),
      says: w.linked[subject],
      answers: [
        ...(quoted ? [{ label: w.link[subject], text: quoted }] : []),
        ...(other ? [{ label: w.somethingElse, text: other }] : []),
      ],
    }
  if (rule.startsWith('CL-26'))
    return {
      heading: w.whereFrom(typed),
      says: w.noSource,
      answers: [
        { label: w.addSource, does: 'source' as const },
        ...(other ? [{ label: w.noFigure, text: other }] : []),
      ],
    }
  if (rule === 'is written')
    return {
      heading: text === notYetWritten[locale] ? w.notWritten : w.otherNotWritten,
      says: w.notWrittenSays,
      answers: [{ label: w.removeItem, does: 'remove' as const }],
    }
  if (rule === 'is in the language of its page')
    return { heading: w.otherLanguage, says: w.otherLanguageSays, answers: [restore] }
  const [, said, listed] = /counts (\d+) in its headline and gives (\d+) reasons/.exec(message) ?? []
  if (said && listed)
    return {
      heading: w.counts(said, listed),
      says: w.countsSays,
      answers: text.includes(said) ? [{ label: w.write(listed), text: text.replace(said, listed) }] : [],
    }
  const [, to = '', gap, day] = /links to (\S+), which (ends|begins|is a draft)(?: on ([\d-]+))?/.exec(message) ?? []
  if (gap) {
    const { heading, says } = w.leads[gap as keyof typeof w.leads]
    return {
      heading: heading(day ? dayText(day, locale, 'long') : ''),
      says: says(to),
      answers: [
        ...(day ? [{ label: w.datesOf(to), dates: to }] : []),
        ...(day && path && path !== '/' ? [{ label: w.datesHere, dates: path }] : []),
      ],
    }
  }
  const [, count, items = ''] = /has only \d+ in .* has (\d+): (.*?)\. Write the missing/s.exec(message) ?? []
  if (count)
    return {
      heading: w.shorter,
      says: w.shorterSays(count, items.replaceAll(/"([^"]*)"/g, '\u2068$1\u2069')),
      answers: [],
    }
  return {
    heading: issue.id === undefined ? w.pageNeedsALook : w.needsALook,
    says: '',
    answers: [
      ...(first ? [{ label: w.change, text: first }] : []),
      ...(rest[0] ? [{ label: w.somethingElse, text: rest[0] }] : first || issue.id === undefined ? [] : [restore]),
    ],
    details: message,
  }
}

/** A tip is one line. Undefined: nothing that this sentence could do about it. */
export function tipOf({ rule, message }: Issue, locale: Locale): string | undefined {
  const w = questionWords[locale]
  const quoted = /"([^"]+)"/.exec(message)?.[1] ?? ''
  if (rule === 'leaves no words in the letters of another language') return w.letters(quoted)
  if (rule === 'addresses readers without a slash') return w.slash(quoted)
  if (rule === 'has a title of 60 characters at most') return w.longTitle
  if (rule === 'has a description of 50 to 160 characters') return w.longDescription
  if (rule === 'ends when it says so') return w.endless
  return undefined
}

/** The claim that a way puts into the sentence. */
function claimIn(way: string, text: string): string {
  return way.match(/\{[^{}:]+\}/g)?.find((mark) => way.split(mark).length > text.split(mark).length) ?? ''
}

const en = {
  empty: 'Nothing is written here',
  emptySays: 'An empty field leaves a hole in the page.',
  restore: 'Put the old words back',
  notOffered: (typed: string): string => `${typed} isn’t offered here`,
  trialHere: (own: string): string => `On this page the free trial is ${own}.`,
  notHere: 'This page isn’t allowed to promise it.',
  changeTo: (own: string): string => `Change to ${own}`,
  notTheTrial: 'It’s not about the trial',
  somethingElse: 'No, it’s something else',
  isThis: {
    trial: (): string => 'Is this the free trial?',
    price: (): string => 'Is this our price?',
    claim: (typed: string): string => `Is “${typed}” a promise of ours?`,
  },
  linked: {
    trial: 'Linked words change with the trial, so no page ever promises two things.',
    price: 'Linked words change with the price, so no page ever promises two things.',
    claim: 'Linked words change with the promise, so no page ever promises two things.',
  },
  link: { trial: 'Yes, link it to the trial', price: 'Yes, link it to the price', claim: 'Yes, link it' },
  whereFrom: (typed: string): string => `Where does “${typed}” come from?`,
  noSource: 'A claim without a source can’t go live. You can also rewrite the sentence without it.',
  addSource: 'Add a source',
  noFigure: 'It is not a claim',
  notWritten: 'This isn’t written yet',
  otherNotWritten: 'The Hebrew isn’t written yet',
  notWrittenSays: 'Type its words, here and in the other language.',
  removeItem: 'Remove the item',
  otherLanguage: 'This is in another language',
  otherLanguageSays: 'Visitors to this page read English.',
  counts: (said: string, listed: string): string => `It says ${said} reasons and lists ${listed}`,
  countsSays: 'The headline and the list must agree.',
  write: (count: string): string => `Write ${count}`,
  leads: {
    ends: {
      heading: (day: string): string => `This link ends on ${day}`,
      says: (to: string): string => `${to} is gone after that day. Keep it longer, or end this page, too.`,
    },
    begins: {
      heading: (day: string): string => `This link leads nowhere before ${day}`,
      says: (to: string): string => `${to} isn’t shown yet. Show it sooner, or begin this page later.`,
    },
    'is a draft': {
      heading: (): string => 'This link leads to a draft',
      says: (to: string): string => `${to} isn’t published. Your developer can publish it, or link elsewhere.`,
    },
  },
  datesHere: 'This page’s dates',
  datesOf: (path: string): string => `Dates of ${path}`,
  shorter: 'A list is longer in the other language',
  shorterSays: (count: string, items: string): string => `There it has ${count}: ${items}`,
  needsALook: 'This sentence needs a look.',
  pageNeedsALook: 'This page needs a look.',
  change: 'Change it',
  letters: (word: string): string => `“${word}” is in another alphabet. Fine if it’s a name.`,
  slash: (run: string): string => `“${run}”: words that fit everyone read better than a slash.`,
  longTitle: 'Search results cut a title after 60 characters.',
  longDescription: 'Search results show 50 to 160 characters of a description.',
  endless: 'The banner hurries and has no last day. Give it one under Dates.',
  lines: (characters: number, lines: number): string =>
    `${characters} characters: on a phone this headline takes ${lines} lines.`,
  onPhone: (lines: number): string => (lines === 1 ? 'On a phone: one line.' : `On a phone: ${lines} lines.`),
  wide: (px: number, width: number): string => `${px} px too wide on a ${width} px screen.`,
}

const he: typeof en = {
  empty: 'לא כתוב כאן כלום',
  emptySays: 'טקסט ריק משאיר חור בדף.',
  restore: 'להחזיר את המילים',
  notOffered: (typed) => `כאן לא מציעים ${typed}`,
  trialHere: (own) => `בדף הזה תקופת הניסיון היא ${own}.`,
  notHere: 'בדף הזה אסור להבטיח את זה.',
  changeTo: (own) => `לשנות ל-${own}`,
  notTheTrial: 'זה לא קשור לניסיון',
  somethingElse: 'לא, זה משהו אחר',
  isThis: {
    trial: () => 'זו תקופת הניסיון?',
    price: () => 'זה המחיר שלנו?',
    claim: (typed) => `״${typed}״ היא הבטחה שלנו?`,
  },
  linked: {
    trial: 'מילים מקושרות משתנות יחד עם הניסיון, וכך אף דף לא מבטיח שני דברים.',
    price: 'מילים מקושרות משתנות יחד עם המחיר, וכך אף דף לא מבטיח שני דברים.',
    claim: 'מילים מקושרות משתנות יחד עם ההבטחה, וכך אף דף לא מבטיח שני דברים.',
  },
  link: { trial: 'כן, לקשר לניסיון', price: 'כן, לקשר למחיר', claim: 'כן, לקשר' },
  whereFrom: (typed) => `מאיפה הגיע ״${typed}״?`,
  noSource: 'הבטחה בלי מקור לא עולה לאוויר. אפשר גם לנסח בלעדיה.',
  addSource: 'להוסיף מקור',
  noFigure: 'זו לא הבטחה',
  notWritten: 'כאן עוד לא כתוב כלום',
  otherNotWritten: 'באנגלית עוד לא כתוב כלום',
  notWrittenSays: 'כותבים את המילים, כאן וגם בשפה השנייה.',
  removeItem: 'להסיר את הפריט',
  otherLanguage: 'זה כתוב בשפה אחרת',
  otherLanguageSays: 'המבקרים בדף הזה קוראים עברית.',
  counts: (said, listed) => `כתוב ${said} סיבות ויש ${listed}`,
  countsSays: 'הכותרת והרשימה צריכות להתאים.',
  write: (count) => `לכתוב ${count}`,
  leads: {
    ends: {
      heading: (day) => `הקישור הזה מסתיים ב-${day}`,
      says: (to) => `‎${to}‎ יורד אחרי התאריך הזה. אפשר להציג אותו יותר זמן, או לסיים גם את הדף הזה.`,
    },
    begins: {
      heading: (day) => `הקישור הזה לא מוביל לשום מקום לפני ${day}`,
      says: (to) => `‎${to}‎ עוד לא מוצג. אפשר להקדים אותו, או להתחיל את הדף הזה מאוחר יותר.`,
    },
    'is a draft': {
      heading: () => 'הקישור הזה מוביל לטיוטה',
      says: (to) => `‎${to}‎ עוד לא פורסם. המתכנת יכול לפרסם אותו, או לקשר לדף אחר.`,
    },
  },
  datesHere: 'התאריכים של הדף הזה',
  datesOf: (path) => `התאריכים של ‎${path}`,
  shorter: 'בשפה השנייה הרשימה ארוכה יותר',
  shorterSays: (count, items) => `שם יש בה ${count}: ${items}`,
  needsALook: 'כדאי לבדוק את המשפט הזה.',
  pageNeedsALook: 'כדאי לבדוק את הדף הזה.',
  change: 'לשנות',
  letters: (word) => `״${word}״ כתוב באותיות אחרות. אם זה שם, הכול בסדר.`,
  slash: (run) => `״${run}״: עדיף נוסח שמתאים לכולם, בלי לוכסן.`,
  longTitle: 'בתוצאות החיפוש כותרת נחתכת אחרי 60 תווים.',
  longDescription: 'בתוצאות החיפוש רואים 50 עד 160 תווים של תיאור.',
  endless: 'הבאנר מאיץ להזדרז ואין לו יום אחרון. קובעים אותו תחת ״תאריכים״.',
  onPhone: (lines) => (lines === 1 ? 'בטלפון: שורה אחת.' : `בטלפון: ${lines} שורות.`),
  lines: (characters, lines) => `${characters} תווים: בטלפון הכותרת הזאת תופסת ${lines} שורות.`,
  wide: (px, width) => `הטקסט חורג ב-${px} פיקסלים במסך ברוחב ${width}.`,
}

export const questionWords: InEveryLocale<typeof en> = { en, he }
