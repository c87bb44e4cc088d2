import { renderSVG } from 'uqr'
import { brand } from '@repo/content/brand.ts'
import {
  campaignIssues,
  campaignLink,
  campaignParts,
  misspeltNames,
  type Campaign,
} from '@repo/content/campaign-link.ts'
import type { Path } from '@repo/content/cta.ts'
import { shortLinks } from '@repo/content/redirects.ts'

// The campaign link of /kit: the address, or what is wrong with its names, after every key.

const form = document.querySelector<HTMLFormElement>('#link-builder')
const output = form?.querySelector('output')
const download = form?.querySelector('a')
const picture = form?.querySelector('img')
form?.addEventListener('input', show)

function show(): void {
  if (!form || !output || !download || !picture) return
  const fields = new FormData(form)
  const typed = campaignParts.map((part) => [part, String(fields.get(part) ?? '').trim() || undefined] as const)
  const campaign = Object.fromEntries(typed) as unknown as Campaign
  const issues = campaignIssues(campaign)
  const doubts = misspeltNames(campaign, shortLinks)
  const address = brand.origin + campaignLink(String(fields.get('to')) as Path, campaign)
  output.value = [
    ...(issues.length > 0 ? [] : [address]),
    ...[...issues, ...doubts].map((issue) => `The link ${issue}`),
  ].join('\n')
  download.hidden = issues.length > 0
  picture.src = download.href = `data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 4, ecc: 'M' }))}`
}
