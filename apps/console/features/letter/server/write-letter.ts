import { stageNames } from '../../funnel/api/stage-names.ts'
import { type Locale, locales } from '@repo/contract/locale.ts'
import type { HealthLine } from '../../health/api/health.ts'
import {
  escapeHtml,
  type MailBlock,
  mailButton,
  mailHead,
  mailHtml,
  mailLink,
  mailText,
} from '@repo/server/mail/mail-html.ts'
import type { Figure, LetterFacts } from './letter-facts.ts'
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

/** The morning letter as plain text and as HTML, each a whole letter of its own. */
export function writeLetter(facts: LetterFacts, { locale, origin, timeZone }: Place): Letter {
  const words = letterWords[locale]
  const format = formatOf(locale, timeZone)
  const weekday = format.weekday(facts.day)
  const { due, fresh, longestS } = facts.waiting
  const waiting = due + fresh
  const date = format.date(facts.today)
  const leads = facts.figures.find(({ name }) => name === 'leads')?.value ?? 0
  const subject = words.subject(weekday, leads, waiting)
  const call: Part = {
    surface: 'lemon',
    title: words.callTitle(waiting),
    lines: waiting === 0 ? [] : [words.callMore(due, fresh, format.span(longestS))],
    go: { text: words.callGo, path: '/leads' },
  }
  const faults = illPart(facts.errors, words)
  const ill: Part | undefined =
    facts.errors.length > 0 ? { ...faults, lines: [[...faults.lines, words.illMore].join(' ')] } : undefined
  const look = lookPart()
  const experiments: Part | undefined =
    facts.experiments.length > 0
      ? { surface: 'paper', title: words.expTitle, lines: facts.experiments.map(experimentLine) }
      : undefined
  const foot = [...words.foot, words.zone(timeZone)]
  const settings = { text: words.settings, path: '/settings?tab=messages' }

  const figuresTitle = words.yTitle(weekday)
  const visits = facts.figures[0]
  const isQuiet = !visits || visits.value === 0
  const isAllUsual = facts.figures.every(({ value, usual }) => usual && value >= usual[0] && value <= usual[1])
  const notes = [
    facts.countedUpTo && words.counted(format.time(facts.countedUpTo)),
    !isQuiet && isAllUsual && words.allUsual(weekday),
  ].filter((note) => typeof note === 'string')
  const quiet = visits?.usual
    ? words.quietUsual(weekday, format.number(visits.usual[0]), format.number(visits.usual[1]))
    : words.quiet

  const plain = [
    date,
    plainPart(call),
    ill && plainPart(ill),
    [figuresTitle.toUpperCase(), ...(isQuiet ? [quiet] : plainFigures()), ...notes].join('\n'),
    look && plainPart(look),
    experiments && plainPart(experiments),
    !ill && words.well,
    ['--', ...foot, `${settings.text}:`, origin + settings.path].join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
  const html = mailHtml(locale, subject, [
    { ...htmlPart(call, 30), html: mailText(date, 'font-size:14px;margin-bottom:14px') + htmlPart(call, 30).html },
    ...(ill ? [htmlPart(ill)] : []),
    {
      surface: 'paper',
      html: mailHead(figuresTitle) + (isQuiet ? mailText(quiet) : htmlFigures()) + notes.map(small).join(''),
    },
    ...[look, experiments].filter((part) => part !== undefined).map((part) => htmlPart(part)),
    { surface: 'fog', html: [...(ill ? [] : [words.well]), ...foot].map(small).join('') + link(settings) },
  ])
  return { subject, plain: `${plain}\n`, html }

  function lookPart(): Part | undefined {
    const { look } = facts
    if (!look) return undefined
    const part = { surface: 'soft' as const, title: words.lookTitle }
    if (look.is === 'decided')
      return { ...part, lines: [words.decided(look.question)], go: { text: words.decidedGo, path: '/experiments' } }
    if (look.is === 'loss') {
      const { before, stage, lost } = look.hint
      const names = stageNames[locale]
      const line = words.loss(
        format.percent(lost.now / lost.of),
        names[before],
        names[stage],
        format.percent(lost.earlier / lost.ofEarlier),
      )
      return { ...part, lines: [line], go: { text: words.lossGo, path: '/funnel' } }
    }
    const { name, value, usual = [0, 0] } = look.figure
    const [low, high] = usual.map(format.number) as [string, string]
    return {
      ...part,
      lines: [words.outside(words.names[name], format.number(value), weekday, low, high)],
      go: { text: words.outsideGo, path: `/funnel?from=${facts.day}&to=${facts.day}` },
    }
  }

  function experimentLine({ question, days, about, better, atLeast, isDecided }: LetterFacts['experiments'][number]) {
    if (better) return words.expBetter(question, better, atLeast)
    return isDecided ? words.expSame(question) : words.exp(question, days, about)
  }

  function plainPart({ title, lines, go }: Part): string {
    return [title.toUpperCase(), ...lines, ...(go ? [origin + go.path] : [])].join('\n')
  }

  function htmlPart({ surface, title, lines, go }: Part, size?: number): MailBlock {
    const more = go && (surface === 'lemon' ? mailButton(go.text, origin + go.path) : link(go))
    return { surface, html: mailHead(title, size) + lines.map((line) => mailText(line)).join('') + (more ?? '') }
  }

  function link({ text, path }: { text: string; path: string }): string {
    return `<p style="margin:4px 0 0">${mailLink(text, origin + path)}</p>`
  }

  function plainFigures(): string[] {
    const rows = facts.figures.map(({ name, value, before, usual }) => [
      words.names[name],
      format.number(value),
      before === undefined ? '' : format.number(before),
      usual ? words.to(format.number(usual[0]), format.number(usual[1])) : '',
    ])
    const heads = [
      '',
      '',
      facts.figures.some(({ before }) => before !== undefined) ? words.tableBefore : '',
      facts.figures.some(({ usual }) => usual) ? words.tableUsual : '',
    ]
    const all = [heads, ...rows]
    const widths = heads.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)))
    return all.map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('   ')
        .trimEnd(),
    )
  }

  function htmlFigures(): string {
    const rows = facts.figures.map(
      (figure) =>
        `<tr><td style="border-top:1px solid #e4e6dd;padding:8px 0;width:38%"><span style="font-size:14px;color:#555950">${escapeHtml(words.names[figure.name])}</span><br>` +
        `<b style="font-size:24px">${format.number(figure.value)}</b> <span style="font-size:14px;color:#555950">${figure.before === undefined ? '' : escapeHtml(words.before(format.number(figure.before)))}</span></td>` +
        `<td style="border-top:1px solid #e4e6dd;padding:8px 0">${dots(figure.value, figure, '#12130f')}${figure.before === undefined ? '' : `<br>${dots(figure.before, figure, '#c9ccc0')}`}` +
        `${figure.usual ? `<br><span style="font-size:13px;color:#555950">${escapeHtml(words.usual(weekday, format.number(figure.usual[0]), format.number(figure.usual[1])))}</span>` : ''}</td></tr>`,
    )
    const sizes = facts.figures.map(({ name, dot }) =>
      dot === 1 ? words.one[name] : `${format.number(dot)} ${words.names[name].toLowerCase()}`,
    )
    return (
      `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows.join('')}</table>` +
      small(words.dots(sizes.join(', '), weekday))
    )
  }
}

