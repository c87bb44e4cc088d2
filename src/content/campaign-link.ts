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
export function campaignFaults(campaign: Campaign): string[] {
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

export const campaignParts = ['source', 'medium', 'campaign', 'content', 'term'] as const satisfies (keyof Campaign)[]
