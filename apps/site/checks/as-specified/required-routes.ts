import type { Destination, Path } from '@repo/content/cta.ts'
import type { Locale } from '@repo/contract/locale.ts'
import type { Page, Shell } from '@repo/content/page.ts'
import type { PartKind } from '../parts-in-order.ts'

/** What the specification requires of a route. A page of your own needs no entry: this is not the list of pages. */
export interface RequiredRoute {
  /** The requirements: the route's own, then those of its parts. */
  ids: string
  locale: Locale
  shell: Shell
  trial?: Page['trial']
  /** Its sections in order. */
  parts: readonly PartKind[]
  /** What stands in the place of a part while the claim that it needs is off. Without one the part is left out. */
  instead?: Partial<Record<PartKind, PartKind>>
  /** Every place that its main part links to. Bars and footers are not the page's own. */
  leadsTo: readonly Destination[]
  /** May search engines list it? Everything else advertises, answers one visitor or is empty. */
  indexed?: true
  /** The same page in another language, for search engines. */
  pair?: Path
  /** How many reasons it gives. */
  reasons?: 5 | 10
}

const home = {
  shell: 'site',
  trial: 'trial7',
  parts: [
    'homeHero',
    'trustLine',
    'featureGrid',
    'installClock',
    'beforeAfter',
    'numberedSteps',
    'featuredQuote',
    'testimonials',
    'faq',
    'closing',
  ],
  instead: { installClock: 'themeEmbed', testimonials: 'checkUs' },
  indexed: true,
} as const
const howItWorks = {
  shell: 'site',
  trial: 'trial7',
  parts: ['flow', 'drawnSteps', 'underTheHood', 'howLong', 'trialDays'],
  indexed: true,
} as const
const features = {
  shell: 'site',
  trial: 'trial7',
  parts: ['featureCards', 'comparison', 'whyItWorks', 'lift', 'askClosing'],
  indexed: true,
} as const
const pricing = {
  shell: 'site',
  trial: 'trial7',
  parts: ['plans', 'roiCalculator', 'faq', 'underTheHood', 'daysClosing'],
  indexed: true,
} as const
const integrations = { shell: 'site', parts: ['platform'], leadsTo: ['install'], indexed: true } as const
const quiz = { shell: 'quiz', parts: ['quiz'], leadsTo: [], indexed: true } as const
const results = { shell: 'results', trial: 'trial7', parts: ['results'] } as const
const landing = { shell: 'campaign', trial: 'trial7', parts: ['quizEntry', 'seals', 'sampleQuestions'] } as const
const fiveReasons = {
  shell: 'campaign',
  trial: 'trial14',
  parts: ['campaignHero', 'reasons', 'bonus', 'sideCard'],
  leadsTo: ['install'],
  reasons: 5,
} as const
const tenWays = { ...fiveReasons, indexed: true, reasons: 10 } as const
const variantHome = {
  shell: 'variant',
  trial: 'trial7',
  parts: [
    'visitHero',
    'brandStrip',
    'parts',
    'themeEmbed',
    'stories',
    'targeting',
    'integrationList',
    'faq',
    'closing',
  ],
  instead: { stories: 'checkUs' },
} as const
const lead = { shell: 'campaign', trial: 'trial14', parts: ['leadForm'] } as const
const advertorial = { locale: 'he', shell: 'campaign', trial: 'trial14' } as const
const empty = { ids: 'RT-24', shell: 'none', parts: [], leadsTo: [] } as const
/** Indexed once no detail of the owner is missing. */
const legal = { ids: 'the law', shell: 'legal', parts: ['legalText'], leadsTo: [], indexed: true } as const

