import type { Pool } from 'pg'
import type { CampaignRow, CampaignsReport } from '../api/money.ts'
import type { Filters } from '../../funnel/api/reports.ts'
import { addDays, countDays, listDays } from '@repo/contract/days.ts'
import { type AdSource, type KnownCampaign, sameCampaign, suggestCampaign } from '@repo/contract/match-campaign.ts'
import { costPer } from '@repo/stats/cost-per.ts'
import { buildWhere, readStageCounts } from '../../funnel/server/read-stage-counts.ts'
import type { SitePages } from '../../funnel/server/site-pages.ts'
import { byKey, sumTotals } from '../../funnel/server/sum-totals.ts'
import { readFirstDay } from '../../today/server/read-first-day.ts'

/** Visits, starts, leads and won leads by campaign, and what each cost. Cost that no choice and no name fits stays apart. */
export async function readCampaigns(
  pool: Pool,
  pages: SitePages,
  filters: Filters,
  today: string,
): Promise<CampaignsReport> {
  const [weekBefore, counts, leads, spent, files, known] = await Promise.all([
    readWeekBefore(pool, pages, filters, today),
    readStageCounts(pool, pages, filters, 'utm_campaign').then(byKey),
    readLeads(pool, pages, filters),
    readSpent(pool, filters),
    readFiles(pool),
    readKnownCampaigns(pool, filters.to),
  ])
  const { lang, source, page } = filters
  const isDivided = [lang, source, page].some((one) => one !== undefined)
  const named = isDivided ? [] : spent.map((one) => ({ ...one, ...matched(one, known) }))
  // With a filter by campaign, the cost of the others is none of its business.
  const shown = named.filter(({ campaign }) => filters.campaign === undefined || campaign === filters.campaign)
  // One that ran a week ago only is what the day lacks.
  const earlier = weekBefore?.counts.keys() ?? []
  const rows = [...new Set([...counts.keys(), ...leads.keys(), ...earlier, ...shown.map(({ campaign }) => campaign)])]
    .filter((campaign) => campaign !== undefined)
    .map((campaign) => {
      const { visits, starts } = sumTotals(counts.get(campaign) ?? [])
      const ads = shown.filter((one) => one.campaign === campaign)
      const sources = known.find((one) => one.campaign === campaign)?.sources ?? leads.get(campaign)?.sources ?? []
      const { leads: count = 0, won = 0, open = 0 } = leads.get(campaign) ?? {}
      const missingDays = Math.max(0, ...ads.map((ad) => countMissing(ad.source, files, filters)))
      const before = weekBefore && pick(sumTotals(weekBefore.counts.get(campaign) ?? []))
      const row = { campaign, sources: [...sources], visits, starts, leads: count, won, open, missingDays }
      return withCosts({ ...row, ...(before && { before }) }, ads)
    })
  const apart = shown
    .filter(({ isApart, cost }) => isApart && cost > 0)
    .map(({ source: platform, name, cost }): CampaignRow => ({
      ...nothing,
      campaign: name,
      sources: [platform],
      isApart: true,
      cost,
    }))
  const whole = rows.filter(({ cost, missingDays }) => cost !== undefined && missingDays === 0)
  const unmatched = shown.filter(({ campaign, isApart, cost }) => campaign === undefined && !isApart && cost > 0)
  const [last] = files.toSorted((a, b) => b.last.localeCompare(a.last))
  const currency = spent[0]?.currency
  return {
    ...(currency && { currency }),
    ...(last && { upTo: last.last }),
    isDivided,
    cost: sum(shown, ({ cost }) => cost),
    open: sum(unmatched, ({ cost }) => cost),
    campaigns: [...rows, ...apart]
      .filter(({ before, cost, ...now }) => sumOf(now) + (before ? sumOf(before) : 0) + (cost ?? 0) > 0)
      .toSorted((a, b) => (b.cost ?? 0) - (a.cost ?? 0) || b.visits - a.visits || b.leads - a.leads),
    ...(whole.length > 0 && { all: sumRows(whole) }),
    ...(weekBefore && { weekBefore: weekBefore.day }),
    unmatched: unmatched
      .map(({ source: platform, name, cost }) => {
        const near = suggestCampaign(platform, name, known)
        return { source: platform, name, cost, ...(near !== undefined && { near }) }
      })
      .toSorted((a, b) => b.cost - a.cost),
    known,
  }
}

type Counts = Pick<CampaignRow, 'visits' | 'starts' | 'leads'>

/** Of one whole day, the counts of the same weekday before: only if that one was counted from its beginning. */
async function readWeekBefore(pool: Pool, pages: SitePages, filters: Filters, today: string) {
  const { from, to } = filters
  const day = addDays(from, -7)
  if (from !== to || to >= today || ((await readFirstDay(pool)) ?? today) >= day) return undefined
  return { day, counts: byKey(await readStageCounts(pool, pages, { ...filters, from: day, to: day }, 'utm_campaign')) }
}

