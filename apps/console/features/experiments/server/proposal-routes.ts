import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import type { Pool } from 'pg'
import { z } from 'zod'
import type { OneProposal, Proposal, ProposalReport, Proposals } from '../api/proposals.ts'
import { goals } from '@repo/contract/experiment.ts'
import { recordPlace, recordSource, withEnd, withRecord } from '@repo/content/source/experiment-records.ts'
import { ChangeError, recordsFile } from '@repo/server/changes/change.ts'
import { proposalState, readFromMain, withdrawProposal } from '@repo/server/changes/open-host.ts'
import { proposeChange } from '@repo/server/changes/propose-change.ts'
import { HttpError } from '@repo/server/http/http-error.ts'
import { code, log } from '@repo/server/log.ts'
import { ownerOnly, type ConsoleDeps, type ConsoleEnv } from '../../../server/console-deps.ts'
import { found, readBody, text, valid } from '../../../server/read-input.ts'
import { readRows } from '../../../server/read-rows.ts'
import { readChoices } from './read-choices.ts'

/** Experiments that an owner proposes to register or to end. The console moves no traffic: a person merges the change, and a release does. */
export function proposalRoutes(deps: ConsoleDeps): Hono<ConsoleEnv> {
  const { pool, settings, experiments, audit, now } = deps
  return new Hono<ConsoleEnv>()
    .get('/experiment-choices', ownerOnly, async (c) => c.json(await readChoices(deps)))
    .get('/proposals', ownerOnly, async (c) => {
      const open = await readProposals(pool)
      const isNew = ({ kind, experiment }: Stored) =>
        kind === 'register' && !experiments.some(({ id }) => id === experiment)
      return c.json<Proposals>({ proposals: open.filter(isNew).map(shown) })
    })
    .get('/proposals/:experiment', ownerOnly, async (c) => {
      const proposal = await findProposal(valid(text, c.req.param('experiment')))
      return c.json<OneProposal>(proposal ? { proposal: await reportOf(proposal) } : {})
    })
    .delete('/proposals/:experiment', ownerOnly, async (c) => {
      const { branch, id } = found(await findProposal(valid(text, c.req.param('experiment'))))
      if (branch) await reachable(() => withdrawProposal(settings, branch))
      await pool.query('update console_proposals set withdrawn_at = $2 where proposal_id = $1', [id, new Date(now())])
      return c.json({})
    })
    .post('/proposals', ownerOnly, async (c) => {
      const asked = await readBody(c, newProposal)
      const person = c.get('person')
      const id = asked.experiment
      const before = await reachable(readRecords)
      const { source, after } = asked.kind === 'end' ? ended(asked, before) : await registered(asked, before)
      const sent = await reachable(() =>
        proposeChange(
          {
            files: [{ path: recordsFile, before, after }],
            title: asked.kind === 'end' ? `End the experiment ${id}` : `Register the experiment ${id}`,
            why: asked.kind === 'end' ? `Everyone gets ${asked.page}` : asked.question,
            author: person.name,
            topic: `experiment/${id}`,
          },
          settings,
          new Date(now()),
        ),
      )
      if (sent.kind === 'changed-meanwhile') throw new HttpError(409, 'changed')
      const { branch, number, url } = sent.kind === 'proposed' ? sent.proposal : {}
      await audit({ person, action: 'experiment-proposed', facts: { experiment: id, kind: asked.kind } })
      await pool.query(
        `insert into console_proposals (experiment, kind, source, branch, number, url, patch, person_name, proposed_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [
          id,
          asked.kind,
          source,
          branch,
          number,
          url,
          sent.kind === 'patch' ? sent.text : null,
          person.name,
          new Date(now()),
        ],
      )
      const proposal = await findProposal(id)
      if (!proposal) throw new HttpError(409, 'changed')
      return c.json<ProposalReport>(await reportOf(proposal))
    })

  /** The records as the main branch has them; where no repository is connected, those of this release. */
  async function readRecords(): Promise<string> {
    return (await readFromMain(settings, recordsFile)) ?? readFileSync(recordsFile, 'utf8')
  }

  async function registered(asked: Registration, before: string): Promise<{ source: string; after: string }> {
    const { pages, takenIds, days, start } = await readChoices(deps)
    const id = asked.experiment
    const [a, b] = asked.pages.map((path) => pages.find((page) => page.path === path))
    if (!a || !b || a === b) throw new HttpError(400, 'invalid')
    if (a.lang !== b.lang) throw new HttpError(409, 'languages-differ')
    if (a.runsIn !== undefined || b.runsIn !== undefined) throw new HttpError(409, 'page-busy')
    // `new` is the address of the form.
    if (id === 'new' || takenIds.includes(id) || recordPlace(before, id)) throw new HttpError(409, 'id-taken')
    const baseline = Math.round((a.goals[asked.goal] / Math.max(1, a.visits)) * 10_000) / 10_000
    if (days < 1 || baseline <= 0 || baseline * asked.worth > 0.95) throw new HttpError(400, 'invalid')
    const { question, goal, worth } = asked
    const arms = [a, b].map(({ path }) => ({ page: path, share: 0.5 }))
    const draft = { id, question, lang: a.lang, goal, baseline, worth, start, arms }
    return { source: recordSource(draft), after: withRecord(before, draft) }
  }

  function ended({ experiment: id, page }: End, before: string): { source: string; after: string } {
    const record = experiments.find((one) => one.id === id)
    if (!record || record.ended || !record.arms.some((arm) => arm.page === page)) throw new HttpError(400, 'invalid')
    if (!recordPlace(before, id)) throw new HttpError(409, 'changed')
    return { source: `    ended: { page: '${page}' },`, after: withEnd(before, id, page) }
  }

  async function findProposal(experiment: string): Promise<Stored | undefined> {
    const isRegistered = experiments.some(({ id }) => id === experiment)
    return (await readProposals(pool, experiment)).find(({ kind }) => kind === 'end' || !isRegistered)
  }

  /** The repository may be away: then the screen says what is known. */
  async function reportOf(stored: Stored): Promise<ProposalReport> {
    if (!stored.branch) return shown(stored)
    try {
      return { ...shown(stored), state: await proposalState(settings, stored.branch) }
    } catch (error) {
      log('change-state-unknown', { reason: code(error instanceof ChangeError ? error.reason : 'unknown') })
      return shown(stored)
    }
  }
}

const newProposal = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('register'),
    experiment: z.string().regex(/^[a-z][a-z0-9-]{1,23}$/),
    question: text
      .trim()
      .min(5)
      .max(200)
      .regex(/^\P{Cc}+$/u),
    goal: z.enum(goals),
    worth: z.number().min(1.05).max(3),
    pages: z.tuple([text, text]),
  }),
  z.object({ kind: z.literal('end'), experiment: text, page: text }),
])
type Registration = Extract<z.output<typeof newProposal>, { kind: 'register' }>
type End = Extract<z.output<typeof newProposal>, { kind: 'end' }>

/** A repository that refuses or does not answer is 503; its message may quote the address and stays here. */
async function reachable<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof ChangeError)) throw error
    log('change-failed', { reason: code(error.reason) })
    throw new HttpError(503, 'repository')
  }
}

interface Stored extends Proposal {
  id: string
  branch?: string
}

/** Newest first, at most 50. */
async function readProposals(pool: Pool, experiment?: string): Promise<Stored[]> {
  const rows = await readRows<Stored>(
    pool,
    `select distinct on (experiment, kind) proposal_id as id, experiment, kind, source, branch, number, url, patch,
      person_name as by, proposed_at as at from console_proposals
    where withdrawn_at is null and ($1::text is null or experiment = $1) order by experiment, kind, proposal_id desc limit 50`,
    [experiment ?? null],
  )
  return rows.toSorted((one, other) => Number(other.id) - Number(one.id))
}

function shown(stored: Stored): Proposal {
  const { id: _, branch: __, ...proposal } = stored
  return proposal
}
