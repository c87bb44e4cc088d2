import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { leadEncryption } from '@repo/server/leads/lead-encryption.ts'
import type { LeadKey } from '@repo/server/settings/keys.ts'
import { erasePerson } from '@repo/server/leads/erase-leads.ts'
import { readLastLeads } from '../leads/read-leads.ts'
import { resealLeads } from '../leads/reseal-leads.ts'
import { generateLoad } from '../testing/load-generator.ts'
import { sampleLead } from '@repo/testing/seed/sample-leads.ts'
import { startTestCollector } from '../testing/test-collector.ts'
import { startTestService } from '../testing/test-service.ts'

// The first is the key that the test collector encrypts with.
const old: LeadKey = { id: 'test', secret: Buffer.alloc(32, 1) }
const current: LeadKey = { id: 'new', secret: Buffer.alloc(32, 3) }
const indexKey = Buffer.alloc(32, 2)

const collector = await startTestCollector()
afterAll(() => collector.stop())
const { worker } = collector
beforeEach(() => collector.rows('truncate leads, outbox cascade'))

test('after a run every lead decrypts with the new key alone, is otherwise as it was, and the old key is free', async () => {
  await store(7)
  const before = await readable(old)
  expect(before.filter(({ email, storeAddress, answers }) => email && storeAddress && answers)).toHaveLength(4)
  const { status, stdout } = reseal(current, old)
  expect(stdout).toContain('Leads encrypted anew with the key "new": 7 ')
  expect(stdout).toContain('No lead needs the key "test".')
  expect(status).toBe(0)
  expect(await readable(current)).toEqual(before)
  expect(reseal(current)).toMatchObject({ status: 0, stdout: expect.stringContaining('"new": 0 ') })
  // Found by its phone as before: the blind index has its own key.
  expect(await erasePerson(worker, indexKey, '050-1234567')).toMatchObject({ leads: 7 })
})

test('a note is encrypted anew with its lead, also if only one of the two is under an old key', async () => {
  await store(3)
  const ids = (await collector.rows('select lead_id from leads order by lead_id')).map(
    ({ lead_id: id }) => id as string,
  )
  const writeNote = (id: string, key: LeadKey) =>
    collector.rows('update leads set note_sealed = $2, note_key_id = $3 where lead_id = $1', [
      id,
      leadEncryption([key]).encrypt(id, 'note', 'asked for a short talk'),
      key.id,
    ])
  const [first = '', second = '', third = ''] = ids
  await writeNote(first, old)
  await writeNote(second, current)
  expect(reseal(current, old)).toMatchObject({ status: 0, stdout: expect.stringContaining('"new": 3 ') })
  await writeNote(third, old)
  const again = reseal(current, old)
  expect(again.stdout).toContain('"new": 1 ')
  expect(again.stdout).toContain('No lead needs the key "test".')
  expect(again.status).toBe(0)
  const notes = await collector.rows('select lead_id, note_key_id, note_sealed from leads order by lead_id')
  for (const { lead_id: id, note_key_id: keyId, note_sealed: sealed } of notes) {
    expect(keyId).toBe('new')
    expect(leadEncryption([current]).decrypt('new', id, 'note', sealed)).toBe('asked for a short talk')
  }
  await writeNote(first, { id: 'gone', secret: Buffer.alloc(32, 9) })
  const missing = reseal(current, old)
  expect(missing.stdout).toContain('Leads that still need the key "gone": 1.')
  expect(missing.stderr).toContain('which is not listed in COLLECTOR_LEAD_KEYS')
  expect(missing.status).toBe(1)
})

test('addresses of people and receivers are encrypted anew', async () => {
  const before = leadEncryption([old])
  const [person, receiver] = [crypto.randomUUID(), crypto.randomUUID()]
  const sealed = (id: string) => before.encrypt(id, 'address', 'noa@example.com')
  await collector.rows(
    "insert into console_people (person_id, name, role, mail_key_id, mail_sealed) values ($1, 'Noa', 'caller', 'test', $2)",
    [person, sealed(person)],
  )
  await collector.rows(
    "insert into receivers (receiver_id, kind, name, body, lang, key_id, address_sealed) values ($1, 'mail', 'Noa', 'alert', 'en', 'test', $2)",
    [receiver, sealed(receiver)],
  )
  expect(reseal(current, old).status).toBe(0)
  const after = leadEncryption([current])
  const [{ mail }] = await collector.rows('select mail_sealed as mail from console_people')
  const [{ address }] = await collector.rows('select address_sealed as address from receivers')
  expect([after.decrypt('new', person, 'address', mail), after.decrypt('new', receiver, 'address', address)]).toEqual([
    'noa@example.com',
    'noa@example.com',
  ])
  await collector.rows('truncate console_people, receivers cascade')
})

