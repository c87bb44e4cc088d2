import type { Pool } from 'pg'
import type { LetterSettings } from '../../settings/api/messages.ts'
import { log } from '@repo/server/log.ts'
import { databaseErrorFacts } from '@repo/server/storage/database-error.ts'
import type { ConsoleDeps } from '../../../server/console-deps.ts'
import { readUnwell } from '../../health/server/check-health.ts'
import { readRows } from '../../../server/read-rows.ts'
import { readSitePages, type SitePages } from '../../funnel/server/site-pages.ts'
import { asConsole } from '../../sign-in/server/rights.ts'
import { readClock } from '../../../server/time-zone.ts'
import { readLetterFacts } from './letter-facts.ts'
import { type Letter, writeHealthMail, writeLetter } from './write-letter.ts'

/** Polls once a minute for letters that are due and for changes of Health, and writes them down for the worker to send. */
export function startLetterJob(deps: ConsoleDeps): { stop: () => Promise<void> } {
  const pages = readSitePages()
  let turn = Promise.resolve()
  const timer = setInterval(() => {
    turn = turn
      .then(async () => writeDueMails(deps, await pages))
      .catch((error: unknown) => log('letters-failed', databaseErrorFacts(error)))
  }, everyMs)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await turn
    },
  }
}

const everyMs = 60_000

/** For all who get letters, and in no request of theirs: with the console's own role. */
export function writeDueMails(deps: ConsoleDeps, pages: SitePages): Promise<void> {
  return asConsole(() => writeMails(deps, pages))
}

async function writeMails(deps: ConsoleDeps, pages: SitePages): Promise<void> {
  const people = await readReaders(deps.pool)
  if (people.length === 0) return
  const unwell = await readUnwell(deps)
  const errors = unwell.filter(({ state }) => state === 'error')
  const origin = deps.settings.CONSOLE_ORIGIN
  for (const { id, lang } of people.filter(({ healthOn }) => healthOn)) {
    const last = await lastHealthMail(deps.pool, id)
    const kind = errors.length > 0 ? 'ill' : 'well'
    const isNews = kind === 'ill' ? last?.kind !== 'ill' : last?.kind === 'ill'
    // At most one an hour: what comes and goes within it is one mail.
    if (isNews && deps.now() - (last?.at.getTime() ?? 0) >= hourMs)
      await addMail(deps.pool, id, kind, dayNow(deps), writeHealthMail(errors, { locale: lang, origin }))
  }
  const { timeZone, today } = await readClock(deps)
  const hour = Number(new Date(deps.now()).toLocaleTimeString('en-GB', { hour: '2-digit', timeZone }).slice(0, 2))
  const isWeekend = new Date(`${today}T12:00:00Z`).getUTCDay() > 4
  const due = people.filter(
    ({ on, hour: at, days }) => on && hour >= at && hour < at + latestHours && !(isWeekend && days === 'sun-thu'),
  )
  if (due.length === 0) return
  const facts = await readLetterFacts(deps, pages, unwell, { timeZone, today })
  for (const { id, lang, hour: at } of due) {
    if (facts.countedUpTo && hour < Math.min(at + waitHours, lastHour)) continue
    await addMail(deps.pool, id, 'letter', facts.day, writeLetter(facts, { locale: lang, origin, timeZone }))
  }
}

/** Counting that is late is waited for, within the day of the letter; then the letter says up to when it counted. */
const waitHours = 2
const lastHour = 23
/** A console that was down at the hour still sends it. */
const latestHours = 6
const hourMs = 3_600_000

/** Adds a mail for the worker to send. A second letter of the same day is none. */
export async function addMail(
  pool: Pool,
  personId: string,
  kind: 'letter' | 'now' | 'ill' | 'well',
  day: string,
  { subject, plain, html }: Letter,
): Promise<void> {
  await pool.query(
    `insert into mails (person_id, kind, day, subject, plain, html) values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [personId, kind, day, subject, plain, html],
  )
}

function readReaders(pool: Pool) {
  return readRows<Omit<LetterSettings, 'mail'> & { id: string }>(
    pool,
    `select person_id as id, lang, letter_on as "on", letter_hour as hour, letter_days as days, health_on as "healthOn"
     from console_people where mail_sealed is not null and (letter_on or health_on)`,
  )
}

async function lastHealthMail(pool: Pool, personId: string): Promise<{ kind: string; at: Date } | undefined> {
  const { rows } = await pool.query<{ kind: string; at: Date }>(
    `select kind, created_at as at from mails where person_id = $1 and kind in ('ill', 'well')
     order by created_at desc limit 1`,
    [personId],
  )
  return rows[0]
}

const dayNow = ({ now }: ConsoleDeps) => new Date(now()).toISOString().slice(0, 10)
