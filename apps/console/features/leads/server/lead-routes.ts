import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { phoneIndexes } from '@repo/server/leads/phone-index.ts'
import { eraseLeads } from '@repo/server/leads/erase-leads.ts'
import {
  contactWays,
  type LeadConflict,
  type LeadCounts,
  type LeadsErased,
  type LeadsExport,
  type LeadsFound,
  type LeadsPage,
  leadStates,
  leadTabs,
  maxTextLength,
  mostSearched,
  type OutcomeUndo,
  type WhatsAppTexts,
} from '../api/leads.ts'
import { type Locale, localeCodes } from '@repo/contract/locale.ts'
import { HttpError } from '@repo/server/http/http-error.ts'
import {
  confirmed,
  type ConsoleDeps,
  type ConsoleEnv,
  type NewAuditEntry,
  callersToo,
  ownerOnly,
} from '../../../server/console-deps.ts'
import { found, readBody, readId, readSearch, text } from '../../../server/read-input.ts'
import { readClock } from '../../../server/time-zone.ts'
import { changeLead } from './change-lead.ts'
import { exportLeads } from './export-leads.ts'
import { countLeads, type Cursor, readLeadPage } from './lead-pages.ts'
import { readOneLead, readSealed } from './read-one-lead.ts'
import { readingLimit } from './reading-limit.ts'
import { leadDecryption, leadLine } from './encrypted-lead.ts'
import { searchLeads } from './search-leads.ts'
import { undoOutcome } from './undo-outcome.ts'