/** Health by mail: one mail when an error appears, one when it is gone. */
export function writeHealthMail(errors: HealthLine[], { locale, origin }: Omit<Place, 'timeZone'>): Letter {
  const words = letterWords[locale]
  const { surface, title, lines } =
    errors.length > 0
      ? illPart(errors, words)
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

function illPart(errors: HealthLine[], words: LetterWords): Part {
  const quiet = errors.find((line) => line.id === 'quiet-page')
  const page = quiet && 'page' in quiet ? quiet : undefined
  return {
    surface: 'tomato',
    title: words.ill(errors.length),
    lines: page?.page === undefined ? [] : [words.quietPage(page.page, page.visits ?? 0)],
    go: { text: words.illGo, path: '/health' },
  }
}

const small = (text: string) => mailText(text, 'font-size:13px;color:#555950;margin-top:6px')

/** A row of dots: spans with a background, because a mail has no pictures. */
function dots(count: number, { dot }: Figure, colour: string): string {
  const one = `<span style="display:inline-block;width:10px;height:10px;margin:1px;border-radius:50%;background:${colour}"></span>`
  return one.repeat(Math.round(count / dot)) || '&nbsp;'
}

function formatOf(locale: Locale, timeZone: string) {
  const days = { en: 'en-GB', he: 'he-IL' }[locale]
  const numbers = new Intl.NumberFormat(locales[locale].date)
  const noon = (day: string) => new Date(`${day}T12:00:00Z`)
  const inUtc = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(days, { ...options, timeZone: 'UTC' })
  return {
    number: (value: number) => numbers.format(value),
    percent: (share: number) => `${(share * 100).toFixed(1)}%`,
    weekday: (day: string) => inUtc({ weekday: 'long' }).format(noon(day)),
    date: (day: string) => inUtc({ weekday: 'long', day: 'numeric', month: 'long' }).format(noon(day)),
    time: (at: Date) => at.toLocaleTimeString(days, { hour: '2-digit', minute: '2-digit', timeZone }),
    span: (seconds: number) => {
      const [value, unit] =
        seconds < 5400
          ? [seconds / 60, 'minute']
          : seconds < 36 * 3600
            ? [seconds / 3600, 'hour']
            : [seconds / 86_400, 'day']
      return new Intl.NumberFormat(days, { style: 'unit', unit: unit as string, unitDisplay: 'long' }).format(
        Math.round(value as number),
      )
    },
  }
}
