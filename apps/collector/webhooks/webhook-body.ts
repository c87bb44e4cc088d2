import type { Locale } from '@repo/contract/locale.ts'
import { alertWords } from '@repo/server/mail/alert-words.ts'
import { mailButton, mailHead, mailHtml, mailText } from '@repo/server/mail/mail-html.ts'
import type { DecryptedLead } from '../leads/read-leads.ts'

/** The body of a message as its receiver expects it. Only `lead` contains what a visitor typed. */
export function webhookBody(template: BodyTemplate, message: LeadMessage): string {
  return JSON.stringify(bodies[template.format](message, template))
}

export interface BodyTemplate extends AlertTemplate {
  format: WebhookFormat
}

interface AlertTemplate {
  /** The language of an alert, the owner's time zone, and where its link leads: the lead in the console. */
  lang?: Locale
  timeZone?: string
  consoleOrigin?: string | undefined
}

/** `lead` is for a CRM: the whole lead. The others are alerts, in the format of Slack, or flat as Zapier wants it. */
export const webhookFormats = ['lead', 'slack', 'zapier'] as const
export type WebhookFormat = (typeof webhookFormats)[number]

/** `request`: which one of this phone. `waiting`: for a call, with this one. Neither is in a whole lead. */
export type LeadMessage =
  | { kind: 'lead.created'; id: string; lead: DecryptedLead; request?: number; waiting?: number }
  | { kind: 'lead.erased' | 'test'; id: string; lead: { id: string } }

const bodies: Record<WebhookFormat, (message: LeadMessage, template: BodyTemplate) => object> = {
  lead: ({ kind, id, lead }) => ({ kind, id, lead }),
  slack: (message, template) => {
    const { title, lines, link, foot } = alertOf(message, template)
    return {
      text: [
        // Otherwise a visitor could write a link or a mention of the whole channel (<!channel>).
        ...[title, ...lines].map(escapeSlack),
        ...(link ? [`<${link.href}|${escapeSlack(link.text)}>`] : []),
        ...foot,
      ].join('\n'),
    }
  },
  zapier: ({ kind, id, lead, ...more }, template) => ({
    kind,
    id,
    lead_id: lead.id,
    ...('receivedAt' in lead && {
      received_at: lead.receivedAt,
      received_local: localTime(lead.receivedAt, template),
      language: lead.lang,
      page: lead.route,
      landing: lead.campaign.from ?? lead.route,
      ...lead.campaign,
      flags: lead.flags.join(', '),
      ...('request' in more && { request: more.request }),
      answers: lead.answers !== undefined,
      ...(template.consoleOrigin && { console_url: leadAddress(template.consoleOrigin, lead.id) }),
    }),
  }),
}

/** An alert as a mail. The subject is without a word of the visitor's: a mail system may put it into a header. */
export function alertMail(message: LeadMessage, template: AlertTemplate) {
  const { lang = 'en' } = template
  const { title, lines, link, foot } = alertOf(message, template)
  return {
    subject: title,
    text: [...lines, ...(link ? ['', link.text, link.href] : []), '', ...foot].join('\n').trimEnd(),
    html: mailHtml(lang, title, [
      {
        surface: 'lemon',
        html:
          mailText(alertWords[lang].from, 'font-size:14px') +
          mailHead(title, 28) +
          lines.map((line) => mailText(line)).join('') +
          (link ? mailButton(link.text, link.href) : ''),
      },
      ...(foot.length > 0
        ? [{ surface: 'paper' as const, html: mailText(foot.join(' '), 'font-size:14px;color:#555950') }]
        : []),
    ]),
  }
}

function alertOf(message: LeadMessage, template: AlertTemplate) {
  const { lang = 'en', consoleOrigin: origin } = template
  const words = alertWords[lang]
  const bare = { link: undefined, foot: [] }
  if (message.kind !== 'lead.created')
    return message.kind === 'test'
      ? { title: words.title, lines: [words.test], ...bare }
      : { title: words.erasedTitle, lines: [words.erased(message.lead.id)], ...bare }
  const { lead, request = 1, waiting } = message
  const { from, utm_campaign: campaign = '', utm_source: source = '' } = lead.campaign
  return {
    title: words.title,
    lines: [
      lead.flags.length > 0 ? words.suspect(lead.flags.join(', ')) : '',
      words.line(from ?? lead.route, campaign, source, localTime(lead.receivedAt, template).slice(-5)),
      origin ? '' : `Id: ${lead.id}`,
      [request > 1 ? words.again(request) : '', lead.answers ? words.answers : ''].filter(Boolean).join(' '),
    ]
      .filter(Boolean)
      .map(oneLine),
    link: origin ? { text: words.open, href: leadAddress(origin, lead.id) } : undefined,
    foot: [[waiting ? words.waits(waiting) : '', origin ? words.foot : ''].join(' ').trim()].filter(Boolean),
  }
}

const leadAddress = (origin: string, id: string) => `${origin}/leads?lead=${id}`

/** 2026-11-16 14:06, in the owner's time zone. */
function localTime(instant: string, { timeZone = 'UTC' }: AlertTemplate): string {
  return new Date(instant).toLocaleString('sv-SE', { timeZone }).slice(0, 16)
}

const escapeSlack = (text: string) => text.replaceAll(/[&<>]/g, (one) => slackEntities[one] ?? '')
const slackEntities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Against forged lines. */
function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ')
}