function pick({ visits, starts, leads }: Counts): Counts {
  return { visits, starts, leads }
}

function sumOf({ visits, starts, leads }: Counts): number {
  return visits + starts + leads
}

const nothing = { visits: 0, starts: 0, leads: 0, won: 0, open: 0, missingDays: 0 }

/** A kept choice, or the campaign of the same name. */
function matched({ name, choice }: Spent, known: readonly KnownCampaign[]): { campaign?: string; isApart: boolean } {
  if (choice) return choice.campaign === null ? { isApart: true } : { campaign: choice.campaign, isApart: false }
  const campaign = sameCampaign(name, known)
  return { ...(campaign !== undefined && { campaign }), isApart: false }
}

function withCosts(row: CampaignRow, ads: readonly Spent[]): CampaignRow {
  const cost = sum(ads, (ad) => ad.cost)
  if (cost === 0) return row
  const { starts, leads, won, missingDays } = row
  if (missingDays > 0) return { ...row, cost }
  return { ...row, cost, perStart: costPer(cost, starts), perLead: costPer(cost, leads), perWon: costPer(cost, won) }
}

function sumRows(rows: readonly CampaignRow[]): CampaignRow {
  const of = (key: 'visits' | 'starts' | 'leads' | 'won' | 'open') => sum(rows, (row) => row[key])
  const counts = { visits: of('visits'), starts: of('starts'), leads: of('leads'), won: of('won'), open: of('open') }
  const cost = sum(rows, (row) => row.cost ?? 0)
  const before = (key: keyof Counts) => sum(rows, (row) => row.before?.[key] ?? 0)
  const hasBefore = rows.some((row) => row.before)
  return withCosts(
    {
      campaign: '',
      sources: [],
      ...counts,
      ...(hasBefore && { before: { visits: before('visits'), starts: before('starts'), leads: before('leads') } }),
      missingDays: 0,
    },
    [{ cost } as Spent],
  )
}

interface Spent {
  source: AdSource
  name: string
  currency: string
  cost: number
  choice: { campaign: string | null } | null
}

/** Every name that ever had a cost, with what it cost in the period. */
async function readSpent(pool: Pool, { from, to }: Filters): Promise<Spent[]> {
  const { rows } = await pool.query<Spent>(
    `select source, name, min(currency) as currency,
       coalesce(sum(cost_minor) filter (where day between $1 and $2), 0)::float8 / 100 as cost,
       (select jsonb_build_object('campaign', utm_campaign) from ad_names chosen
        where chosen.source = ad_costs.source and chosen.name = ad_costs.name) as choice
     from ad_costs group by source, name`,
    [from, to],
  )
  return rows
}

interface AdFileDays {
  source: AdSource
  first: string
  last: string
}

async function readFiles(pool: Pool): Promise<AdFileDays[]> {
  const { rows } = await pool.query<AdFileDays>(
    'select source, first_day::text as first, last_day::text as last from ad_imports',
  )
  return rows
}

/** Days of the period that no file of the platform speaks of. */
function countMissing(source: AdSource, files: readonly AdFileDays[], period: Filters): number {
  const own = files.filter((file) => file.source === source)
  const known = listDays(period).filter((day) => own.some(({ first, last }) => first <= day && day <= last))
  return countDays(period) - known.length
}

type LeadCounts = Pick<CampaignRow, 'campaign' | 'sources' | 'leads' | 'won' | 'open'>

async function readLeads(pool: Pool, pages: SitePages, filters: Filters): Promise<Map<string, LeadCounts>> {
  const { where, values } = buildWhere(pages, filters)
  const { rows } = await pool.query<LeadCounts>(
    `select utm_campaign as campaign, array_agg(distinct utm_source) as sources, count(*)::integer as leads,
       (count(*) filter (where outcome = 'won'))::integer as won,
       (count(*) filter (where outcome in ('new', 'called', 'no_answer')))::integer as open
     from lead_daily where ${where} and not is_suspect and not is_repeat group by utm_campaign`,
    values,
  )
  return new Map(rows.map((row) => [row.campaign, row]))
}

/** Campaigns that links of the last 400 days carried, with their sources, most visits first. */
export async function readKnownCampaigns(pool: Pool, to: string): Promise<KnownCampaign[]> {
  const { rows } = await pool.query<KnownCampaign>(
    `select campaign, array_agg(source order by visits desc, source) as sources from (
       select utm_campaign as campaign, utm_source as source, sum(visits) as visits from campaign_daily
       where day between $1 and $2 and stage = 'visit' group by 1, 2
     ) one group by campaign order by sum(visits) desc`,
    [addDays(to, -400), to],
  )
  return rows
}

function sum<Row>(rows: readonly Row[], of: (row: Row) => number): number {
  return rows.reduce((total, row) => total + of(row), 0)
}
