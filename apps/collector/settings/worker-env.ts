import { z } from 'zod'
import type { Webhook } from '../webhooks/post-webhook.ts'
import { webhookFormats } from '../webhooks/webhook-body.ts'
import { namesPrivateAddress } from '@repo/server/http/ssrf-guard.ts'
import { base64Key, leadKeys } from '@repo/server/settings/keys.ts'
import { readSettings } from '@repo/server/settings/read-settings.ts'
import { flag, port, postgresUrl } from '@repo/server/settings/setting-types.ts'

/** The settings of the worker. docs/collector.md explains each. */
export function readWorkerEnv(env: NodeJS.ProcessEnv): WorkerEnv {
  const settings = readSettings(workerShape, env)
  return { ...settings, webhook: webhookIn(settings) }
}

function webhookIn(settings: z.output<typeof workerSettings>): Webhook | undefined {
  const { COLLECTOR_WEBHOOK_URL: url, COLLECTOR_WEBHOOK_SECRET: secret, COLLECTOR_WEBHOOK_BODY: format } = settings
  if (!url || !secret) return undefined
  return {
    url: new URL(url),
    secret,
    allowPrivate: settings.COLLECTOR_WEBHOOK_ALLOW_PRIVATE === 'true',
    body: { format },
  }
}

export type WorkerEnv = z.output<typeof workerSettings> & { webhook: Webhook | undefined }

/** One of the worker's settings: a command requires no others. */
export function readOneSetting<Name extends keyof typeof workerSettings.shape>(
  env: NodeJS.ProcessEnv,
  name: Name,
): z.output<typeof workerSettings>[Name] {
  const one: z.ZodObject = z.object({ [name]: workerSettings.shape[name] })
  return readSettings(one, env)[name] as z.output<typeof workerSettings>[Name]
}

const days = (min: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/, 'is not a number of days')
    .transform(Number)
    .refine((value) => value >= min, `is less than ${min} days`)

function isTimeZone(name: string): boolean {
  return name === 'UTC' || Intl.supportedValuesOf('timeZone').includes(name)
}

const mailbox = z.string().regex(/^[^\s@<>]+@[^\s@<>]+$/, 'is not a mail address')

export const workerSettings = z.object({
  COLLECTOR_WORKER_DATABASE_URL: postgresUrl,
  COLLECTOR_LEAD_KEYS: leadKeys,
  /** Of the blind index. It must never change, or stored phones are not found again. */
  COLLECTOR_INDEX_KEY: base64Key,
  /** Where `/metrics` of the worker is. The host is that of the service, if they share a file. */
  COLLECTOR_HOST: z.string().default('127.0.0.1'),
  COLLECTOR_WORKER_PORT: port(8789),
  /** Unset: leads are only stored. Once set, all undelivered ones are sent. */
  COLLECTOR_WEBHOOK_URL: z
    .string()
    .refine((url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol), 'is not an https:// address')
    .refine(
      (url) => !URL.canParse(url) || !(new URL(url).username || new URL(url).password),
      'names a user or a password',
    )
    .optional(),
  COLLECTOR_WEBHOOK_SECRET: z.string().min(16, 'is shorter than 16 characters').optional(),
  /** lead: all of it, for a CRM. The others are alerts, without name and phone. */
  COLLECTOR_WEBHOOK_BODY: z.enum(webhookFormats, `is none of ${webhookFormats.join(', ')}`).default('lead'),
  /** For COLLECTOR_WEBHOOK_URL alone, such as a CRM in the same network: plain HTTP, and private addresses. */
  COLLECTOR_WEBHOOK_ALLOW_PRIVATE: flag.default('false'),
  /** Counts are by days of this time zone. */
  COLLECTOR_TIME_ZONE: z.string().refine(isTimeZone, 'is not a time zone such as Asia/Jerusalem').default('UTC'),
  /** Events may still arrive for eight days. */
  COLLECTOR_KEEP_EVENT_DAYS: days(9).default(90),
  /** Unset: until they are erased. */
  COLLECTOR_KEEP_LEAD_DAYS: days(1).optional(),
  /** The mail relay, as smtps://user:password@host. Unset: letters and alerts by mail wait. */
  MAIL_URL: z
    .string()
    .refine((url) => URL.canParse(url) && /^smtps?:$/.test(new URL(url).protocol), 'is not an smtps:// address')
    .optional(),
  MAIL_FROM: mailbox.optional(),
  /** Where the console is: alerts link to the lead in it. */
  CONSOLE_ORIGIN: z
    .string()
    .refine(
      (origin) => URL.canParse(origin) && new URL(origin).origin === origin,
      'is not an origin such as https://console.example.com',
    )
    .optional(),
})

const workerShape = workerSettings.superRefine((given, ctx) => {
  const error = (name: keyof typeof given, message: string) => ctx.addIssue({ code: 'custom', path: [name], message })
  const { COLLECTOR_WEBHOOK_URL: url, COLLECTOR_WEBHOOK_SECRET: secret } = given
  if (given.MAIL_URL && !given.MAIL_FROM) error('MAIL_FROM', 'is not set')
  if (!url) return
  if (!secret) error('COLLECTOR_WEBHOOK_SECRET', 'is not set')
  if (given.COLLECTOR_WEBHOOK_ALLOW_PRIVATE === 'true') return
  if (new URL(url).protocol !== 'https:') error('COLLECTOR_WEBHOOK_URL', 'is not an https:// address')
  if (namesPrivateAddress(new URL(url)))
    error(
      'COLLECTOR_WEBHOOK_URL',
      'is in a private network; for a receiver of your own, set COLLECTOR_WEBHOOK_ALLOW_PRIVATE=true',
    )
})
