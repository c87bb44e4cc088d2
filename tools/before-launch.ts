import type { LeadRoute } from '@repo/site/analytics/measurement.ts'
import type { Claim } from '@repo/content/claims/claim.ts'
import { isKept, readContradictions, type Contradiction, type Side } from '@repo/content/claims/contradictions.ts'
import { formText } from '@repo/content/claims/form-text.ts'
import type { Ledger } from '@repo/content/claims/ledger.ts'
import { unusedFigures, type Figures } from '@repo/content/claims/measured.ts'
import { isEndlessOffer } from '@repo/content/endless-offer.ts'
import { hasChat } from '@repo/content/has-chat.ts'
import {
  isCallFact,
  isExportFact,
  isLegalDetail,
  isMerchantFact,
  missingDetails,
  type Detail,
} from '@repo/content/owner.ts'
import type { PageFile } from '@repo/content/read-pages.ts'
import { isLive, todayIn } from '@repo/content/schedule.ts'
import { addDays } from '@repo/contract/days.ts'
import type { Brand } from '@repo/site/build/owner-settings.ts'
import { listedPages } from '@repo/site/checks/listed-pages.ts'

/** Launch checklist: placeholders and gaps that only the owner can fill. Empty: ready to launch. */
export function beforeLaunch(
  brand: Brand,
  owner: Readonly<Record<string, Detail>>,
  ledger: Ledger,
  leads: LeadRoute,
  pages: readonly PageFile[] = [],
  figures: Partial<Figures> = {},
  copyrights: Readonly<Record<string, string>> = {},
): LaunchItem[] {
  const today = todayIn(brand.timeZone)
  const live = pages.map(({ page }) => page).filter((page) => isLive(page, today))
  const shown = listedPages(live, ledger)
  return [
    ...placeholders(brand),
    ...contradicting(ledger, shown),
    ...unsentLeads(leads),
    ...gaps(owner),
    ...endless(pages),
    ...unproven(ledger),
    ...pastYears(ledger, shown, copyrights, today),
    ...unfit(figures, today),
  ]
}

/** The checklist as text: how many items block, how many the law requires, how many can wait, and each of them by file, the same advice once. */
export function launchReport(items: readonly LaunchItem[]): string {
  if (items.length === 0) return 'Nothing is missing. Ready to launch.'
  const groups = urgencies.map(({ urgency, heading, says }) => {
    const inGroup = items.filter((item) => item.urgency === urgency)
    const text = [`${heading}: ${inGroup.length}`, ...byFile(inGroup)].join('\n\n')
    return { sum: says(inGroup.length), texts: inGroup.length > 0 ? [text] : [] }
  })
  return [`Before launch: ${groups.map(({ sum }) => sum).join(', ')}.`, ...groups.flatMap(({ texts }) => texts)].join(
    '\n\n',
  )
}

/** One item of the checklist. */
export interface LaunchItem {
  urgency: Urgency
  file: string
  what: string
  todo: string
}

/**
 * A placeholder blocks: the site would lead visitors to nowhere. The law asks for the details of legal pages and for evidence of what is
 * claimed. Without the rest the site works, and says less.
 */
type Urgency = 'blocks' | 'legal' | 'waits'

const urgencies: readonly { urgency: Urgency; heading: string; says: (count: number) => string }[] = [
  {
    urgency: 'blocks',
    heading: 'Blocks the launch',
    says: (count) => (count === 1 ? '1 blocker' : `${count} blockers`),
  },
  { urgency: 'legal', heading: 'Required by law', says: (count) => `${count} required by law` },
  { urgency: 'waits', heading: 'Can wait', says: (count) => `${count} can wait` },
]

function byFile(items: readonly LaunchItem[]): string[] {
  return [...Map.groupBy(items, ({ file }) => file)].map(([file, inFile]) => {
    const parts = [...Map.groupBy(inFile, ({ todo }) => todo)].map(([todo, items]) =>
      [...items.map(({ what }) => `  ${what}`), `    → ${todo}`].join('\n'),
    )
    return [file, ...parts].join('\n')
  })
}

