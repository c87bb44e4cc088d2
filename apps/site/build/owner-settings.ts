import { conversions, isConversion } from '@repo/site/analytics/conversions.ts'
import type { CollectorSetting, LeadRoute, LeadSetting, Measurement } from '@repo/site/analytics/measurement.ts'
import { currencies } from '@repo/content/claims/format-money.ts'
import { currency } from '@repo/content/claims/tiers.ts'
import { parseClaimsMode, claimsModes } from '@repo/content/claims/ledger.ts'
import { nearest } from '@repo/contract/nearest.ts'
import type { OptionalField } from '@repo/contract/optional-fields.ts'

/**
 * Validates the owner's settings: `packages/content/brand.ts`, the currency, and in the environment the claims mode, the tags and the
 * collector. A wrong value stops the build; it would otherwise show only as a broken link or as missing data.
 */
export function ownerSettings(brand: Brand, env: Env, known: KnownSettings = noOthers) {
  const issues = [
    ...brandIssues(brand),
    ...currencyIssues(currency),
    ...unknownIssues(env, known),
    ...claimsIssues(env),
    ...measureIssues(env),
    ...adsIssues(env),
    ...collectorIssues(env),
    ...leadIssues(env),
  ]
  if (issues.length > 0) throw new Error(['Invalid settings:', ...issues].join('\n  '))
  return {
    claims: parseClaimsMode(env.CLAIMS),
    measurement: measurementIn(env),
    collector: collectorIn(env),
    leads: leadsIn(env),
  }
}

export type Settings = ReturnType<typeof ownerSettings>

export interface Brand {
  name: string
  origin: string
  timeZone: string
  listing: string
  chat: { phone: string; text: Readonly<Record<string, string>> }
  videos: Readonly<Record<string, string>>
}

/** The environment, or the file `.env` beside package.json. */
export type Env = Readonly<Record<string, string | undefined>>

/** What makes a name unknown. */
export interface KnownSettings {
  /** The names in `.env.example`: also those of the collector, which may share the environment. */
  names: readonly string[]
  /** The names in `.env`, where nothing but settings is expected. */
  inFile: readonly string[]
}

const noOthers: KnownSettings = { names: [], inFile: [] }

/** The settings that a build reads. */
export const siteSettings = [
  'CLAIMS',
  'MEASURE_GOOGLE',
  'MEASURE_META',
  'MEASURE_GOOGLE_ADS',
  'MEASURE_GOOGLE_ADS_LABELS',
  'MEASURE_ADS_CONSENT',
  'COLLECTOR_URL',
  'LEADS_TO',
  'LEAD_SERVICES',
  'LEAD_FIELDS',
  'LEAD_ANSWERS',
  'RESULTS_FORM',
] as const

/** Settings of version 1.0.0 that do nothing any more, and what is so instead. An owner may still have them. */
const retiredSettings: Readonly<Record<string, string>> = {
  FIELD_DATA:
    'FIELD_DATA does nothing any more: the site no longer measures how fast pages are on visitors’ devices. Remove it.',
}

/** A sentence for each retired setting that is set. The build says it once and goes on. */
export function retiredNotes(env: Env): string[] {
  return Object.entries(retiredSettings).flatMap(([name, sentence]) => (env[name] ? [sentence] : []))
}

