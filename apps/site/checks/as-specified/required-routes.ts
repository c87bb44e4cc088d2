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

const plans: PartKind[] = ['plans', 'roiCalculator', 'faq', 'underTheHood', 'daysClosing']
const landing: PartKind[] = ['quizEntry', 'seals', 'sampleQuestions']
const fiveReasons: PartKind[] = ['campaignHero', 'reasons', 'bonus', 'sideCard']
const variantHome: Omit<RequiredRoute, 'ids' | 'locale' | 'leadsTo'> = {
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
}
const home = {
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
  instead: { installClock: 'themeEmbed' },
  indexed: true,
} as const
const english = { locale: 'en', shell: 'campaign' } as const
const hebrew = { locale: 'he', shell: 'campaign' } as const
const englishSite = { locale: 'en', shell: 'site' } as const
const hebrewSite = { locale: 'he', shell: 'site' } as const
/** Indexed once no detail of the owner is missing. */
const law = { ids: 'the law', shell: 'legal', parts: ['legalText'], indexed: true } as const

/** By path, in the order of the requirements: the one place that says what each route of the specification must be. */
export const requiredRoutes: Readonly<Record<Path, RequiredRoute>> = {
  '/': {
    ids: 'RT-01 PG-01',
    ...englishSite,
    ...home,
    leadsTo: ['install', '/quiz2', '/quiz-en', '/lead-en'],
    pair: '/he',
  },
  '/how-it-works': {
    ids: 'RT-02 PG-02 PG-10',
    ...englishSite,
    trial: 'trial7',
    parts: ['flow', 'drawnSteps', 'underTheHood', 'trialDays'],
    leadsTo: ['install', '/integrations', '/quiz-en', '/lead-en'],
    indexed: true,
    pair: '/how-it-works-he',
  },
  '/how-it-works-he': {
    ids: 'RT-32 PG-02 PG-10',
    ...hebrewSite,
    trial: 'trial7',
    parts: ['flow', 'drawnSteps', 'underTheHood', 'trialDays'],
    leadsTo: ['install', '/integrations-he', '/quiz', '/lead'],
    indexed: true,
    pair: '/how-it-works',
  },
  '/features': {
    ids: 'RT-03 PG-03 PG-11',
    ...englishSite,
    trial: 'trial7',
    parts: ['featureCards', 'whyItWorks', 'comparison', 'lift', 'askClosing'],
    leadsTo: ['install', '/casestudy', '/quiz-en', '/lead-en'],
    indexed: true,
    pair: '/features-he',
  },
  '/features-he': {
    ids: 'RT-32 PG-03 PG-11',
    ...hebrewSite,
    trial: 'trial7',
    parts: ['featureCards', 'whyItWorks', 'comparison', 'lift', 'askClosing'],
    leadsTo: ['install', '/quiz', '/lead'],
    indexed: true,
    pair: '/features',
  },
  '/pricing': {
    ids: 'RT-04 PG-04 PG-09',
    ...englishSite,
    trial: 'trial7',
    parts: plans,
    leadsTo: ['install', '/lead-en'],
    indexed: true,
    pair: '/pricing-he',
  },
  '/integrations': {
    ids: 'RT-05 PG-06',
    ...englishSite,
    parts: ['platform'],
    leadsTo: ['install'],
    indexed: true,
    pair: '/integrations-he',
  },
  '/quiz': { ids: 'RT-06', locale: 'he', shell: 'quiz', parts: ['quiz'], leadsTo: [], indexed: true, pair: '/quiz-en' },
  '/quiz-en': { ids: 'RT-07', locale: 'en', shell: 'quiz', parts: ['quiz'], leadsTo: [], indexed: true, pair: '/quiz' },
  '/quiz2': { ids: 'RT-08', locale: 'en', shell: 'quiz', trial: 'trial7', parts: ['game'], leadsTo: [], indexed: true },
  '/results': {
    ids: 'RT-09',
    locale: 'he',
    shell: 'results',
    trial: 'trial7',
    parts: ['results'],
    leadsTo: ['install', '/quiz', '/pricing-he#calculator'],
  },
  '/results-en': {
    ids: 'RT-10',
    locale: 'en',
    shell: 'results',
    trial: 'trial7',
    parts: ['results'],
    leadsTo: ['install', '/quiz-en', '/pricing#calculator'],
  },
  '/he-landing': { ids: 'RT-11 CP-01', ...hebrew, trial: 'trial7', parts: landing, leadsTo: ['/quiz', '/blank'] },
  '/legacy': { ids: 'RT-12 CP-01', ...english, trial: 'trial7', parts: landing, leadsTo: ['/quiz-en', '/blank'] },
  '/duplicate': { ids: 'RT-13 CP-01', ...hebrew, trial: 'trial7', parts: landing, leadsTo: ['/quiz', '/blank'] },
  '/5-reasons': {
    ids: 'RT-14 CP-05 CP-11',
    ...hebrew,
    trial: 'trial14',
    parts: fiveReasons,
    leadsTo: ['install', 'chat-he'],
    indexed: true,
    reasons: 5,
  },
  '/5-reasons-empty': {
    ids: 'RT-15 CP-06 CP-11',
    ...hebrew,
    trial: 'trial14',
    parts: ['campaignHero', 'reasons', 'sideCard'],
    leadsTo: ['install', 'chat-he'],
    reasons: 5,
  },
  '/5-reasons-empty-2': { ids: 'RT-16 RT-33 CP-08', locale: 'en', ...variantHome, leadsTo: ['install', '/lead-en'] },
  '/5-reasons-empty-2-he': { ids: 'RT-17 CP-08', locale: 'he', ...variantHome, leadsTo: ['install', '/lead'] },
  '/5-reasons-copy': {
    ids: 'RT-18 CP-09',
    ...english,
    trial: 'trial7',
    parts: fiveReasons,
    leadsTo: ['install'],
    reasons: 5,
  },
  '/demo': { ids: 'RT-19 CP-09', ...english, trial: 'trial7', parts: fiveReasons, leadsTo: ['install'], reasons: 5 },
  '/5-reasons-v2': {
    ids: 'RT-20 CP-09',
    ...english,
    trial: 'trial14',
    parts: fiveReasons,
    leadsTo: ['install'],
    reasons: 5,
  },
  '/5-reasons-2': {
    ids: 'RT-21 CP-09',
    ...english,
    trial: 'trial14',
    parts: fiveReasons,
    leadsTo: ['install'],
    reasons: 5,
  },
  '/5-reasons-copy3': {
    ids: 'RT-22 CP-09',
    ...english,
    trial: 'trial14',
    parts: fiveReasons,
    leadsTo: ['install', 'chat-en'],
    reasons: 5,
  },
  '/5-reasons-copy3-he': {
    ids: 'RT-23 CP-11',
    ...hebrew,
    trial: 'trial14',
    parts: fiveReasons,
    leadsTo: ['install', 'chat-he'],
    reasons: 5,
  },
  '/blank': { ids: 'RT-24', locale: 'en', shell: 'none', parts: [], leadsTo: [] },
  '/5-reasons-empty-2-he-copy': { ids: 'RT-24', locale: 'he', shell: 'none', parts: [], leadsTo: [] },
  '/lead': { ids: 'RT-25 LD-01', ...hebrew, trial: 'trial14', parts: ['leadForm'], leadsTo: ['chat-he'] },
  '/casestudy': {
    ids: 'RT-26 PG-07',
    ...english,
    trial: 'trial7',
    parts: ['caseHero', 'crowd', 'benefits', 'testimonials', 'startSteps', 'refundDays', 'faq', 'lampClosing'],
    leadsTo: ['install'],
    indexed: true,
  },
  '/advertorial': {
    ids: 'RT-27 CP-02',
    ...hebrew,
    trial: 'trial14',
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
    ...hebrew,
    trial: 'trial14',
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
    ...english,
    trial: 'trial14',
    parts: fiveReasons,
    leadsTo: ['install', 'chat-en'],
    indexed: true,
    pair: '/10-ways-he',
    reasons: 10,
  },
  '/10-ways-he': {
    ids: 'RT-29 CP-07 CP-11',
    ...hebrew,
    trial: 'trial14',
    parts: ['banner', 'campaignHero', 'reasons', 'sideCard'],
    leadsTo: ['install', 'chat-he'],
    indexed: true,
    pair: '/10-ways',
    reasons: 10,
  },
  '/he': { ids: 'RT-32 PG-01', ...hebrewSite, ...home, leadsTo: ['install', '/quiz', '/lead'], pair: '/' },
  '/404': {
    ids: 'RT-30',
    ...englishSite,
    parts: ['notFound'],
    leadsTo: ['/', '/how-it-works', '/features', '/pricing', '/quiz-en', '/he', '/quiz', '/5-reasons', '/lead'],
  },
  '/pricing-he': {
    ids: 'RT-32 PG-04 PG-09',
    ...hebrewSite,
    trial: 'trial7',
    parts: plans,
    leadsTo: ['install', '/lead'],
    indexed: true,
    pair: '/pricing',
  },
  '/integrations-he': {
    ids: 'RT-32 PG-06',
    ...hebrewSite,
    parts: ['platform'],
    leadsTo: ['install'],
    indexed: true,
    pair: '/integrations',
  },
  '/lead-en': { ids: 'RT-33 LD-01', ...english, trial: 'trial14', parts: ['leadForm'], leadsTo: ['chat-en'] },
  '/accessibility': { ...law, locale: 'en', leadsTo: [], pair: '/accessibility-he' },
  '/accessibility-he': { ...law, locale: 'he', leadsTo: [], pair: '/accessibility' },
  '/privacy': { ...law, locale: 'en', leadsTo: [], pair: '/privacy-he' },
  '/privacy-he': { ...law, locale: 'he', leadsTo: [], pair: '/privacy' },
  '/terms': { ...law, locale: 'en', leadsTo: ['/pricing', '/credits'], pair: '/terms-he' },
  '/terms-he': { ...law, locale: 'he', leadsTo: ['/pricing-he', '/credits-he'], pair: '/terms' },
  '/credits': { ...law, locale: 'en', leadsTo: ['/licences.txt'], pair: '/credits-he' },
  '/credits-he': { ...law, locale: 'he', leadsTo: ['/licences.txt'], pair: '/credits' },
}
