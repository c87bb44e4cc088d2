import { type Locale, locales } from '@repo/contract/locale.ts'
import type { HealthLine } from '../../health/api/health.ts'
import { lineNames } from '../../health/api/line-names.ts'
import { type MailBlock, mailButton, mailHead, mailHtml, mailLink, mailText } from '@repo/server/mail/mail-html.ts'
import type { LetterFacts } from './letter-facts.ts'
import { letterEn, type LetterWords } from './letter-words.en.ts'
import { letterHe } from './letter-words.he.ts'

export interface Letter {
  subject: string
  plain: string
  html: string
}

const letterWords: Record<Locale, LetterWords> = { en: letterEn, he: letterHe }

interface Place {
  locale: Locale
  origin: string
  timeZone: string
}

/** A part of the letter: a headline, sentences, and where to go on. */
interface Part {
  surface: MailBlock['surface']
  title: string
  lines: string[]
  go?: { text: string; path: string }
}

/** The morning letter: six facts, a sentence each, as plain text and as HTML, each a whole letter of its own. */
export function writeLetter(facts: LetterFacts, { locale, origin, timeZone }: Place): Letter {
  const words = letterWords[locale]
  const format = formatOf(locale, timeZone)
  const weekday = format.weekday(facts.day)
  const { people, since } = facts.waiting
  const leads = facts.figures.find(({ name }) => name === 'leads')?.value ?? 0
  const subject = words.subject(weekday, leads, people)
  const date = format.date(facts.today)
  const call: Part = {
    surface: 'lemon',
    title: words.callTitle(people),
    lines: since ? [words.since(format.dayAndTime(since))] : [],
    go: { text: words.callGo, path: '/leads' },
  }
  const figures: Part = {
    surface: 'paper',
    title: words.yTitle,
    lines: [
      ...facts.figures.map(({ name, value, before }) => {
        const count = value === 1 ? words.one[name] : words.many[name](format.number(value))
        return before === undefined ? `${count}.` : words.vsBefore(count, weekday, format.number(before))
      }),
      ...(facts.countedUpTo ? [words.counted(format.time(facts.countedUpTo))] : []),
    ],
  }
  const decided: Part = {
    surface: 'paper',
    title: words.decidedTitle,
    lines: facts.decided.map(({ question, better, atLeast }) =>
      better === undefined ? words.decidedSame(question) : words.decidedBetter(question, better, atLeast),
    ),
    go: { text: words.decidedGo, path: '/experiments' },
  }
  const parts = [
    call,
    ...(facts.unwell.length > 0 ? [illPart(words.unwell(facts.unwell.length), facts.unwell, locale)] : []),
    figures,
    ...(facts.decided.length > 0 ? [decided] : []),
  ]
  const foot = [...(facts.unwell.length > 0 ? [] : [words.well]), ...words.foot, words.zone(timeZone)]
  const settings = { text: words.settings, path: '/settings?tab=messages' }
  const plain = [date, ...parts.map(plainPart), ['--', ...foot, `${settings.text}:`, origin + settings.path].join('\n')]
  const html = mailHtml(locale, subject, [
    { surface: 'lemon', html: mailText(date, 'font-size:14px') },
    ...parts.map(htmlPart),
    { surface: 'fog', html: foot.map(small).join('') + link(settings) },
  ])
  return { subject, plain: `${plain.join('\n\n')}\n`, html }

  function plainPart({ title, lines, go }: Part): string {
    return [title.toUpperCase(), ...lines, ...(go ? [origin + go.path] : [])].join('\n')
  }

  function htmlPart({ surface, title, lines, go }: Part): MailBlock {
    const more = go && (surface === 'lemon' ? mailButton(go.text, origin + go.path) : link(go))
    const size = surface === 'lemon' ? 30 : undefined
    return { surface, html: mailHead(title, size) + lines.map((line) => mailText(line)).join('') + (more ?? '') }
  }

  function link({ text, path }: { text: string; path: string }): string {
    return `<p style="margin:4px 0 0">${mailLink(text, origin + path)}</p>`
  }
}

/** Health by mail: one mail when an error appears, one when it is gone. */
export function writeHealthMail(errors: HealthLine[], { locale, origin }: Omit<Place, 'timeZone'>): Letter {
  const words = letterWords[locale]
  const { surface, title, lines } =
    errors.length > 0
      ? illPart(words.ill(errors.length), errors, locale)
      : { surface: 'paper' as const, title: words.wellSubject, lines: [words.wellMore] }
  const address = `${origin}/health`
  return {
    subject: title,
    plain: `${[...lines, address].join('\n')}\n`,
    html: mailHtml(locale, title, [
      {
        surface,
        html: mailHead(title, 24) + lines.map((line) => mailText(line)).join('') + mailButton(words.illGo, address),
      },
    ]),
  }
}

/** What is not well, by name; of a page that went quiet, which one. */
function illPart(title: string, lines: HealthLine[], locale: Locale): Part {
  const words = letterWords[locale]
  const names = lines.filter((line) => !('page' in line)).map(({ id }) => lineNames[locale][id])
  const quiet = lines.flatMap((line) =>
    'page' in line && line.page !== undefined ? [words.quietPage(line.page, line.visits ?? 0)] : [],
  )
  return {
    surface: 'tomato',
    title,
    lines: [...quiet, ...(names.length > 0 ? [`${[...new Set(names)].join(', ')}.`] : [])],
    go: { text: words.illGo, path: '/health' },
  }
}

const small = (text: string) => mailText(text, 'font-size:13px;color:#555950;margin-top:6px')

function formatOf(locale: Locale, timeZone: string) {
  const days = { en: 'en-GB', he: 'he-IL' }[locale]
  const numbers = new Intl.NumberFormat(locales[locale].date)
  const noon = (day: string) => new Date(`${day}T12:00:00Z`)
  const inUtc = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(days, { ...options, timeZone: 'UTC' })
  return {
    number: (value: number) => numbers.format(value),
    weekday: (day: string) => inUtc({ weekday: 'long' }).format(noon(day)),
    date: (day: string) => inUtc({ weekday: 'long', day: 'numeric', month: 'long' }).format(noon(day)),
    time: (at: Date) => at.toLocaleTimeString(days, { hour: '2-digit', minute: '2-digit', timeZone }),
    dayAndTime: (at: Date) =>
      at.toLocaleString(days, { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', timeZone }),
  }
}