/** `npm run words` names these too. */
export function brandIssues({ name, origin, timeZone, listing, chat, videos }: Brand): string[] {
  return [
    say(name.trim() === name && name !== '', 'name', name, 'Write the name without spaces around it.'),
    say(
      URL.parse(origin)?.origin === origin && origin.startsWith('https:'),
      'origin',
      origin,
      'Write the origin of the site: https:// and the host, no path and no slash at the end, like https://sondia.com.',
    ),
    say(
      Intl.supportedValuesOf('timeZone').includes(timeZone),
      'timeZone',
      timeZone,
      'Write the name of a time zone: a continent, a slash and a city, like Asia/Jerusalem.',
    ),
    say(
      URL.parse(listing)?.origin === 'https://apps.shopify.com' &&
        /^\/[\w-]+$/.test(URL.parse(listing)?.pathname ?? ''),
      'listing',
      listing,
      'Copy the address of the app’s page in the Shopify App Store: https://apps.shopify.com/ and the app’s handle.',
    ),
    say(isPhone(chat.phone), 'chat.phone', chat.phone, phoneAdvice(chat.phone)),
    ...Object.entries(chat.text).map(([language, text]) =>
      say(text.trim() !== '', `chat.text.${language}`, text, 'Write the message that the chat opens with.'),
    ),
    ...Object.entries(videos).map(([video, id]) =>
      say(
        /^([\w-]{11})?$/.test(id),
        `videos.${video}`,
        id,
        'Write the eleven characters after v= in the video’s address on YouTube, or nothing while there is no video.',
      ),
    ),
  ].flat()

  function say(isFine: boolean, setting: string, value: string, advice: string): string[] {
    return isFine ? [] : [`${setting} in packages/content/brand.ts is "${value}". ${advice}`]
  }
}

function phoneAdvice(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '')
  return isPhone(digits)
    ? `Write '${digits}': digits only, country code first, without +, spaces and hyphens.`
    : 'Write digits only, country code first, without + and without a leading 0: +972 50 123 4567 is 972501234567.'
}

function isPhone(phone: string): boolean {
  return /^[1-9]\d{6,14}$/.test(phone)
}

export function currencyIssues(code: string): string[] {
  return currencies.some((known) => known === code)
    ? []
    : [
        `currency in packages/content/claims/tiers.ts is "${code}". Write one of ${currencies.join(', ')}; shekels are ILS.`,
      ]
}

/**
 * Misspelt settings: a build with COLECTOR_URL would send nothing, and look like one that does. Every name in `.env` has to be known;
 * the environment has many others, so there only those that resemble a setting are issues.
 */
function unknownIssues(env: Env, { names, inFile }: KnownSettings): string[] {
  const known = [...siteSettings, ...Object.keys(retiredSettings), ...names]
  return Object.entries(env).flatMap(([name, value = '']) => {
    if (value === '' || known.includes(name) || isOfTools.test(name)) return []
    const isOurs = inFile.includes(name) || isPrefixed.test(name)
    const meant = nearest(name, isOurs ? known : siteSettings)
    if (meant) return [`${name} is unknown. Did you mean ${meant}?`]
    return isOurs ? [`${name} is unknown. .env.example lists every setting.`] : []
  })
}

/** Settings of Node, npm, Astro and Vite, which may be in `.env` too. */
const isOfTools = /^(NODE|NPM|ASTRO|VITE)_|^CI$/i
const isPrefixed = /^(MEASURE|COLLECTOR|LEADS?)_/

function claimsIssues({ CLAIMS: mode = '' }: Env): string[] {
  if (mode === '' || claimsModes.some((known) => known === mode)) return []
  return [
    `CLAIMS is "${mode}". Write as-specified to show every claim, or substantiated to show only those with evidence.`,
  ]
}

function measureIssues(env: Env): string[] {
  return Object.entries(env).flatMap(([name, value = '']) => {
    if (!name.startsWith('MEASURE_') || value === '') return []
    const rule = measureRules[name]
    return !rule || rule.fits.test(value) ? [] : [`${name} is "${value}". ${rule.advice}`]
  })
}

const measureRules: Readonly<Record<string, { fits: RegExp; advice: string }>> = {
  MEASURE_GOOGLE: {
    fits: /^(G|GTM)-[A-Z0-9]{4,}$/,
    advice: 'Copy the id of the data stream (G-…) or of the tag manager’s container (GTM-…), in capitals.',
  },
  MEASURE_META: { fits: /^\d{8,20}$/, advice: 'Copy the pixel’s id from the events manager: digits only.' },
  MEASURE_GOOGLE_ADS: {
    fits: /^AW-\d{6,15}$/,
    advice: 'Copy the conversion id from the tag of a conversion action in Google Ads: AW- and digits.',
  },
  MEASURE_ADS_CONSENT: {
    fits: /^(measurement|personalization)$/,
    advice:
      'Write measurement to ask for conversions of ads, or personalization to ask for ads by interest besides. Unset, ads stay denied.',
  },
}

