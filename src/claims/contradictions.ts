import type { ClaimName } from './claims.ts'

/** Where the ledger disagrees with itself, or promises what cannot have been counted. An owner settles it or keeps it on purpose. */
export const contradictions: readonly Contradiction[] = [
  {
    about: 'The trial is 7 days here and 14 days there',
    claims: ['trial7', 'trial14'],
    why: 'A visitor of two pages sees two offers, and the marketplace grants one.',
  },
  {
    about: 'The price starts at $39, at $19 and at about $9',
    claims: ['priceFrom', 'priceLaunch', 'priceAbout'],
    why: 'The price slider knows $39 only. A launch price needs an end date, a cheaper one a plan.',
  },
  {
    about: 'Thousands of stores, 5,000+ and about 1,000+',
    claims: ['storesMany', 'stores5000', 'stores1000'],
    why: 'One number is right on any given day, and the marketplace knows it.',
  },
  {
    about: 'Installed in under 5 minutes, and in under 10',
    claims: ['install5', 'install10'],
    why: 'Both can be true; together they read like a guess. Time ten installs and keep one.',
  },
  {
    about: 'Refunds within 60 days, within 14 days, and in full with no questions',
    claims: ['refund60', 'refundFull', 'refund14'],
    why: 'A refund is a contract: the widest promise holds for everyone who saw it.',
  },
  {
    about: 'The quiz takes 2 minutes, or 90 seconds',
    claims: ['quizTwoMinutes', 'quizNinetySeconds'],
    why: 'It is the same quiz. Its own events show how long it takes.',
  },
  {
    about: 'The counter of merchants who joined is drawn by lot',
    claims: ['merchantsJoined'],
    why: 'It is a random number shown as a count. Show a real one or none.',
  },
  {
    about: 'A rating of 5/5 from 61 reviews that cannot be opened',
    claims: ['rating', 'reviews'],
    why: 'The marketplace shows rating and reviews of the app: quote those, with their date.',
  },
]

export interface Contradiction {
  about: string
  claims: readonly ClaimName[]
  why: string
}
