import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { format, resolveConfig } from 'prettier'
import { renderSVG, renderUnicodeCompact } from 'uqr'
import { brand } from '@repo/content/brand.ts'
import { campaignIssues, campaignLink, misspeltNames, type Campaign } from '@repo/content/campaign-link.ts'
import type { Path } from '@repo/content/cta.ts'
import { readPages } from '@repo/content/read-pages.ts'
import { redirectIssues } from '@repo/content/redirect.ts'
import { movedPages, shortLinks, type ShortLink } from '@repo/content/redirects.ts'
import { todayIn, whyNotLive } from '@repo/content/schedule.ts'
import { addRecord, sourceOf } from '@repo/content/source/write-source.ts'
import { nearest } from '@repo/contract/nearest.ts'

/**
 * `npm run link -- /pricing --source meta --campaign spring`: the address with its campaign, and its QR code in the terminal and as a file;
 * also --medium, --content, --term. `--short spring` adds the short link /go/spring to packages/content/redirects.ts, and the QR code is its.
 */
const text = { type: 'string' } as const
const usage = `npm run link -- /pricing --source meta --campaign spring
Also: --medium paid, --content red, --term shoes, --short spring (adds /go/spring), --new (a name that resembles another one).`
try {
  console.log(await run())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function run(): Promise<string> {
  const { positionals, values } = typedWords()
  const { short, new: isNew, ...names } = values
  const campaign = names as unknown as Campaign
  if (positionals.length !== 1) throw new Error(`Which page? ${usage}`)
  const to = positionals[0] as Path
  const written = (await readPages()).map(({ page }) => page)
  const pages = written.map(({ path }) => path)
  const malformed = campaignIssues(campaign)
  const doubts =
    isNew || malformed.length > 0
      ? []
      : misspeltNames(campaign, shortLinks).map((doubt) => `${doubt} If it is new, add --new.`)
  refuse([...pageIssues(to, pages), ...[...malformed, ...doubts].map((issue) => `The link ${issue}`)])
  const page = written.find(({ path }) => path === to)
  const missing = page && whyNotLive(page, todayIn(brand.timeZone))
  if (short === undefined) {
    const printed = print(campaignLink(to, campaign), [to.slice(1), names.source, names.campaign].join('-'))
    return missing
      ? `${printed}\n${to} is not part of the site (${missing}): until it is, the link ends in a 404.`
      : printed
  }
  if (missing)
    throw new Error(
      `${to} is not part of the site (${missing}). A short link to it would stop the build; add it when the page is there.`,
    )

  const link: ShortLink = { name: short, to, ...campaign }
  refuse(redirectIssues({ shortLinks: [...shortLinks, link], movedPages }, pages))
  const file = 'packages/content/redirects.ts'
  const source = addRecord(readFileSync(file, 'utf8'), 'shortLinks', sourceOf({ ...link }))
  writeFileSync(file, await format(source, { ...(await resolveConfig(file)), filepath: file }))
  return `${print(`/go/${short}`, `go-${short}`)}\nIt leads to ${campaignLink(to, campaign)} as soon as ${file} is released.`
}

function typedWords() {
  try {
    return parseArgs({
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
  } catch (error) {
    // Node adds advice about arguments that begin with a hyphen.
    throw new Error(`${(error as Error).message.split('. ')[0]}. ${usage}`, { cause: error })
  }
}

function print(address: Path, name: string): string {
  const full = brand.origin + address
  const file = `reports/qr/${name}.svg`
  mkdirSync('reports/qr', { recursive: true })
  // Medium error correction and the quiet zone of four modules that the standard wants: for print.
  writeFileSync(file, renderSVG(full, { border: 4, ecc: 'M' }))
  return `${renderUnicodeCompact(full, { border: 2 })}\n${full}\nQR code: ${file}`
}

function pageIssues(to: Path, pages: readonly Path[]): string[] {
  if (pages.includes(to)) return []
  const meant = nearest(to, pages)
  return [
    `There is no page "${to}".${meant ? ` Did you mean ${meant}?` : ' The first word is its path, like /pricing.'}`,
  ]
}

function refuse(issues: readonly string[]): void {
  if (issues.length > 0) throw new Error(issues.join('\n'))
}