/** Settings for ads that do nothing alone, or that the question of consent would not cover. */
function adsIssues(env: Env): string[] {
  const { MEASURE_GOOGLE: google = '', MEASURE_GOOGLE_ADS: ads = '', MEASURE_GOOGLE_ADS_LABELS: labels = '' } = env
  const consent = env.MEASURE_ADS_CONSENT ?? ''
  return [
    ...labelIssues(labels),
    say(
      ads !== '' && google.startsWith('GTM-'),
      'MEASURE_GOOGLE_ADS is set beside a tag manager. Add the Google Ads tags in its container, and leave MEASURE_GOOGLE_ADS and MEASURE_GOOGLE_ADS_LABELS unset.',
    ),
    say(
      ads !== '' && labels === '',
      'MEASURE_GOOGLE_ADS is set, but no conversion would reach it. Set MEASURE_GOOGLE_ADS_LABELS too.',
    ),
    say(
      ads === '' && labels !== '',
      'MEASURE_GOOGLE_ADS_LABELS is set, but there is no account to send to. Set MEASURE_GOOGLE_ADS too.',
    ),
    say(
      ads !== '' && consent === '',
      'MEASURE_GOOGLE_ADS is set, but the question of consent does not ask for ads. Set MEASURE_ADS_CONSENT to measurement or personalization too.',
    ),
    say(
      consent !== '' && google === '' && ads === '',
      'MEASURE_ADS_CONSENT is set, but Google is not. Set MEASURE_GOOGLE or MEASURE_GOOGLE_ADS too, or leave it unset.',
    ),
  ].flat()

  function say(isIssue: boolean, sentence: string): string[] {
    return isIssue ? [sentence] : []
  }
}

function labelIssues(labels: string): string[] {
  return pairsIn(labels).flatMap(([name, label]) =>
    isConversion(name) && /^[\w-]{4,60}$/.test(label)
      ? []
      : [
          `MEASURE_GOOGLE_ADS_LABELS has "${name}:${label}". Write conversions with their labels, like lead_sent:AbC-D_efG-h12,install_click:XyZ-1. Conversions are ${Object.keys(conversions).join(', ')}; the label is what follows the slash in send_to of Google’s snippet.`,
        ],
  )
}

function measurementIn(env: Env): Measurement | undefined {
  const { MEASURE_GOOGLE: google, MEASURE_META: meta, MEASURE_GOOGLE_ADS: ads } = env
  if (!google && !meta && !ads) return undefined
  return {
    ...(google && { google }),
    ...(meta && { meta }),
    ...(ads && { googleAds: { id: ads, labels: Object.fromEntries(pairsIn(env.MEASURE_GOOGLE_ADS_LABELS ?? '')) } }),
    ...(env.MEASURE_ADS_CONSENT && { adsConsent: env.MEASURE_ADS_CONSENT as Measurement['adsConsent'] }),
  }
}

/** `name:label` pairs, separated by commas. */
function pairsIn(labels: string): [name: string, label: string][] {
  return namesIn(labels).map((pair) => {
    const [name = '', label = ''] = pair.split(':')
    return [name, label]
  })
}

