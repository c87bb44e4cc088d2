import type { FigureName } from './letter-facts.ts'

/** In the direction of its own first letter. */
export const own = (text: string) => `\u2068${text}\u2069`

const people = (count: number) => (count === 1 ? '1 person is waiting' : `${count} people are waiting`)

/** The words of the morning letter and of Health by mail. A weekday is as Intl writes it. */
export const letterEn = {
  subject: (weekday: string, leads: number, waiting: number) =>
    `${weekday}: ${leads === 1 ? '1 lead' : `${leads} leads`}. ${waiting === 0 ? 'Nobody is waiting for a call' : `${people(waiting)} for a call`}`,
  callTitle: (waiting: number) => (waiting === 0 ? 'Nobody is waiting for a call' : `${people(waiting)} for a call`),
  since: (time: string) => `The longest wait began on ${time}.`,
  callGo: 'Open the call list',
  ill: (errors: number) => `Health: ${errors === 1 ? '1 problem' : `${errors} problems`}`,
  unwell: (lines: number) => `Health: ${lines === 1 ? '1 thing needs' : `${lines} things need`} attention`,
  quietPage: (page: string, visits: number) => `${page} had ${visits} visits last week and none in the last 24 hours.`,
  illGo: 'See what to do',
  wellSubject: 'Health: all OK again',
  wellMore: 'The problem is gone.',
  yTitle: 'Yesterday',
  one: { visits: '1 visit', starts: '1 quiz start', leads: '1 lead' } satisfies Record<FigureName, string>,
  many: {
    visits: (count: string) => `${count} visits`,
    starts: (count: string) => `${count} quiz starts`,
    leads: (count: string) => `${count} leads`,
  } satisfies Record<FigureName, (count: string) => string>,
  vsBefore: (count: string, weekday: string, before: string) => `${count}; the ${weekday} before, ${before}.`,
  counted: (time: string) => `Counted up to ${time}.`,
  decidedTitle: 'Decided',
  decidedBetter: (question: string, arm: string, atLeast?: number) =>
    `“${own(question)}” has an answer: ${arm} gets ${atLeast ? `at least ${atLeast}% ` : ''}more.`,
  decidedSame: (question: string) => `“${own(question)}” has an answer: no real difference.`,
  decidedGo: 'Open the experiments',
  well: 'Health: all OK.',
  foot: ['No names or phone numbers in this email.', 'Only counts visitors who agreed to be counted.'],
  zone: (zone: string) => `Days in ${zone === 'Asia/Jerusalem' ? 'Israel' : zone} time.`,
  settings: 'Change the hour or the language, or stop these letters',
}

export type LetterWords = typeof letterEn
