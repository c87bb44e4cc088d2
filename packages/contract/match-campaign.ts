/** Ad platforms whose exports are read; `other` is any table with the same columns. */
export const adSources = ['meta', 'google', 'other'] as const
export type AdSource = (typeof adSources)[number]

/** A campaign of the site's links, and the sources that its visits came from. */
export interface KnownCampaign {
  campaign: string
  sources: readonly string[]
}

/** The campaign of the same name: case, hyphens, underscores and spaces do not count. */
export function sameCampaign(name: string, campaigns: readonly KnownCampaign[]): string | undefined {
  return campaigns.find(({ campaign }) => plain(campaign) === plain(name))?.campaign
}

/**
 * The nearest campaign, for a person to confirm: Dice's coefficient of letter pairs from a half on, or all words of the campaign are in
 * the name. Those of the same platform first. None if the second is as near: a guess between two is no help.
 */
export function suggestCampaign(
  source: AdSource,
  name: string,
  campaigns: readonly KnownCampaign[],
): string | undefined {
  const own = campaigns.filter(({ sources }) => sources.some((one) => platformOf(one) === source))
  return clearlyNearest(name, own) ?? clearlyNearest(name, campaigns)
}

/** The platform that a utm_source belongs to; undefined if it is no ad platform we know. */
export function platformOf(utmSource: string): AdSource | undefined {
  const source = utmSource.toLowerCase()
  if (/^(meta|facebook|fb|instagram|ig)\b/.test(source)) return 'meta'
  if (/^(google|adwords|youtube)\b/.test(source)) return 'google'
  return /^(tiktok|taboola|outbrain|linkedin|bing|microsoft|x|twitter|pinterest|snapchat)\b/.test(source)
    ? 'other'
    : undefined
}

function clearlyNearest(name: string, campaigns: readonly KnownCampaign[]): string | undefined {
  const [best, second] = campaigns
    .map(({ campaign }) => ({ campaign, score: likeness(name, campaign) }))
    .toSorted((one, other) => other.score - one.score)
  return best && best.score >= 0.5 && best.score - (second?.score ?? 0) >= 0.15 ? best.campaign : undefined
}

function likeness(name: string, campaign: string): number {
  const dice = pairLikeness(plain(name), plain(campaign))
  const words = splitWords(name)
  const wanted = splitWords(campaign)
  return wanted.length > 0 && wanted.every((word) => words.includes(word)) ? 0.5 + dice / 2 : dice
}

function pairLikeness(one: string, other: string): number {
  const left = splitPairs(other)
  const all = splitPairs(one).length + left.length
  let shared = 0
  for (const pair of splitPairs(one)) {
    const place = left.indexOf(pair)
    if (place < 0) continue
    left.splice(place, 1)
    shared += 1
  }
  return all === 0 ? 0 : (2 * shared) / all
}

const splitPairs = (text: string) => [...text].slice(1).map((letter, index) => `${[...text][index]}${letter}`)
const splitWords = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const plain = (text: string) => text.toLowerCase().replaceAll(/[-_\s]/g, '')
