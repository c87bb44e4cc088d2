import type { AdCostRow, StoredCosts } from '../api/money.ts'
import { type AdSource, sameCampaign, suggestCampaign } from '@repo/contract/match-campaign.ts'

/** A name in the file and the campaign that it is. `nearest` is a suggestion: it counts when it is confirmed. */
export interface AdName {
  name: string
  days: number
  cost: number
  /** Null: kept apart. Absent: none fits. */
  campaign?: string | null
  by: 'chosen' | 'known' | 'same' | 'nearest' | 'none'
}

/** The names of the file in its order, each with its campaign: chosen now, kept from before, the same name, or the nearest. */
export function adNames(
  source: AdSource,
  rows: readonly AdCostRow[],
  { names, known }: Pick<StoredCosts, 'names' | 'known'>,
  choices: ReadonlyMap<string, string | null>,
): AdName[] {
  return [...Map.groupBy(rows, ([name]) => name)].map(([name, its]) => ({
    name,
    days: its.length,
    cost: its.reduce((sum, [, , cost]) => sum + cost, 0),
    ...match(name),
  }))

  function match(name: string): Pick<AdName, 'campaign' | 'by'> {
    const chosen = choices.get(name)
    if (chosen !== undefined) return { campaign: chosen, by: 'chosen' }
    const kept = names.find((one) => one.source === source && one.name === name)
    if (kept) return { campaign: kept.campaign, by: 'known' }
    const same = sameCampaign(name, known)
    if (same !== undefined) return { campaign: same, by: 'same' }
    const near = suggestCampaign(source, name, known)
    return near === undefined ? { by: 'none' } : { campaign: near, by: 'nearest' }
  }
}
