import type { Utm } from '@repo/contract/events.ts'

/** Campaigns of the samples, with how many of the visits and of the leads came through each. Every one of them brings leads. */
export const sampleCampaigns: readonly { utm: Utm; visits: number; leads: number }[] = [
  { utm: { utm_source: 'meta', utm_medium: 'paid_social', utm_campaign: 'autumn-lookalike' }, visits: 30, leads: 40 },
  { utm: { utm_source: 'meta', utm_medium: 'paid_social', utm_campaign: 'retargeting' }, visits: 14, leads: 14 },
  { utm: { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'brand' }, visits: 9, leads: 11 },
  { utm: { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'survey-app' }, visits: 11, leads: 19 },
  { utm: { utm_source: 'tiktok', utm_medium: 'paid_social', utm_campaign: 'short-videos' }, visits: 13, leads: 6 },
  { utm: {}, visits: 15, leads: 14 },
  { utm: { utm_source: 'newsletter', utm_medium: 'email', utm_campaign: 'november' }, visits: 5, leads: 6 },
  { utm: { utm_source: 'influencers', utm_medium: 'social', utm_campaign: 'noa' }, visits: 1, leads: 2 },
]