/** Leads: for owners and callers; export and erasure for owners alone. Whatever shows or changes one is in the audit log before it is answered. */
export function leadRoutes(deps: ConsoleDeps): Hono<ConsoleEnv> {
  const { pool, settings, now, audit } = deps
  const decryption = leadDecryption(settings.COLLECTOR_LEAD_KEYS)
  const mayShow = readingLimit(now)
  const app = new Hono<ConsoleEnv>()
  app.use('/leads/*', callersToo)

  app.get('/leads', async (c) => {
    const { tab, after, limit, phones } = readSearch(c, listSearch)
    const { leads, next } = await readLeadPage(pool, tab, { after, limit, now: now(), isByPhone: true })
    mayShow(c.get('session'), leads)
    await audit({
      person: c.get('person'),
      action: 'leads-listed',
      count: leads.length,
      facts: { tab, ...(phones && { phones: 'shown' }) },
    })
    return c.json<LeadsPage>({
      leads: leads.map((lead) => leadLine(lead, decryption.decrypt(lead), now(), phones)),
      ...(next && { next: `${next.part}.${next.at}.${next.id}` }),
    })
  })

  app.get('/leads/counts', async (c) => c.json<LeadCounts>(await countLeads(pool, now(), true)))

  app.get('/leads/texts', async (c) => {
    const { rows } = await pool.query<{ lang: Locale; text: string }>(
      'select lang, text from console_texts where person_id = $1',
      [c.get('person').id],
    )
    return c.json<WhatsAppTexts>(Object.fromEntries(rows.map(({ lang, text }) => [lang, text])))
  })

  app.put('/leads/texts', async (c) => {
    const { lang, text } = await readBody(c, textBody)
    await pool.query(
      `insert into console_texts (person_id, lang, text) values ($1, $2, $3)
       on conflict (person_id, lang) do update set text = excluded.text`,
      [c.get('person').id, lang, text],
    )
    return c.body(null, 204)
  })

  app.post('/leads/search', async (c) => {
    const { text } = await readBody(c, searchBody)
    const keys = { indexKey: settings.COLLECTOR_INDEX_KEY, encryption: decryption.encryption }
    const [{ by, isOfAll, leads }, { all }] = await Promise.all([
      searchLeads(pool, keys, text),
      countLeads(pool, now()),
    ])
    mayShow(c.get('session'), leads)
    await audit({ person: c.get('person'), action: 'leads-searched', count: leads.length, facts: { by } })
    const lines = leads.map((lead) => leadLine(lead, decryption.decrypt(lead), now()))
    return c.json<LeadsFound>({ leads: lines, searched: isOfAll ? all : Math.min(all, mostSearched), total: all })
  })

  app.post('/leads/export', ownerOnly, confirmed, async (c) => {
    const wanted = await readBody(c, exportBody)
    const facts = { tab: wanted.tab, format: 'csv' }
    const { timeZone, today } = await readClock(deps)
    const person = c.get('person')
    const { [wanted.tab]: total } = await countLeads(pool, now())
    await audit({ person, action: 'export-begun', count: total, facts })
    const stream = await exportLeads(c, deps, decryption, wanted, timeZone, (rows, isWhole) =>
      audit({ person, action: 'export-finished', count: rows, facts: { ...facts, whole: isWhole ? 'yes' : 'no' } }),
    )
    return c.body(stream, 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="leads-${wanted.tab}-${today}.csv"`,
      'x-total': String(total),
    })
  })

  app.get('/leads/:id', async (c) => c.json(await showLead(c, readId(c), { action: 'lead-opened' })))

  app.post('/leads/:id/contact', async (c) => {
    const leadId = readId(c)
    const { through } = await readBody(c, contactBody)
    return c.json(await showLead(c, leadId, { action: 'lead-contacted', facts: { through } }))
  })

  app.patch('/leads/:id', async (c) => {
    const leadId = readId(c)
    const change = await readBody(c, changeBody(now()))
    const person = c.get('person')
    mayShow(c.get('session'), [{ lead_id: leadId }])
    const outcome = await changeLead(pool, decryption.encryption, leadId, change, (changed, facts, client) =>
      audit({ person, action: 'lead-changed', leadId: changed, facts }, client),
    )
    return answerChange(c, leadId, outcome)
  })

  app.post('/leads/:id/undo', async (c) => {
    const leadId = readId(c)
    const { version } = await readBody(c, undoBody)
    const person = c.get('person')
    mayShow(c.get('session'), [{ lead_id: leadId }])
    const outcome = await undoOutcome(pool, { id: leadId, version, personId: person.id }, (changed, facts, client) =>
      audit({ person, action: 'lead-changed', leadId: changed, facts }, client),
    )
    return answerChange(c, leadId, outcome)
  })

  app.post('/leads/:id/erase', ownerOnly, confirmed, async (c) => {
    const leadId = readId(c)
    const lead = found(await readSealed(pool, leadId))
    // A lead that cannot be opened is erased by the indexes that were stored with it.
    const { person } = decryption.decrypt(lead)
    const indexes = [
      lead.phone_index,
      ...lead.other_phone_indexes,
      ...(person ? phoneIndexes(settings.COLLECTOR_INDEX_KEY, person.phone) : []),
    ]
    const { id, name } = c.get('person')
    return c.json<LeadsErased>(await eraseLeads(pool, settings.COLLECTOR_INDEX_KEY, indexes, { id, name, leadId }))
  })

  return app

  async function answerChange(c: Context<ConsoleEnv>, leadId: string, outcome: 'changed' | 'conflict' | 'absent') {
    if (outcome === 'absent') throw new HttpError(404, 'not-found')
    const lead = found(await readOneLead(pool, decryption, leadId))
    return outcome === 'conflict' ? c.json<LeadConflict>({ error: 'changed', lead }, 409) : c.json(lead)
  }

  async function showLead(c: Context<ConsoleEnv>, leadId: string, entry: Pick<NewAuditEntry, 'action' | 'facts'>) {
    mayShow(c.get('session'), [found(await readSealed(pool, leadId))])
    await audit({ person: c.get('person'), leadId, ...entry })
    return found(await readOneLead(pool, decryption, leadId))
  }
}

const pageRows = 50

const cursor = z
  .string()
  .regex(/^(due|newest)\.\d{1,16}\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  .transform((text): Cursor => {
    const [part, at = '', id = ''] = text.split('.')
    return { part: part === 'due' ? 'due' : 'newest', at, id }
  })

const listSearch = z.strictObject({
  tab: z.enum(leadTabs),
  after: cursor.optional(),
  limit: z.coerce.number().int().min(1).max(pageRows).default(pageRows),
  phones: z
    .literal('1')
    .optional()
    .transform((value) => value === '1'),
})

const searchBody = z.strictObject({ text: text.trim().min(2).max(200) })
const exportBody = z.strictObject({ tab: z.enum(leadTabs), lang: z.enum(localeCodes) }) satisfies z.ZodType<LeadsExport>
const textBody = z.strictObject({
  lang: z.enum(localeCodes),
  text: text.trim().min(1).max(maxTextLength),
})
const contactBody = z.strictObject({ through: z.enum(contactWays) })

/** A person cannot make a lead a suspect again; a new lead has no callback. */
const changeBody = (now: number) =>
  z
    .strictObject({
      version: z.number().int().min(0),
      state: z.enum(leadStates).exclude(['suspect']).optional(),
      callAt: z.iso
        .datetime({ offset: true })
        .refine((time) => Date.parse(time) > now - dayMs && Date.parse(time) < now + 366 * dayMs)
        .nullable()
        .optional(),
      note: text.trim().max(4000).optional(),
    })
    .refine(({ state, callAt, note }) => state !== undefined || callAt !== undefined || note !== undefined)
    .refine(({ state, callAt }) => !(state === 'new' && callAt))

const undoBody = z.strictObject({ version: z.number().int().min(0) }) satisfies z.ZodType<OutcomeUndo>

const dayMs = 86_400_000
