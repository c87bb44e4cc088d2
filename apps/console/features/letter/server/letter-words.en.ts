import type { FigureName } from './letter-facts.ts'

/** In the direction of its own first letter. */
export const own = (text: string) => `\u2068${text}\u2069`

const people = (count: number) => (count === 1 ? '1 person is waiting' : `${count} people are waiting`)

/** The words of the morning letter and of Health by mail. A weekday is as Intl writes it. */
export const letterEn = {
  subject: (weekday: string, leads: number, waiting: number) =>
    `${weekday}: ${leads === 1 ? '1 lead' : `${leads} leads`}. ${waiting === 0 ? 'Nobody is waiting for a call' : `${people(waiting)} for a call`}`,
  callTitle: (waiting: number) => (waiting === 0 ? 'Nobody is waiting for a call' : `${people(waiting)} for a call`),
  callMore: (due: number, fresh: number, longest: string) =>
    `${due === 1 ? '1 callback is due' : `${due} callbacks are due`}, ${fresh === 1 ? '1 request is new' : `${fresh} requests are new`}.${fresh > 0 ? ` The longest wait is ${longest}.` : ''}`,
  callGo: 'Open the call list',
  ill: (errors: number) => `Health: ${errors === 1 ? '1 problem' : `${errors} problems`}`,
  quietPage: (page: string, visits: number) => `${page} had ${visits} visits last week and none in the last 24 hours.`,
  illMore: 'The figures below may be low.',
  illGo: 'See what to do',
  wellSubject: 'Health: all OK again',
  wellMore: 'The problem is gone.',
  yTitle: (weekday: string) => `Yesterday vs. the ${weekday} before`,
  names: { visits: 'Visits', starts: 'Quiz starts', installs: 'Install clicks', leads: 'Leads' } satisfies Record<
    FigureName,
    string
  > as Record<FigureName, string>,
  one: { visits: '1 visit', starts: '1 quiz start', installs: '1 install click', leads: '1 lead' } as Record<
    FigureName,
    string
  >,
  before: (count: string) => `${count} before`,
  usual: (weekday: string, low: string, high: string) => `A typical ${weekday}: ${low} to ${high}`,
  dots: (sizes: string, weekday: string) => `One dot: ${sizes}. Gray: the ${weekday} before.`,
  allUsual: (weekday: string) => `All four are within a typical ${weekday}.`,
  tableBefore: 'before',
  tableUsual: 'usual',
  to: (low: string, high: string) => `${low} to ${high}`,
  quiet: 'No visits yesterday.',
  quietUsual: (weekday: string, low: string, high: string) =>
    `No visits yesterday. A typical ${weekday} has ${low} to ${high}, so look at Health.`,
  counted: (time: string) => `Counted up to ${time}.`,
  lookTitle: 'One thing to look at',
  loss: (now: string, before: string, stage: string, earlier: string) =>
    `${now} left between ${before} and ${stage}, up from ${earlier} the week before. A hint, not a finding: the week changed too.`,
  lossGo: 'Open the funnel',
  outside: (name: string, count: string, weekday: string, low: string, high: string) =>
    `${name}: ${count}. A typical ${weekday} has ${low} to ${high}.`,
  outsideGo: 'Open the day',
  decided: (question: string) => `“${own(question)}” has an answer.`,
  decidedGo: 'Open the experiments',
  expTitle: 'Experiments',
  exp: (question: string, day: number, about?: number) =>
    `“${own(question)}” is on day ${day}${about ? ` of about ${about}` : ''}. Too early for an answer; nothing to do.`,
  expBetter: (question: string, arm: string, atLeast?: number) =>
    `“${own(question)}” has an answer: ${arm} gets ${atLeast ? `at least ${atLeast}% ` : ''}more.`,
  expSame: (question: string) => `“${own(question)}” has an answer: no real difference.`,
  well: 'Health: all OK.',
  foot: ['No names or phone numbers in this email.', 'Only counts visitors who agreed to be counted.'],
  zone: (zone: string) => `Days in ${zone === 'Asia/Jerusalem' ? 'Israel' : zone} time.`,
  settings: 'Change the hour or the language, or stop these letters',
}

export type LetterWords = typeof letterEn
