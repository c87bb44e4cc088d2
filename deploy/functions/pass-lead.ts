import type { SentLead } from '@repo/contract/lead.ts'

/** The settings of the function, at the host. Unlike those of the build they are secrets. */
export interface LeadSettings {
  /** Where leads go: https://, of Make, Zapier, n8n or a server of one's own. */
  LEADS_WEBHOOK?: string | undefined
  /** Signs each message. Unset: not signed. */
  LEADS_SECRET?: string | undefined
}

/**
 * Passes a lead of the form on to the owner's webhook, with the body, the signature and the answers of the collector
 * (apps/collector/webhooks/). It stores nothing; until the receiver has it, the form keeps the lead in the visitor's browser. One module
 * without packages, so that the folder can be copied to any host of functions that knows Request and Response.
 */
export async function passLead(request: Request, { LEADS_WEBHOOK: url = '', LEADS_SECRET: secret }: LeadSettings) {
  if (request.headers.get('origin') !== new URL(request.url).origin) return refuse(403, 'origin')
  const receiver = URL.parse(url)
  // Plain HTTP only on this machine, for a try.
  if (receiver?.protocol !== 'https:' && receiver?.hostname !== '127.0.0.1') {
    console.error('LEADS_WEBHOOK is not set, or is no https:// address. No lead is passed on.')
    return refuse(503, 'leads-webhook')
  }
  // As the browser declares it, so that a long body is not read at all.
  if (Number(request.headers.get('content-length')) > maxLength) return refuse(413, 'too-long')
  const text = await request.text()
  if (text.length > maxLength) return refuse(413, 'too-long')
  const lead = readLead(text)
  if (!lead) return refuse(400, 'malformed-lead')
  const answer = await send(receiver, lead.id, JSON.stringify(writeMessage(lead)), secret)
  if (answer >= 200 && answer < 300) return Response.json({ accepted: 1 }, { headers })
  // Nothing of the lead: the host may keep logs.
  console.error(`LEADS_WEBHOOK did not take a lead: ${answer || 'no answer'}. The form tries again.`)
  return refuse(503, 'receiver')
}

/** As the collector's: the address that an ad leads to may be long. */
const maxLength = 65_536
const headers = { 'cache-control': 'no-store' }

function refuse(status: number, error: string): Response {
  return Response.json({ error }, { status, headers })
}

/** As lenient as the schema of the collector (packages/contract/lead-schema.ts), to which a test holds it: a wrong "no" costs a customer. */
function readLead(text: string): SentLead | undefined {
  const sent = parse(text)
  if (typeof sent !== 'object' || sent === null) return undefined
  const given = sent as Record<string, unknown>
  const entries = Object.entries(lengths).flatMap(([name, length]) => {
    const value = given[name]
    if (typeof value !== 'string') return []
    const text = value.trim().slice(0, length)
    return [[name, name.startsWith('utm_') ? redactPersonal(text) : text] as const]
  })
  const { answers, fillMs } = given
  const lead = { ...Object.fromEntries(entries), fillMs, answers: readAnswers(answers) } as SentLead
  const isWhole =
    /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(lead.id) &&
    Boolean(lead.fullName && lead.phone) &&
    typeof lead.route === 'string' &&
    typeof lead.pageLang === 'string' &&
    typeof lead.website === 'string' &&
    Number.isFinite(fillMs)
  return isWhole ? lead : undefined
}

/** The fields that are text, each cut at its longest. */
const lengths = {
  id: 36,
  fullName: 200,
  phone: 60,
  email: 254,
  storeAddress: 300,
  pageLang: 8,
  route: 2048,
  website: 200,
  utm_source: 512,
  utm_medium: 512,
  utm_campaign: 512,
  utm_term: 512,
  utm_content: 512,
  from: 100,
  exp: 80,
} satisfies Partial<Record<keyof SentLead, number>>

/** As the collector's, to which a test holds it (apps/collector/ingest/redact-personal.ts): a mail address or a phone number in a campaign. */
function redactPersonal(text: string): string {
  return text.replaceAll(personal, (_, id?: string) => id ?? 'redacted')
}

const personal =
  /([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})|[^\s"'\\<>@,;:=&/]{1,64}(?:@|%40)[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,4}|(?<![\w.])(?:\+\d(?:[ ().-]{0,2}\d){7,13}|0\d(?:[ ().-]{0,2}\d){7,8})(?!\d)/giu

function readAnswers(given: unknown): SentLead['answers'] {
  if (typeof given !== 'object' || given === null) return undefined
  const known = Object.entries(given).filter(([, answer]) => typeof answer === 'string' && answer.length <= 64)
  return Object.fromEntries(known.slice(0, 16))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Its id is the lead's: a receiver that knows it already drops it. */
function writeMessage({
  id,
  fullName,
  phone,
  email,
  storeAddress,
  answers,
  pageLang,
  route,
  fillMs,
  website,
  ...campaign
}: SentLead) {
  const flags = [...(website === '' ? [] : ['honeypot']), ...(fillMs < fastestPersonMs ? ['too-fast'] : [])]
  const receivedAt = new Date().toISOString()
  const [path] = route.split('?')
  const lead = {
    id,
    receivedAt,
    fullName,
    phone,
    email,
    storeAddress,
    answers,
    lang: pageLang,
    route: path,
    campaign,
    flags,
  }
  return { kind: 'lead.created', id, lead }
}

/** Even with autofill for both fields, a person still has to look and to press the button. */
const fastestPersonMs = 1500

/** The status of the receiver, or 0 without one. */
async function send(to: URL, id: string, body: string, secret: string | undefined): Promise<number> {
  try {
    const signature = secret && { 'x-signature': await sign(secret, body, Math.floor(Date.now() / 1000)) }
    const { status } = await fetch(to, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': id, ...signature },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(8000),
    })
    return status
  } catch {
    return 0
  }
}

/** `t=<seconds>,v1=<hex of HMAC-SHA256 over "t.body">`, as the collector signs. */
async function sign(secret: string, body: string, seconds: number): Promise<string> {
  const text = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', text.encode(secret), algorithm, false, ['sign'])
  const mac = await crypto.subtle.sign('HMAC', key, text.encode(`${seconds}.${body}`))
  return `t=${seconds},v1=${[...new Uint8Array(mac)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