function collectorIssues({ COLLECTOR_URL: url = '' }: Env): string[] {
  const isPath = /^(\/[\w-]+)+$/.test(url)
  const isElsewhere = /^https:\/\/[^/?#@]+(\/[\w-]+)*$/.test(url) && URL.canParse(url)
  return url === '' || isPath || isElsewhere
    ? []
    : [
        `COLLECTOR_URL is "${url}". Write a path of this site that nginx proxies to the collector, like /collect, or its own address: https://, the host, no slash at the end.`,
      ]
}

function collectorIn({ COLLECTOR_URL: url }: Env): CollectorSetting | undefined {
  return url ? { url } : undefined
}

function leadIssues(env: Env): string[] {
  const { LEAD_SERVICES: services = '', LEAD_FIELDS: fields = '' } = env
  const switches = ['LEAD_ANSWERS', 'RESULTS_FORM']
  const used = ['LEAD_SERVICES', 'LEAD_FIELDS', ...switches.filter((name) => env[name] === 'on')]
  return [
    ...(/^[\p{L}\p{N}][\p{L}\p{N} .,&-]*$|^$/u.test(services)
      ? []
      : [`LEAD_SERVICES is "${services}". Write names of services, separated by commas: Slack, Zapier.`]),
    ...(namesIn(fields).every((name) => leadFields[name])
      ? []
      : [`LEAD_FIELDS is "${fields}". Write ${Object.keys(leadFields).join(', ')}, or one of them.`]),
    ...switches.flatMap((name) => switchIssues(name, env[name])),
    ...leadsToIssues(env),
    ...used
      .filter((name) => env[name] && !sends(leadRoute(env)))
      .map(
        (name) =>
          `${name} is "${env[name]}", but the form sends nothing. Set LEADS_TO or COLLECTOR_URL too, or leave ${name} out.`,
      ),
  ]
}

function leadsToIssues(env: Env): string[] {
  const { LEADS_TO: to = '', COLLECTOR_URL: collector = '', LEAD_SERVICES: services = '' } = env
  // Not with its value: that is the secret.
  if (/^(\w+:|\/\/)/.test(to))
    return [
      'LEADS_TO is an address of another server. A webhook’s address is a secret, and the page would show it to everyone. Write a path of this site, like /collect/v1/leads, whose function has the address as LEADS_WEBHOOK: docs/how-to/deploy.md.',
    ]
  if (to === 'collector' && collector === '')
    return ['LEADS_TO is "collector", but there is none. Set COLLECTOR_URL too.']
  if (['', 'none', 'collector'].includes(to)) return []
  if (!/^(\/[\w-]+)+$/.test(to))
    return [
      `LEADS_TO is "${to}". Write collector, none, or a path of this site where a function of its host takes leads, like /collect/v1/leads.`,
    ]
  return [
    ...(collector === ''
      ? []
      : ['LEADS_TO is a path, and COLLECTOR_URL is set too. Write collector, or leave COLLECTOR_URL out.']),
    ...(services === ''
      ? [
          'LEADS_TO is a path, but LEAD_SERVICES is empty. Name the services behind it for the privacy page: Make, Slack.',
        ]
      : []),
    ...(env.LEAD_ANSWERS === 'on' && !measurementIn(env)
      ? [
          'LEAD_ANSWERS is "on", but a build that counts nobody keeps no answers. Set MEASURE_GOOGLE or MEASURE_META too, or leave it out.',
        ]
      : []),
  ]
}

/** `COLLECTOR_URL` alone implies the collector. */
function leadRoute({ LEADS_TO: to, COLLECTOR_URL: collector }: Env): LeadRoute {
  if (to === 'none' || to === 'collector') return to
  if (to) return 'host'
  return collector ? 'collector' : 'unconnected'
}

function sends(route: LeadRoute): boolean {
  return route === 'collector' || route === 'host'
}

function switchIssues(name: string, value = ''): string[] {
  return ['', 'on', 'off'].includes(value) ? [] : [`${name} is "${value}". Write on or off.`]
}

function leadsIn(env: Env): LeadSetting {
  const asked = new Set(namesIn(env.LEAD_FIELDS ?? ''))
  const to = leadRoute(env)
  return {
    to,
    ...(to === 'collector' && { url: `${env.COLLECTOR_URL}/v1/leads` }),
    ...(to === 'host' && { url: env.LEADS_TO }),
    services: env.LEAD_SERVICES ?? '',
    fields: Object.entries(leadFields).flatMap(([name, field]) => (asked.has(name) ? [field] : [])),
    answers: env.LEAD_ANSWERS === 'on',
    onResults: sends(to) && env.RESULTS_FORM !== 'off',
  }
}

/** The optional fields by their names in the setting, in the order of the form. */
const leadFields: Readonly<Record<string, OptionalField>> = { email: 'email', 'store-address': 'storeAddress' }

function namesIn(list: string): string[] {
  return list === '' ? [] : list.split(',').map((name) => name.trim())
}