function placeholders({ origin, listing, chat, videos }: Brand): LaunchItem[] {
  const searchId = new URL(listing).searchParams.get('search_id')
  const found: Placeholder[] = [
    new URL(origin).hostname.endsWith('.example') && {
      urgency: 'blocks',
      what: `origin: ${origin}`,
      todo: 'A placeholder: .example domains cannot be registered. Write the address of the site.',
    },
    // An app that is not listed yet has none. Without it the site works; the marketplace counts its visitors as direct (CP-11).
    (searchId === 'sondia-site' || searchId === null) && {
      urgency: searchId === null ? 'waits' : 'blocks',
      what: `listing: ${searchId === null ? 'without search_id' : `search_id=${searchId}`}`,
      todo: 'Search for the app in the Shopify App Store, open it from the results and copy the address with all its parameters.',
    },
    !hasChat({ chat }) && {
      urgency: 'blocks',
      what: `chat.phone: ${chat.phone}`,
      todo: 'A placeholder number. Write the one you answer.',
    },
    ...Object.keys(videos).map(
      (name): Placeholder =>
        videos[name] === '' && {
          urgency: 'waits',
          what: `videos.${name}: none yet`,
          todo: 'Its page plays a drawing instead. Upload the video and write its id.',
        },
    ),
  ]
  return found.flatMap((item) => (item ? [{ file: 'packages/content/brand.ts', ...item }] : []))
}

/** CL-27: offers of which a visitor of two pages reads two. Other contradictions, and offers that are kept on purpose, can wait. */
export function contradicting(
  ledger: Ledger,
  pages: ReadonlyMap<string, readonly string[]>,
  all?: readonly Contradiction[],
): LaunchItem[] {
  return readContradictions(ledger, pages, all).flatMap(({ about, choose, sides, state, ...entry }) => {
    if (state === 'settled') return []
    const isOnPurpose = isKept({ about, choose, ...entry })
    const isOpenOffer = state === 'blocks'
    const head = `${about.en}${isOnPurpose ? `, kept on purpose: ${entry.kept?.trim()}` : ''}`
    return [
      {
        urgency: state,
        file: claimsFile,
        what: [head, ...sides.map(sideText), ...(isOpenOffer ? [choose.en] : [])].join('\n    '),
        todo: isOpenOffer ? howToSettle : isOnPurpose ? `When that no longer holds: ${choose.en}` : choose.en,
      },
    ]
  })
}

const claimsFile = 'packages/content/claims/claims.ts'
const howToSettle =
  'Give the claims of one offer the same value, or switch off with off: true those that are not true. To keep both on purpose, say why in kept of their entry in packages/content/claims/contradictions.ts, in at least 20 characters.'

function sideText({ name, words, pages }: Side): string {
  return `"${words.en}" (${name}): ${pages.join(' ')}`
}

/** Words that name a year which is over: the specification fixes them, and time goes on. */
function pastYears(
  ledger: Ledger,
  pages: ReadonlyMap<string, readonly string[]>,
  copyrights: Readonly<Record<string, string>>,
  today: string,
): LaunchItem[] {
  const thisYear = today.slice(0, 4)
  const claims = Object.entries(ledger).flatMap(([name, claim]) => {
    const words = formText(claim, 'plain', 'en') ?? ''
    const shownOn = pages.get(name) ?? []
    return claim.off || shownOn.length === 0
      ? []
      : [{ file: claimsFile, words, where: `${name}, ${shownOn.join(' ')}` }]
  })
  const footers = Object.entries(copyrights).map(([file, words]) => ({ file, words, where: 'the footer' }))
  return [...footers, ...claims].flatMap(({ file, words, where }) => {
    const year = /\b20\d\d\b/.exec(words)?.[0] ?? thisYear
    return year < thisYear
      ? [
          {
            urgency: 'waits',
            file,
            what: `"${words}" (${where}): it says ${year}, and this is ${thisYear}`,
            todo: 'It came with the project. Write the year that is true of yours.',
          },
        ]
      : []
  })
}

type Placeholder = false | Omit<LaunchItem, 'file'>

