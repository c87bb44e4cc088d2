import { addDays, type Period } from '@repo/contract/days.ts'
import { type AdSource, sameCampaign } from '@repo/contract/match-campaign.ts'
import type { AdCostRow, CostFile, StoredCosts } from '../api/money.ts'
import type { AdName } from './ad-names.ts'

type StoredRow = StoredCosts['rows'][number]

/** What is stored and the file says again, and the rows of the file that say it. */
export interface Already {
  stored: StoredRow[]
  said: AdCostRow[]
}

/**
 * Days that have a cost already: of the same name and platform, or of another platform for the same campaign. A campaign may run on two
 * platforms, so only a person knows whether the file adds to the other one or takes its place.
 */
export function storedAlready(
  source: AdSource,
  rows: readonly AdCostRow[],
  names: readonly Pick<AdName, 'name' | 'campaign' | 'by'>[],
  costs: Pick<StoredCosts, 'rows' | 'names' | 'known'>,
): Already {
  const campaigns = new Map(names.map(({ name, campaign, by }) => [name, (by !== 'nearest' && campaign) || name]))
  const storedNames = Map.groupBy(costs.rows, ([platform, name]) => `${platform} ${name}`)
  const stored = new Set<StoredRow>()
  const said = new Set<AdCostRow>()
  for (const [name, its] of Map.groupBy(rows, ([one]) => one)) {
    const byDay = new Map(its.map((row) => [row[1], row]))
    for (const others of storedNames.values()) {
      if (!others[0] || !isSame(name, others[0])) continue
      for (const other of others) {
        const row = byDay.get(other[2])
        if (!row) continue
        stored.add(other)
        said.add(row)
      }
    }
  }
  return { stored: [...stored], said: [...said] }

  function isSame(name: string, [platform, other]: StoredRow): boolean {
    if (platform === source) return name === other
    const campaign = storedCampaign(platform, other)
    return sameCampaign(campaigns.get(name) ?? name, [{ campaign, sources: [] }]) !== undefined
  }

  function storedCampaign(platform: AdSource, name: string): string {
    const kept = costs.names.find((one) => one.source === platform && one.name === name)
    return kept ? (kept.campaign ?? name) : (sameCampaign(name, costs.known) ?? name)
  }
}

export type Onto = CostFile['onto']

/** Without an answer a file replaces what its own platform said, as an export of the same days again does. Another platform's cost asks. */
export function ontoUnasked(source: AdSource, { stored }: Already): Onto | undefined {
  return stored.every(([platform]) => platform === source) ? 'replace' : undefined
}

/** The rows of other platforms that go when the file replaces what is stored. */
export function rowsInstead(source: AdSource, { stored }: Already, onto: Onto): CostFile['instead'] {
  if (onto === 'add') return []
  return stored.filter(([platform]) => platform !== source).map(([platform, name, day]) => [platform, name, day])
}

/** The cost in question, in hundredths: as it is stored, and after each answer. */
export function costAfter({ stored, said }: Already): Record<'before' | Onto, number> {
  const before = stored.reduce((sum, [, , , cost]) => sum + cost, 0)
  const after = said.reduce((sum, [, , cost]) => sum + cost, 0)
  return { before, replace: after, add: before + after }
}

/** Days as periods without a gap, in their order. */
export function joinDays(days: Iterable<string>): Period[] {
  const periods: Period[] = []
  for (const day of [...new Set(days)].toSorted()) {
    const last = periods.at(-1)
    if (last && addDays(last.to, 1) === day) last.to = day
    else periods.push({ from: day, to: day })
  }
  return periods
}
