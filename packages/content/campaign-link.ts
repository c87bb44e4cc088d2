import { nearest } from '@repo/contract/nearest.ts'
import type { Path } from './cta.ts'

/** Where a visitor came from, as the utm parameters of a link say it: letters, digits, dots, hyphens and underscores, in lower case. */
export interface Campaign {
  /** Who sends the visitor: meta, google, newsletter, print. */
  source: string
  /** By which kind of traffic: paid, email, social, qr. */
  medium?: string
  campaign: string
  /** Which ad of several. */
  content?: string
  /** Which keyword. */
  term?: string
}

/** The address of a page with its campaign. */
export function campaignLink(to: Path, campaign: Campaign): Path {
  const query = campaignParts.flatMap((part) => (campaign[part] ? [`utm_${part}=${campaign[part]}`] : []))
  return `${to}?${query.join('&')}`
}

/** What is wrong with a campaign, as ends of a sentence. */
export function campaignIssues(campaign: Campaign): string[] {
  return campaignParts.flatMap((part) => {
    const value = campaign[part]
    if (value === undefined)
      return part === 'source' || part === 'campaign' ? [`has no ${part}. Reports group visits by it.`] : []
    // Reports count Spring and spring as two campaigns.
    return /^[a-z0-9][a-z0-9._-]*$/.test(value)
      ? []
      : [`has the ${part} "${value}". Write it in lower case, with digits, dots, hyphens and underscores only.`]
  })
}

/** Names that resemble one that a link of the owner has already: a slip of the finger is a campaign of its own in every report. */
export function misspeltNames(campaign: Campaign, known: readonly Campaign[]): string[] {
  return campaignParts.flatMap((part) => {
    const value = campaign[part]
    const names = known.flatMap((other) => other[part] ?? [])
    if (value === undefined || names.includes(value)) return []
    const meant = nearest(value, names)
    return meant ? [`has the ${part} "${value}", which no short link had before. Did you mean ${meant}?`] : []
  })
}

const campaignParts = ['source', 'medium', 'campaign', 'content', 'term'] as const satisfies (keyof Campaign)[]