function unsentLeads(leads: LeadRoute): LaunchItem[] {
  if (leads !== 'unconnected') return []
  return [
    {
      urgency: 'waits',
      file: '.env',
      what: 'LEADS_TO: not set, so the forms of /lead and /lead-en send nothing',
      todo: 'Until then their pages say so and offer the chat first. Leads go to a collector of your own, to a webhook, or to the chat alone: docs/how-to/deploy.md.',
    },
  ]
}

function gaps(owner: Readonly<Record<string, Detail>>): LaunchItem[] {
  return missingDetails(owner).map(([name, { missing }]) => ({
    urgency: isLegalDetail(name) ? 'legal' : 'waits',
    file: 'packages/content/owner.ts',
    what: `${name}: ${missing}`,
    todo: whatItHolds(name),
  }))
}

function whatItHolds(name: string): string {
  if (isLegalDetail(name))
    return 'Give it a value: until then the accessibility statement, the privacy page and the terms leave out what quotes it, and search engines list them when none is missing. Then have a lawyer read them.'
  if (isCallFact(name))
    return 'Give it a sentence in each language: until then the call that /results and /results-en offer leaves it out.'
  if (isMerchantFact(name))
    return 'Merchants ask this first. Give it a sentence in each language: until then the questions of / and /he, and of pricing, leave it out.'
  if (isExportFact(name))
    return 'Paste it as it was exported, or one for each language: until then /integrations and /integrations-he offer no sample CSV.'
  return 'Give it a sentence in each language: until then "Under the hood" on /how-it-works leaves out its line, and with fewer than three lines the section.'
}

/** Measured figures that are old, or that no page can quote. */
function unfit(figures: Partial<Figures>, today: string): LaunchItem[] {
  const isOld = figures.to !== undefined && figures.to < addDays(today, -90)
  return [...(isOld ? [`answers up to ${figures.to}`] : []), ...unusedFigures(figures)].map((what) => ({
    urgency: 'waits',
    file: 'packages/content/claims/figures.json',
    what,
    todo: 'Older than 90 days, or an answer that is no longer asked, which pages leave out. Run npm run admin -- figures.',
  }))
}

function endless(pages: readonly PageFile[]): LaunchItem[] {
  return pages.flatMap(({ file, page: { banner } }) =>
    banner && isEndlessOffer(banner)
      ? [
          {
            urgency: 'legal',
            file,
            what: `banner: ${banner.text}`,
            todo: "Give it a last day, until: '2026-12-31', or other words.",
          },
        ]
      : [],
  )
}

function unproven(ledger: Ledger): LaunchItem[] {
  const open = Object.entries(ledger).filter(([, { status, off }]) => status === 'unsubstantiated' && !off)
  return risks.flatMap(({ ids, why }) =>
    open
      .filter(([, { id }]) => (ids ?? others(open.map(([, claim]) => claim.id))).includes(id))
      .map(([name, claim]) => ({
        urgency: 'legal',
        file: claimsFile,
        what: `${name}: ${claim.about} (${claim.id}, ${placesOf(claim)})`,
        todo: `${why} Note the evidence in source and set its status to substantiated, or switch it off with off: true.`,
      })),
  )
}

/** Claims by what a false one costs, the dearest first. Without ids: all others. */
const risks: readonly { ids?: readonly string[]; why: string }[] = [
  { ids: ['CL-13', 'CL-14', 'CL-22'], why: 'A promise that binds you: a refund, support, privacy, compatibility.' },
  { ids: ['CL-07', 'CL-08', 'CL-17', 'CL-23'], why: 'A count or a rank that anyone can check.' },
  { ids: ['CL-05', 'CL-06', 'CL-09', 'CL-10', 'CL-11', 'CL-15'], why: 'A result that you had to measure.' },
  { why: 'The rest.' },
]

function others(ids: readonly string[]): string[] {
  return ids.filter((id) => !risks.some((risk) => risk.ids?.includes(id)))
}

function placesOf({ pages }: Claim): string {
  return pages === 'all' ? 'every page' : pages.map((page) => (typeof page === 'string' ? page : page.about)).join(', ')
}