test('an interrupted run keeps its finished batches, and the next one continues', async () => {
  await store(7)
  const encryption = leadEncryption([current, old])
  const interrupted = resealLeads(worker, encryption, {
    batchRows: 3,
    onBatch: () => {
      throw new Error('interrupted')
    },
  })
  await expect(interrupted).rejects.toThrow('interrupted')
  expect(await keyIds()).toEqual({ new: 3, test: 4 })
  expect(await resealLeads(worker, encryption, { batchRows: 3 })).toEqual({ resealed: 4, errors: [] })
  expect(await keyIds()).toEqual({ new: 7 })
})

test('while the service stores leads and people are erased, no lead is lost or unreadable', async () => {
  await store(300)
  const renewed = await startTestService(collector.urls.ingest, { COLLECTOR_LEAD_KEYS: ring(current, old) })
  await renewed.ready()
  const load = generateLoad(renewed.url, 3)
  const phone = '052-7654321'
  const gone = { ...sampleLead(), phone }
  await collector.service.post('/v1/leads', gone)
  const encryption = leadEncryption([current, old])
  const [{ resealed, errors }, erased] = await Promise.all([
    resealLeads(worker, encryption, { batchRows: 10 }),
    erasePerson(worker, indexKey, phone),
  ])
  await expect.poll(() => load.leads.size).toBeGreaterThan(0)
  await load.stop()
  await renewed.stop()
  expect(errors).toEqual([])
  expect(erased.leads).toBe(1)
  // With the erased one, if its batch came first.
  expect([300, 301]).toContain(resealed)
  const stored = await readable(current)
  expect(stored).toHaveLength(300 + load.leads.size)
  expect(stored.map(({ phone: one }) => one)).not.toContain(phone)
})

test('a lead that is in use is not waited for; it is named, and the next run takes it', async () => {
  await store(3)
  const other = new pg.Client(collector.urls.owner)
  await other.connect()
  await other.query('begin; select from leads order by lead_id limit 1 for update')
  const first = reseal(current, old)
  await other.end()
  expect(first.stdout).toContain('"new": 2 ')
  expect(first.stdout).toContain('Leads that still need the key "test": 1.')
  expect(first.stdout).toContain('run this again')
  expect(first.status).toBe(1)
  expect(reseal(current, old)).toMatchObject({ status: 0, stdout: expect.stringContaining('"new": 1 ') })
})

test('a lead whose key is missing or whose row was changed is named and left as it is; all others are encrypted anew', async () => {
  await store(4)
  const [unknown, changed] = (await collector.rows('select lead_id from leads order by lead_id limit 2')).map(
    ({ lead_id: id }) => id as string,
  )
  await collector.rows("update leads set key_id = 'gone' where lead_id = $1", [unknown])
  await collector.rows("update leads set phone_sealed = phone_sealed || '\\x00' where lead_id = $1", [changed])
  const { status, stdout, stderr } = reseal(current, old)
  expect(stdout).toContain('"new": 2 ')
  expect(stdout).toContain('Leads that still need the key "gone": 1.')
  expect(stdout).toContain('Leads that still need the key "test": 1.')
  expect(stdout).not.toContain('No lead needs')
  expect(stderr).toContain(`Lead ${unknown} was encrypted with the key "gone"`)
  expect(stderr).toContain(`Lead ${changed} does not decrypt with the key "test"`)
  expect(status).toBe(1)
  expect(await keyIds()).toEqual({ gone: 1, new: 2, test: 1 })
})

test('neither a name nor a phone is printed', async () => {
  await store(1)
  const { stdout, stderr } = reseal(current, old)
  expect(stdout + stderr).not.toMatch(/דנה|1234567|store\.example/)
})

async function store(count: number): Promise<void> {
  await Promise.all(
    Array.from({ length: count }, (_, index) =>
      // Some with the optional fields.
      collector.service.post('/v1/leads', {
        ...sampleLead(),
        ...(index % 2 === 0 && {
          email: 'dana@store.example',
          storeAddress: 'store.example',
          answers: { goal: 'pdp' },
        }),
      }),
    ),
  )
}

function reseal(...keys: LeadKey[]) {
  return spawnSync(process.execPath, [fileURLToPath(new URL('reseal.ts', import.meta.url))], {
    env: { COLLECTOR_WORKER_DATABASE_URL: collector.urls.worker, COLLECTOR_LEAD_KEYS: ring(...keys) },
    encoding: 'utf8',
    timeout: 20_000,
  })
}

function ring(...keys: LeadKey[]): string {
  return keys.map(({ id, secret }) => `${id}:${secret.toString('base64')}`).join(',')
}

/** All leads, by id; throws if one does not decrypt with this key. */
async function readable(key: LeadKey) {
  const leads = await readLastLeads(worker, leadEncryption([key]), 100_000)
  return leads
    .map((lead) => {
      if (lead instanceof Error) throw lead
      return lead
    })
    .toSorted((a, b) => a.id.localeCompare(b.id))
}

async function keyIds(): Promise<Record<string, number>> {
  const rows = await collector.rows('select key_id, count(*)::integer as leads from leads group by key_id')
  return Object.fromEntries(rows.map(({ key_id: id, leads }) => [id, leads]))
}