/** By path, in the order of the requirements: the one place that says what each route of the specification must be. */
export const requiredRoutes: Readonly<Record<Path, RequiredRoute>> = {
  '/': {
    ids: 'RT-01 PG-01',
    locale: 'en',
    ...home,
    leadsTo: ['install', '/quiz2', '/quiz-en', '/lead-en'],
    pair: '/he',
  },
  '/how-it-works': {
    ids: 'RT-02 PG-02 PG-10 PG-12',
    locale: 'en',
    ...howItWorks,
    leadsTo: ['install', '/integrations', '/quiz-en', '/lead-en'],
    pair: '/how-it-works-he',
  },
  '/how-it-works-he': {
    ids: 'RT-32 PG-02 PG-10 PG-12',
    locale: 'he',
    ...howItWorks,
    leadsTo: ['install', '/integrations-he', '/quiz', '/lead'],
    pair: '/how-it-works',
  },
  '/features': {
    ids: 'RT-03 PG-03 PG-11',
    locale: 'en',
    ...features,
    leadsTo: ['install', '/casestudy', '/quiz-en', '/lead-en'],
    pair: '/features-he',
  },
  '/features-he': {
    ids: 'RT-32 PG-03 PG-11',
    locale: 'he',
    ...features,
    leadsTo: ['install', '/quiz', '/lead'],
    pair: '/features',
  },
  '/pricing': {
    ids: 'RT-04 PG-04 PG-09',
    locale: 'en',
    ...pricing,
    leadsTo: ['install', '/lead-en'],
    pair: '/pricing-he',
  },
  '/integrations': { ids: 'RT-05 PG-06', locale: 'en', ...integrations, pair: '/integrations-he' },
  '/quiz': { ids: 'RT-06', locale: 'he', ...quiz, pair: '/quiz-en' },
  '/quiz-en': { ids: 'RT-07', locale: 'en', ...quiz, pair: '/quiz' },
  '/quiz2': { ids: 'RT-08', locale: 'en', ...quiz, trial: 'trial7', parts: ['game'] },
  '/results': { ids: 'RT-09', locale: 'he', ...results, leadsTo: ['install', '/quiz', '/pricing-he#calculator'] },
  '/results-en': { ids: 'RT-10', locale: 'en', ...results, leadsTo: ['install', '/quiz-en', '/pricing#calculator'] },
  '/he-landing': { ids: 'RT-11 CP-01', locale: 'he', ...landing, leadsTo: ['/quiz', '/blank'] },
  '/legacy': { ids: 'RT-12 CP-01', locale: 'en', ...landing, leadsTo: ['/quiz-en', '/blank'] },
  '/duplicate': { ids: 'RT-13 CP-01', locale: 'he', ...landing, leadsTo: ['/quiz', '/blank'] },
  '/5-reasons': {
    ids: 'RT-14 CP-05 CP-11',
    locale: 'he',
    ...fiveReasons,
    leadsTo: ['install', 'chat-he'],
    indexed: true,
  },
  '/5-reasons-empty': {
    ids: 'RT-15 CP-06 CP-11',
    locale: 'he',
    ...fiveReasons,
    parts: ['campaignHero', 'reasons', 'sideCard'],
    leadsTo: ['install', 'chat-he'],
  },
  '/5-reasons-empty-2': { ids: 'RT-16 RT-33 CP-08', locale: 'en', ...variantHome, leadsTo: ['install', '/lead-en'] },
  '/5-reasons-empty-2-he': { ids: 'RT-17 CP-08', locale: 'he', ...variantHome, leadsTo: ['install', '/lead'] },
  '/5-reasons-copy': { ids: 'RT-18 CP-09', locale: 'en', ...fiveReasons, trial: 'trial7' },
  '/demo': { ids: 'RT-19 CP-09', locale: 'en', ...fiveReasons, trial: 'trial7' },
  '/5-reasons-v2': { ids: 'RT-20 CP-09', locale: 'en', ...fiveReasons },
  '/5-reasons-2': { ids: 'RT-21 CP-09', locale: 'en', ...fiveReasons },
  '/5-reasons-copy3': { ids: 'RT-22 CP-09', locale: 'en', ...fiveReasons, leadsTo: ['install', 'chat-en'] },
  '/5-reasons-copy3-he': { ids: 'RT-23 CP-11', locale: 'he', ...fiveReasons, leadsTo: ['install', 'chat-he'] },
  '/blank': { ...empty, locale: 'en' },
  '/5-reasons-empty-2-he-copy': { ...empty, locale: 'he' },
  '/lead': { ids: 'RT-25 LD-01', locale: 'he', ...lead, leadsTo: ['chat-he'] },
  '/casestudy': {
    ids: 'RT-26 PG-07',
    locale: 'en',
    shell: 'campaign',
    trial: 'trial7',
    parts: ['caseHero', 'crowd', 'benefits', 'testimonials', 'startSteps', 'refundDays', 'faq', 'lampClosing'],
    instead: { testimonials: 'checkUs' },
    leadsTo: ['install'],
    indexed: true,
  },
  '/advertorial': {
    ids: 'RT-27 CP-02',
    ...advertorial,
    parts: [
      'banner',
      'askedHead',
      'dashboard',
      'text',
      'call',
      'beforeAfter',
      'sideCard',
      'voices',
      'questions',
      'trialOffer',
      'promo',
    ],
    leadsTo: ['nowhere', '/quiz', 'install'],
  },
  '/advertorial-he': {
    ids: 'RT-28 CP-04',
    ...advertorial,
    parts: [
      'banner',
      'articleHead',
      'text',
      'call',
      'beforeAfter',
      'dashboard',
      'results',
      'sideCard',
      'voices',
      'steps',
      'questions',
      'price',
      'trialOffer',
    ],
    leadsTo: ['install', '/pricing-he'],
  },
  '/10-ways': {
    ids: 'RT-29 CP-07',
    locale: 'en',
    ...tenWays,
    leadsTo: ['install', 'chat-en'],
    pair: '/10-ways-he',
  },
  '/10-ways-he': {
    ids: 'RT-29 CP-07 CP-11',
    locale: 'he',
    ...tenWays,
    parts: ['banner', 'campaignHero', 'reasons', 'sideCard'],
    leadsTo: ['install', 'chat-he'],
    pair: '/10-ways',
  },
  '/he': { ids: 'RT-32 PG-01', locale: 'he', ...home, leadsTo: ['install', '/quiz', '/lead'], pair: '/' },
  '/404': {
    ids: 'RT-30',
    locale: 'en',
    shell: 'site',
    parts: ['notFound'],
    leadsTo: ['/', '/how-it-works', '/features', '/pricing', '/quiz-en', '/he', '/quiz', '/5-reasons', '/lead'],
  },
  '/pricing-he': {
    ids: 'RT-32 PG-04 PG-09',
    locale: 'he',
    ...pricing,
    leadsTo: ['install', '/lead'],
    pair: '/pricing',
  },
  '/integrations-he': { ids: 'RT-32 PG-06', locale: 'he', ...integrations, pair: '/integrations' },
  '/lead-en': { ids: 'RT-33 LD-01', locale: 'en', ...lead, leadsTo: ['chat-en'] },
  '/accessibility': { ...legal, locale: 'en', pair: '/accessibility-he' },
  '/accessibility-he': { ...legal, locale: 'he', pair: '/accessibility' },
  '/privacy': { ...legal, locale: 'en', pair: '/privacy-he' },
  '/privacy-he': { ...legal, locale: 'he', pair: '/privacy' },
  '/terms': { ...legal, locale: 'en', leadsTo: ['/pricing', '/credits'], pair: '/terms-he' },
  '/terms-he': { ...legal, locale: 'he', leadsTo: ['/pricing-he', '/credits-he'], pair: '/terms' },
  '/credits': { ...legal, locale: 'en', leadsTo: ['/licences.txt'], pair: '/credits-he' },
  '/credits-he': { ...legal, locale: 'he', leadsTo: ['/licences.txt'], pair: '/credits' },
}
