import type { ClaimName } from './claims.ts'

/**
 * Where the ledger disagrees with itself, or promises what cannot have been counted. An owner settles it or keeps it on purpose.
 * The report quotes the claims, `{trial7}`, so it follows their values.
 */
export const contradictions: readonly Contradiction[] = [
  {
    about: 'The trial is {trial7} here and {trial14} there',
    claims: ['trial7', 'trial14'],
    why: 'A visitor of two pages sees two offers, and the marketplace grants one.',
  },
  {
    about: 'The price starts at {priceFrom}, at {priceLaunch} and at {priceAbout}',
    claims: ['priceFrom', 'priceLaunch', 'priceAbout'],
    why: 'The price slider knows {priceFrom} only. A launch price needs an end date, a cheaper one a plan.',
  },
  {
    about: '{storesMany} of stores, {stores5000} and about {stores1000}',
    claims: ['storesMany', 'stores5000', 'stores1000'],
    why: 'One number is right on any given day, and the marketplace knows it.',
  },
  {
    about: 'Installed in {install5}, and in {install10}',
    claims: ['install5', 'install10'],
    why: 'Both can be true; together they read like a guess. Time ten installs and keep one.',
  },
  {
    about: 'Refunds within {refund60}, {refund14}, and a {refundFull}',
    claims: ['refund60', 'refundFull', 'refund14'],
    why: 'A refund is a contract: the widest promise holds for everyone who saw it.',
  },
  {
    about: 'The quiz takes {quizTwoMinutes}, or {quizNinetySeconds}',
    claims: ['quizTwoMinutes', 'quizNinetySeconds'],
    why: 'It is the same quiz. Its own events show how long it takes.',
  },
  {
    about: 'The counter of merchants who joined is drawn by lot',
    claims: ['merchantsJoined'],
    why: 'It is a random number shown as a count. Show a real one or none.',
  },
  {
    about: 'A rating of {rating} from {reviews} that cannot be opened',
    claims: ['rating', 'reviews'],
    why: 'The marketplace shows rating and reviews of the app: quote those, with their date.',
  },
]

export interface Contradiction {
  about: string
  claims: readonly ClaimName[]
  why: string
}
