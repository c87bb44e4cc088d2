import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { format, resolveConfig } from 'prettier'
import { renderSVG, renderUnicodeCompact } from 'uqr'
import { brand } from '#content/brand.ts'
import { campaignFaults, campaignLink, misspeltNames, type Campaign } from '#content/campaign-link.ts'
import type { Path } from '#content/cta.ts'
import { readLivePages } from '#content/read-pages.ts'
import { redirectFaults } from '#content/redirect.ts'
import { movedPages, shortLinks, type ShortLink } from '#content/redirects.ts'
import { nearest } from '#contract/nearest.ts'
import { withShortLink } from './with-short-link.ts'

/**
 * `npm run link -- /pricing --source meta --campaign spring`: the address with its campaign, and its QR code in the terminal and as a file;
 * also --medium, --content, --term. `--short spring` adds the short link /go/spring to src/content/redirects.ts, and the QR code is its.
 */
const text = { type: 'string' } as const
try {
  console.log(await run())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function run(): Promise<string> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      source: text,
      medium: text,
      campaign: text,
      content: text,
      term: text,
      short: text,
      new: { type: 'boolean', default: false },
    },
  })
  const { short, new: isNew, ...names } = values
  const campaign = names as unknown as Campaign
  const to = (positionals[0] ?? '') as Path
  const pages = (await readLivePages()).map(({ page }) => page.path)
  const doubts = isNew ? [] : misspeltNames(campaign, shortLinks).map((doubt) => `${doubt} If it is new, add --new.`)
  refuse([...pageFaults(to, pages), ...[...campaignFaults(campaign), ...doubts].map((fault) => `The link ${fault}`)])
  if (short === undefined)
    return print(campaignLink(to, campaign), [to.slice(1), names.source, names.campaign].join('-'))

  const link: ShortLink = { name: short, to, ...campaign }
  refuse(redirectFaults({ shortLinks: [...shortLinks, link], movedPages }, pages))
  const file = 'src/content/redirects.ts'
  const source = withShortLink(readFileSync(file, 'utf8'), link)
  writeFileSync(file, await format(source, { ...(await resolveConfig(file)), filepath: file }))
  return `${print(`/go/${short}`, `go-${short}`)}\nIt leads to ${campaignLink(to, campaign)} as soon as ${file} is released.`
}

function print(address: Path, name: string): string {
  const full = brand.origin + address
  const file = `reports/qr/${name}.svg`
  mkdirSync('reports/qr', { recursive: true })
  // Medium error correction and the quiet zone of four modules that the standard wants: for print.
  writeFileSync(file, renderSVG(full, { border: 4, ecc: 'M' }))
  return `${renderUnicodeCompact(full, { border: 2 })}\n${full}\nQR code: ${file}`
}

function pageFaults(to: Path, pages: readonly Path[]): string[] {
  if (pages.includes(to)) return []
  const meant = nearest(to, pages)
  return [
    `There is no page "${to}".${meant ? ` Did you mean ${meant}?` : ' The first word is its path, like /pricing.'}`,
  ]
}

function refuse(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(faults.join('\n'))
}
