import { answersLine } from '@repo/server/leads/answers-line.ts'
import type { DecryptedLead } from '../leads/read-leads.ts'

/** The body of a message as its receiver expects it. Only `lead` and a template with `isPersonal` contain what a visitor typed. */
export function webhookBody(template: BodyTemplate, message: LeadMessage): string {
  return JSON.stringify(bodies[template.format](message, template))
}

export interface BodyTemplate {
  format: WebhookFormat
  /** Whether an alert contains what identifies a person. Without it, it says that there is a lead, and not whose. */
  isPersonal: boolean
  /** Sender and recipient of a mail. */
  mail?: { from: string; to: string } | undefined
}

/** `lead` is for a CRM: the whole lead. The others are alerts, in the format of Slack, of a mail relay, or flat as Zapier wants it. */
export const webhookFormats = ['lead', 'slack', 'mail', 'zapier'] as const
export type WebhookFormat = (typeof webhookFormats)[number]

export type LeadMessage =
  { kind: 'lead.created'; id: string; lead: DecryptedLead } | { kind: 'lead.erased'; id: string; lead: { id: string } }

const bodies: Record<WebhookFormat, (message: LeadMessage, template: BodyTemplate) => object> = {
  lead: (message) => message,
  slack: (message, { isPersonal }) => ({
    // Otherwise a visitor could write a link or a mention of the whole channel (<!channel>).
    text: [titles[message.kind], ...lines(message, isPersonal)]
      .join('\n')
      .replaceAll(/[&<>]/g, (one) => slackEntities[one] ?? ''),
  }),
  mail: (message, { isPersonal, mail }) => ({
    ...mail,
    // Without a word of the visitor's: a mail system may put it into a header.
    subject: titles[message.kind],
    text: lines(message, isPersonal).join('\n'),
  }),
  zapier: ({ kind, id, lead }, { isPersonal }) => ({
    kind,
    id,
    lead_id: lead.id,
    ...('receivedAt' in lead && {
      received_at: lead.receivedAt,
      language: lead.lang,
      page: lead.route,
      ...lead.campaign,
      flags: lead.marks.join(', '),
      ...(isPersonal && {
        full_name: lead.fullName,
        phone: lead.phone,
        email: lead.email,
        store_address: lead.storeAddress,
        ...(lead.answers && { quiz_answers: answersLine(lead.answers) }),
      }),
    }),
  }),
}

const titles = { 'lead.created': 'New lead', 'lead.erased': 'Lead erased' } as const
const slackEntities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function lines({ kind, lead }: LeadMessage, isPersonal: boolean): string[] {
  if (kind === 'lead.erased') return [`Delete what you have of the lead ${lead.id}.`]
  const { fullName, phone, email = '', storeAddress = '', answers } = lead
  const person: [string, string][] = [
    ['Name', fullName],
    ['Phone', phone],
    ['Email', email],
    ['Store', storeAddress],
    ['Quiz answers', answersLine(answers)],
  ]
  const facts: [string, string][] = [
    ...(isPersonal ? person : []),
    ['Page', `${lead.route} (${lead.lang})`],
    ['Campaign', Object.values(lead.campaign).join(' / ')],
    ['Flags', lead.marks.join(', ')],
    ['Received', lead.receivedAt],
    ['Id', lead.id],
  ]
  return [
    ...facts.filter(([, value]) => value !== '').map(([name, value]) => `${name}: ${oneLine(value)}`),
    ...(isPersonal ? [] : ['Who it is: npm run -s collector:leads']),
  ]
}

/** Against forged lines. */
function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ')
}
