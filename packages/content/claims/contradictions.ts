import { inEveryLocale, type InEveryLocale } from '@repo/contract/locale.ts'
import type { ClaimName } from './claims.ts'
import { formText, readNumber } from './form-text.ts'
import type { Ledger } from './ledger.ts'

/**
 * Where the ledger disagrees with itself, or promises what cannot have been counted. An owner settles it: one value for all sides, or
 * `off: true` for all but one. To keep an offer on purpose, the owner writes why in `kept`, in at least 20 characters.
 */
export const contradictions: readonly Contradiction[] = [
  {
    about: { en: 'Free trial', he: 'ניסיון חינם' },
    claims: ['trial7', 'trial14'],
    isOffer: true,
    choose: {
      en: 'Visitors to two pages see two offers, and the Shopify App Store grants one. Choose one number of days.',
      he: 'מי שנכנס לשני דפים רואה שתי הצעות, ובחנות האפליקציות של Shopify יש רק אחת. צריך לבחור מספר ימים אחד.',
    },
  },
  {
    about: { en: 'Starting price', he: 'מחיר התחלתי' },
    claims: ['priceFrom', 'priceLaunch', 'priceAbout'],
    isOffer: true,
    choose: {
      en: 'The price list knows one starting price. Choose it, or give a launch price its last day and a cheaper one its plan.',
      he: 'במחירון יש מחיר התחלתי אחד. צריך לבחור בו, או לתת למחיר ההשקה יום אחרון ולמחיר הזול מסלול משלו.',
    },
  },
  {
    about: { en: 'Number of stores', he: 'כמה חנויות' },
    claims: ['storesMany', 'stores5000', 'stores1000'],
    isOffer: true,
    choose: {
      en: 'One number is right on any given day, and your Shopify Partner account has it. Choose one.',
      he: 'בכל יום רק מספר אחד נכון, והוא מופיע בחשבון השותפים שלכם ב-Shopify. צריך לבחור אחד.',
    },
  },
  {
    about: { en: 'Refund', he: 'החזר כספי' },
    claims: ['refund60', 'refundFull', 'refund14'],
    isOffer: true,
    choose: {
      en: 'A refund is a contract: the widest promise holds for everyone who saw it. Choose one.',
      he: 'החזר הוא התחייבות: ההבטחה הרחבה ביותר תקפה לכל מי שראה אותה. צריך לבחור אחת.',
    },
  },
  {
    about: { en: 'Time to install', he: 'זמן ההתקנה' },
    claims: ['install5', 'install10'],
    isOffer: true,
    choose: {
      en: 'Both can be true; together they read like a guess. Time ten installs and choose one.',
      he: 'שניהם יכולים להיות נכונים, אבל יחד זה נשמע כמו ניחוש. כדאי למדוד עשר התקנות ולבחור אחד.',
    },
  },
  {
    about: { en: 'Length of the quiz', he: 'אורך הקוויז' },
    claims: ['quizTwoMinutes', 'quizNinetySeconds'],
    choose: {
      en: 'It is the same quiz. Its own events show how long it takes: choose one.',
      he: 'זה אותו קוויז, והנתונים שלו מראים כמה זמן הוא לוקח. כדאי לבחור אחד.',
    },
  },
  {
    about: { en: 'A counter of merchants that is drawn by lot', he: 'מונה של בעלי חנויות שנקבע באקראי' },
    claims: ['merchantsJoined'],
    choose: {
      en: 'A random number is shown as a count. Show a real one or none.',
      he: 'מספר אקראי מוצג כאילו נספר. כדאי להציג מספר אמיתי, או לוותר עליו.',
    },
  },
  {
    about: { en: 'A rating that cannot be opened', he: 'דירוג שאי אפשר לפתוח' },
    claims: ['rating', 'reviews'],
    choose: {
      en: 'The Shopify App Store shows rating and reviews of the app: quote those, with their date.',
      he: 'הדירוג והביקורות של האפליקציה מופיעים בחנות האפליקציות של Shopify: כדאי לצטט אותם, עם תאריך.',
    },
  },
]

export interface Contradiction {
  about: InEveryLocale<string>
  claims: readonly ClaimName[]
  /** What is offered in two ways blocks the launch (CL-27). The rest can wait. */
  isOffer?: true
  /** What is wrong with it, and what to choose. */
  choose: InEveryLocale<string>
  /** Why an owner keeps it on purpose. It can wait then. */
  kept?: string
}

/** A contradiction as the pages show it. Settled: fewer than two sides say different things, or what is no offer has its evidence. */
export interface ReadContradiction extends Contradiction {
  state: 'blocks' | 'waits' | 'settled'
  /** The claims that a page shows. */
  sides: readonly Side[]
}

export interface Side {
  name: string
  words: InEveryLocale<string>
  pages: readonly string[]
}

/** Every contradiction with the sides that the pages show, by the pages of each claim. */
export function readContradictions(
  ledger: Ledger,
  pages: ReadonlyMap<string, readonly string[]>,
  all: readonly Contradiction[] = contradictions,
): ReadContradiction[] {
  return all.map((one) => {
    const sides = one.claims.flatMap((name) => readSide(name, ledger, pages))
    const said = new Set(sides.map(({ name, words }) => (ledger[name] && readNumber(ledger[name])) ?? words.en))
    // What is no offer can be proven: a rating that can be opened has its address in `source`.
    const isProven = !one.isOffer && sides.every(({ name }) => ledger[name]?.status === 'substantiated')
    const isOpen = !isProven && said.size >= Math.min(2, one.claims.length)
    return { ...one, sides, state: !isOpen ? 'settled' : one.isOffer && !isKept(one) ? 'blocks' : 'waits' }
  })
}

/** Does the entry say why? A word or two give no reason. */
export function isKept({ kept = '' }: Contradiction): boolean {
  return kept.trim().length >= 20
}

function readSide(name: string, ledger: Ledger, pages: ReadonlyMap<string, readonly string[]>): Side[] {
  const claim = ledger[name]
  const shownOn = pages.get(name) ?? []
  if (!claim || claim.off || shownOn.length === 0) return []
  const drawn = claim.between && `${claim.between.from}–${claim.between.to}`
  return [{ name, words: inEveryLocale((locale) => drawn ?? formText(claim, 'plain', locale) ?? name), pages: shownOn }]
}
