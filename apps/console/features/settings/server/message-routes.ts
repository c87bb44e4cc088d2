import { Hono } from 'hono'
import { z } from 'zod'
import {
  type LetterPreview,
  type LetterSettings,
  type MessagesReport,
  type NewReceiver,
  receiverKinds,
} from '../api/messages.ts'
import { localeCodes } from '@repo/contract/locale.ts'
import { HttpError } from '@repo/server/http/http-error.ts'
import { namesPrivateAddress } from '@repo/server/http/ssrf-guard.ts'
import { leadEncryption } from '@repo/server/leads/lead-encryption.ts'
import { confirmed, ownerOnly, type ConsoleDeps, type ConsoleEnv } from '../../../server/console-deps.ts'
import { readUnwell } from '../../health/server/check-health.ts'
import { found, readBody, readId, readSearch, text } from '../../../server/read-input.ts'
import { readSitePages } from '../../funnel/server/site-pages.ts'
import { readClock } from '../../../server/time-zone.ts'
import { readLetterFacts } from '../../letter/server/letter-facts.ts'
import { addMail } from '../../letter/server/letter-job.ts'
import { writeLetter } from '../../letter/server/write-letter.ts'
import { addReceiver, changeLetter, readMessages, removeReceiver, testReceiver } from './message-queries.ts'

/** Messages, for owners: everyone's morning letter, Health by mail, and the receivers of new leads. */
export function messageRoutes(deps: ConsoleDeps): Hono<ConsoleEnv> {
  const { pool, settings, audit } = deps
  const encryption = leadEncryption(settings.COLLECTOR_LEAD_KEYS)
  const pages = readSitePages()
  const app = new Hono<ConsoleEnv>()
  app.use('/messages/*', ownerOnly)

  app.get('/messages', async (c) => c.json<MessagesReport>(await readMessages(pool, encryption, c.get('person').id)))

  app.put('/messages/letters/:id', confirmed, async (c) => {
    const changed = await readBody(c, letterSettings)
    found(await changeLetter(pool, encryption, readId(c), changed))
    await audit({ person: c.get('person'), action: 'letter-changed', facts: { on: changed.on ? 'yes' : 'no' } })
    return c.json({})
  })

  app.get('/messages/preview', async (c) => {
    const { lang } = readSearch(c, z.strictObject({ lang: z.enum(localeCodes) }))
    const { letter } = await writeNow(lang)
    return c.json<LetterPreview>({ subject: letter.subject, plain: letter.plain })
  })

  app.post('/messages/now', async (c) => {
    const { people } = await readMessages(pool, encryption, c.get('person').id)
    const you = people.find(({ isYou }) => isYou)
    if (!you?.mail) throw new HttpError(409, 'changed')
    const { facts, letter } = await writeNow(you.lang)
    await addMail(pool, you.id, 'now', facts.day, letter)
    return c.json({ to: you.mail })
  })

  app.post('/messages/receivers', confirmed, async (c) => {
    const receiver = await readBody(c, newReceiver)
    await addReceiver(pool, encryption, receiver)
    const { name, body } = receiver
    await audit({ person: c.get('person'), action: 'receiver-added', facts: { name, body } })
    return c.json({})
  })

  app.post('/messages/receivers/:id/test', async (c) => {
    found(await testReceiver(pool, readId(c)))
    return c.json({})
  })

  app.delete('/messages/receivers/:id', confirmed, async (c) => {
    const name = found(await removeReceiver(pool, readId(c)))
    await audit({ person: c.get('person'), action: 'receiver-removed', facts: { name } })
    return c.json({})
  })

  return app

  /** The letter as it stands now. */
  async function writeNow(lang: LetterSettings['lang']) {
    const clock = await readClock(deps)
    const facts = await readLetterFacts(deps, await pages, await readUnwell(deps), clock)
    const place = { locale: lang, origin: settings.CONSOLE_ORIGIN, timeZone: clock.timeZone }
    return { facts, letter: writeLetter(facts, place) }
  }
}

const mailbox = text.max(200).regex(/^[^\s\p{Cc}@<>,;"]+@[^\s\p{Cc}@<>,;"]+$/u)

const letterSettings = z.strictObject({
  mail: mailbox.or(z.literal('')),
  lang: z.enum(localeCodes),
  on: z.boolean(),
  hour: z.number().int().min(0).max(23),
  days: z.enum(['all', 'sun-thu']),
  healthOn: z.boolean(),
}) satisfies z.ZodType<LetterSettings>

const newReceiver = z
  .strictObject({
    kind: z.enum(receiverKinds),
    name: text.trim().min(1).max(80),
    address: text.trim().max(1000),
    body: z.enum(['alert', 'lead']),
    lang: z.enum(localeCodes),
  })
  .refine(({ kind, address }) => (kind === 'mail' ? mailbox.safeParse(address).success : isReachable(address)))
  .refine(({ kind, body }) => kind === 'webhook' || body === 'alert') satisfies z.ZodType<NewReceiver>

/** Refused at once, instead of after days of attempts. The worker looks a name up by itself, and reaches no private address either. */
function isReachable(address: string): boolean {
  if (!URL.canParse(address) || /\p{Cc}/u.test(address)) return false
  const url = new URL(address)
  return url.protocol === 'https:' && url.username === '' && url.password === '' && !namesPrivateAddress(url)
}
