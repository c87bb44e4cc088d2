import { describe, expect, test } from 'vitest'
import type { Claim } from '@repo/content/claims/claim.ts'
import { claims, type ClaimName } from '@repo/content/claims/claims.ts'
import { typedClaims } from '../typed-claims.ts'
import { ourPrice } from '@repo/content/claims/our-price.ts'
import { tiers } from '@repo/content/claims/tiers.ts'

const ledger: Record<string, Claim> = claims

test('CL every row of the requirements is in the ledger', () => {
  const rows = Array.from({ length: 23 }, (_, index) => `CL-${String(index + 1).padStart(2, '0')}`)
  const ids = new Set(Object.values(ledger).map(({ id }) => id))
  expect(rows.filter((row) => !ids.has(row as Claim['id']))).toEqual([])
})

test('PG-04 the five plans', () => {
  expect(tiers.map(({ cap, price }) => `${cap}: ${ourPrice(price, 'en')}`)).toEqual([
    '20K: $39',
    '50K: $79',
    '100K: $149',
    '300K: $249',
    '500K: $349',
  ])
})

describe('CL a claim is recognised when it is typed by hand', () => {
  const typed: [ClaimName, string[]][] = [
    ['trial7', ['free for 7 days', 'a 7-day trial', '7-Day', 'Seven days to try', '7 ימי ניסיון', 'שבעה ימים חינם']],
    ['trial14', ['free for 14 days', '14-Day Free Trial', '14 ימי ניסיון', '14 יום חינם']],
    ['install5', ['in under 5 minutes', 'a 5-minute install', 'five minutes', 'תוך 5 דקות', 'חמש דקות']],
    ['install10', ['under 10 minutes', 'תוך 10 דקות']],
    ['conversionLift', ['27% more orders', 'lifts 20–30%', 'between 20 and 30%']],
    ['revenueLift', ['+27% revenue', 'הכנסות +27%']],
    ['storesMany', ['Thousands of stores', 'thousands of Shopify merchants', 'אלפי חנויות']],
    ['stores5000', ['5,000+ active stores']],
    ['stores1000', ['about 1,000+ stores']],
    ['rating', ['5/5', '5 out of 5', '5 מתוך 5']],
    ['reviews', ['61 reviews']],
    ['roasTestimonial', ['our ROAS went from 2 to 5', 'ROAS מ-2 ל-5']],
    ['roasDoubled', ['from 1.7 to', 'to 3.4', 'in 8 days', 'תוך 8 ימים']],
    ['roasTwice', ['at least 2x', 'לפחות פי 2']],
    ['caseConversion', ['from 1.6%', 'to 3.1%']],
    ['caseSales', ['$278,000 in sales']],
    ['tripleConversion', ['3x conversion rate']],
    ['lowerBounce', ['50% lower bounce', 'bounce fell by 50%']],
    ['doubleRevenue', ['2x revenue', 'revenue doubled in 30 days']],
    [
      'testimonialConversion',
      ['our conversion rate tripled', 'conversion doubled', 'ההמרה הוכפלה', 'יחס ההמרה עלה פי שלושה'],
    ],
    ['testimonialBounce', ['our bounce rate was halved', 'שיעור הנטישה נחתך בחצי']],
    ['testimonialRevenue', ['Revenue doubled in a month', 'ההכנסות הוכפלו']],
    ['priceFrom', ['from $39']],
    ['priceLaunch', ['$19/month']],
    ['priceAbout', ['about $9 a month']],
    ['refund60', ['a 60-day refund', 'within 60 days']],
    ['refundFull', ['No questions asked', 'החזר מלא']],
    ['refund14', ['within 14 days', 'תוך 14 יום']],
    ['support', ['24/7']],
    ['abandonment', ['97% of visitors', '97% מהמבקרים']],
    ['quizTwoMinutes', ['takes 2 minutes', 'a two-minute quiz', 'שתי דקות']],
    ['quizNinetySeconds', ['90 seconds', '90 שניות']],
    ['quizNoEmail', ['No email', 'בלי אימייל']],
    ['merchantsJoined', ['1,237 merchants', '1237 סוחרים']],
    ['bonusValue', ['worth $5,000']],
    ['bonusCall', ['a 30-minute call', '30 דקות']],
    ['bonusBrand', ['14 million ILS', '14 מיליון']],
    ['noCard', ['No credit card', 'without a credit card', 'בלי כרטיס אשראי', 'ללא כרטיס אשראי']],
    ['noSetupFee', ['no setup fee', 'ללא דמי הקמה']],
    ['gdprReady', ['GDPR ready', 'GDPR-ready', 'מוכן ל-GDPR', 'ערוך ל-GDPR']],
    ['onlineStore2', ['Online Store 2.0']],
    ['builtForSpeed', ['Built for speed', 'בנוי למהירות', 'נבנה כדי לא להאט']],
    ['partnerBadge', ['Partner badge', 'תג שותף']],
    ['mostPopular', ['Most Popular in 2025']],
    ['mostViewed', ['the most-viewed article', 'הכתבה הנצפית ביותר']],
  ]
  test.each(typed.flatMap(([name, texts]) => texts.map((text) => [name, text] as const)))('%s: %s', (name, text) => {
    expect(typedClaims(text, { [name]: claims[name] })).not.toEqual([])
  })
})

describe('CL ordinary sentences match no claim', () => {
  test.each([
    'Fits ages 2 to 5',
    'per 30 days',
    'מחליפים תוך 30 יום',
    '17 days',
    '61 dots',
    '$129',
    '15 minutes',
    '$390',
    'גילאי 2 עד 5',
  ])('%s', (text) => {
    expect(typedClaims(text, ledger)).toEqual([])
  })
})
