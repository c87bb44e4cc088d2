import type { AdSource, KnownCampaign } from '@repo/contract/match-campaign.ts'
import type { CostPer } from '@repo/stats/cost-per.ts'

/** GET /api/money/campaigns, for owners. Sums are in the currency, not in hundredths of it. */
export interface CampaignsReport {
  /** Absent: no cost was ever stored. */
  currency?: string
  /** The last day that a stored file speaks of. */
  upTo?: string
  /** Whether the filters divide a campaign (language, source or page): its cost cannot be divided, so that there is none. */
  isDivided: boolean
  /** Of the period; `open` is the part whose names have no campaign yet. */
  cost: number
  open: number
  /** Dearest first, then most visits. */
  campaigns: CampaignRow[]
  /** The sum of those with a cost for every day. */
  all?: CampaignRow
  /** The same weekday of the week before, which every row has the counts of. Only of a period of one whole day. */
  weekBefore?: string
  /** Names that no choice and no campaign fits, dearest first, each with the nearest campaign. */
  unmatched: { source: AdSource; name: string; cost: number; near?: string }[]
  known: KnownCampaign[]
}

export interface CampaignRow {
  /** utm_campaign; empty: visits without one. */
  campaign: string
  /** utm_source, most visits first. */
  sources: string[]
  /** A name of the ad platform that a person keeps apart: it has a cost, and nothing to count. */
  isApart?: true
  visits: number
  starts: number
  before?: Pick<CampaignRow, 'visits' | 'starts' | 'leads'>
  /** A lead is a phone: a second request within 90 days is none. */
  leads: number
  won: number
  /** Leads that may still be won. */
  open: number
  cost?: number
  /** Days of the period that no file speaks of: then nothing has a cost. */
  missingDays: number
  perStart?: CostPer
  perLead?: CostPer
  perWon?: CostPer
}

/** GET /api/money/costs: what is stored, for the comparison with a file in the browser, which sends nothing of it before Store. */
export interface StoredCosts {
  currency?: string
  /** Of the last 400 days, in hundredths. */
  rows: [source: AdSource, name: string, day: string, cost: number][]
  /** Choices that were kept. Null: kept apart. */
  names: NameChoice[]
  known: KnownCampaign[]
  /** The last file, while it can be taken back. */
  last?: CostsStored
}

/** POST /api/money/costs. `rows`: cost in hundredths. 409 if the currency is another one. */
export interface CostFile {
  source: AdSource
  currency: string
  rows: AdCostRow[]
  /** What is done with a cost that the same source, name and day has already. */
  onto: 'replace' | 'add'
  /** Rows of other sources that the file takes the place of. */
  instead: [source: AdSource, name: string, day: string][]
  /** Confirmed by the person: name → campaign, or null to keep it apart. */
  names: { name: string; campaign: string | null }[]
}

export type AdCostRow = [name: string, day: string, cost: number, clicks: number | null]

/** POST /api/money/undo with the id, within ten minutes and before the next file. */
export interface CostsStored {
  id: string
  days: number
  cost: number
  /** Until when it can be taken back. */
  until: string
}

/** PUT /api/money/names: which campaign a name of the ad platform is. */
export interface NameChoice {
  source: AdSource
  name: string
  campaign: string | null
}
