import type { Locale } from '@repo/contract/locale.ts'

const en = {
  from: 'Your site’s console',
  title: 'New lead',
  suspect: (flags: string) => `New lead, set aside: ${flags}.`,
  line: (page: string, campaign: string, source: string, time: string) =>
    `From ${page}${campaign ? `, campaign ${campaign}` : ''}${source ? ` (${source})` : ''}, at ${time}.`,
  again: (nth: number) => `${nth === 2 ? '2nd' : nth === 3 ? '3rd' : `${nth}th`} request from this phone.`,
  answers: 'Quiz answers are attached.',
  open: 'Open in the console',
  waits: (count: number) =>
    count === 1 ? '1 person is waiting for a call.' : `${count} people are waiting for a call.`,
  foot: 'Name and phone open after sign-in.',
  erasedTitle: 'Lead erased',
  erased: (id: string) => `Lead ${id} was erased. Delete this message too.`,
  test: 'A test from your console. A new lead looks like this.',
}

const he: typeof en = {
  from: 'מערכת הניהול של האתר',
  title: 'ליד חדש',
  suspect: (flags) => `ליד חדש, בצד לבדיקה: ${flags}.`,
  line: (page, campaign, source, time) =>
    `מהדף ${ltr(page)}${campaign ? `, קמפיין ${ltr(campaign)}` : ''}${source ? ` (${ltr(source)})` : ''}, ב-${ltr(time)}.`,
  again: (nth) => `${nth === 2 ? 'פנייה שנייה' : nth === 3 ? 'פנייה שלישית' : `פנייה מספר ${nth}`} מהמספר הזה.`,
  answers: 'צורפו תשובות מהקוויז.',
  open: 'פתיחה במערכת הניהול',
  waits: (count) => (count === 1 ? 'אדם אחד מחכה לשיחה.' : `${count} מחכים לשיחה.`),
  foot: 'את השם והטלפון רואים אחרי הכניסה.',
  erasedTitle: 'ליד נמחק',
  erased: (id) => `ליד ${ltr(id)} נמחק. כדאי למחוק גם את ההודעה הזאת.`,
  test: 'הודעת ניסיון ממערכת הניהול. כך נראה ליד חדש.',
}

/** The words of an alert about a lead: to a channel, or by mail. Never a name or a phone. */
export const alertWords: Record<Locale, typeof en> = { en, he }

/** An isolated left-to-right run: Hebrew would move the slash of a path. */
const ltr = (text: string) => `\u2066${text}\u2069`
