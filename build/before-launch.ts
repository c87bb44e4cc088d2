import type { CollectorSetting } from '#analytics/measurement.ts'
import type { Claim } from '#claims/claim.ts'
import type { Ledger } from '#claims/fill-claims.ts'
import { missingDetails, type Detail } from '#content/owner.ts'
import type { Brand } from './owner-settings.ts'

/** What still stands as it came with the project, and is only for its owner to supply. Empty means: launch. */
export function beforeLaunch(
  brand: Brand,
  owner: Readonly<Record<string, Detail>>,
  ledger: Ledger,
  collector: CollectorSetting | undefined,
): Waiting[] {
  return [...placeholders(brand), ...unsentLeads(collector), ...gaps(owner), ...unproven(ledger)]
}

/** The list as an owner reads it: by file, and the same advice once. */
export function launchReport(waiting: readonly Waiting[]): string {
  if (waiting.length === 0) return 'Nothing waits for the owner. Launch.'
  const sum = waiting.length === 1 ? 'One thing waits' : `${waiting.length} things wait`
  const files = [...Map.groupBy(waiting, ({ file }) => file)].map(([file, inFile]) => {
    const parts = [...Map.groupBy(inFile, ({ todo }) => todo)].map(([todo, items]) =>
      [...items.map(({ what }) => `  ${what}`), `    → ${todo}`].join('\n'),
    )
    return [file, ...parts].join('\n')
  })
  return [`${sum} for the owner before launch.`, ...files].join('\n\n')
}

/** One thing that waits for the owner. */
export interface Waiting {
  file: string
  what: string
  todo: string
}

function placeholders({ origin, listing, chat, videos }: Brand): Waiting[] {
  const file = 'src/content/brand.ts'
  const waiting: Waiting[] = []
  if (new URL(origin).hostname.endsWith('.example')) {
    waiting.push({ file, what: `origin: ${origin}`, todo: 'Nobody can own this address. Write the site’s own.' })
  }
  const searchId = new URL(listing).searchParams.get('search_id')
  if (searchId === 'sondia-site') {
    waiting.push({
      file,
      what: `listing: search_id=${searchId}`,
      todo: 'Search for the app in the marketplace, open it from the results and copy the address with all its parameters.',
    })
  }
  // North American numbers 555-0100 to 555-0199 are kept free for fiction.
  if (/^1\d{3}55501\d\d$/.test(chat.phone)) {
    waiting.push({
      file,
      what: `chat.phone: ${chat.phone}`,
      todo: 'This number is nobody’s. Write the one you answer.',
    })
  }
  for (const video of Object.keys(videos).filter((name) => videos[name] === '')) {
    waiting.push({
      file,
      what: `videos.${video}: none yet`,
      todo: 'Its page says that the video is coming. Upload it and write its id.',
    })
  }
  return waiting
}

function unsentLeads(collector: CollectorSetting | undefined): Waiting[] {
  if (collector) return []
  return [
    {
      file: '.env',
      what: 'COLLECTOR_URL: not set, so the form of /lead sends nothing',
      todo: 'Its page says so and leads with the chat. Run the collector and set its address: docs/how-to/collect.md.',
    },
  ]
}

function gaps(owner: Readonly<Record<string, Detail>>): Waiting[] {
  return missingDetails(owner).map(([name, { missing }]) => ({
    file: 'src/content/owner.ts',
    what: `${name}: ${missing.en}`,
    todo: 'Give it a value: the accessibility statement, the privacy page and the terms quote it, and search engines list them when none is missing. Then have a lawyer read them.',
  }))
}

function unproven(ledger: Ledger): Waiting[] {
  return Object.entries(ledger)
    .filter(([, { status, off }]) => status === 'unsubstantiated' && !off)
    .map(([name, claim]) => ({
      file: 'src/claims/claims.ts',
      what: `${name}: ${claim.about} (${claim.id}, ${placesOf(claim)})`,
      todo: 'Note the evidence in source and set its status to substantiated, or switch it off with off: true.',
    }))
}

function placesOf({ pages }: Claim): string {
  return pages === 'all' ? 'every page' : pages.map((page) => (typeof page === 'string' ? page : page.about)).join(', ')
}
