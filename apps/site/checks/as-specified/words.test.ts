import { describe, expect, test } from 'vitest'
import type { Path } from '@repo/content/cta.ts'
import { joined, readTexts } from '../built/read-page.ts'
import { drawnPages, pages } from '@repo/content/testing/page-list.ts'
import { resultsPages } from '@repo/content/testing/quiz-pages.ts'
import { requiredRoutes } from './required-routes.ts'
import { readDocument } from '../served/site.ts'

// What the requirements want to read on a page, in their own words and not the ledger's: a value that is changed in the
// ledger fails here.

/** The install line of a landing, and its seals in order. */
const landing = {
  he: [/התקנה בלחיצה אחת בפלטפורמת החנות, בלי קוד/, /תג שותף.*Online Store 2\.0.*ערוך ל-GDPR.*נבנה כדי לא להאט/s],
  en: [
    /One-click install in the store platform, no code/,
    /Partner badge.*Online Store 2\.0.*GDPR ready.*Built for speed/s,
  ],
}

const bonusBoxes = Object.keys(requiredRoutes).filter((path) => requiredRoutes[path as Path]?.parts.includes('bonus'))

describe('the bike is sold on three pages a language: campaign pages have stores of their own', () => {
  test.each([
    [/Wobble|balance bike|Ride in style/, ['/', '/features', '/how-it-works']],
    [/וובל|אופני איזון|רוכבים בסטייל/, ['/he', '/features-he', '/how-it-works-he']],
  ])('%s', (bike, paths) => {
    const found = drawnPages
      .map(({ path }) => path)
      .filter((path) => bike.test(joined(readTexts(readDocument({ path })))))
    expect(found.toSorted()).toEqual(paths.toSorted())
  })
})

describe('a figure is on exactly the required pages', () => {
  test.each<[string, RegExp, readonly string[]]>([
    ['CL-09', /תוך 8 ימים|אחרי 8 ימים/, ['/5-reasons']],
    ['CL-09', /לפחות פי 2/, ['/5-reasons-empty']],
    ['CL-11', /revenue in 30 days/, ['/']],
    ['CL-18', /\$5,000/, bonusBoxes],
    ['CL-18', /14 (million ILS|מיליון)/, bonusBoxes],
    ['DM-03', /\$2,322/, ['/']],
    ['DM-03 CP-03 RT-32', /13,263/, ['/advertorial', '/advertorial-he', '/he']],
    ['CL-23', /Most Popular in 2025/, ['/5-reasons-v2']],
    ['CL-23', /הכתבה הנצפית ביותר החודש/, ['/advertorial-he']],
  ])('%s %s', (_id, figure, paths) => {
    const found = drawnPages.filter((page) => figure.test(readWords(page))).map(({ path }) => path)
    expect(found.toSorted()).toEqual([...paths].toSorted())
  })
})

test('CL-24 what was measured names who was counted, and when', () => {
  const sentences = resultsPages.map(({ lang, words }) => [lang, words.measured])
  expect(sentences).toContainEqual([
    'en',
    expect.stringContaining('So did %share% who took this quiz and agreed to be counted, %from% to %to%'),
  ])
  expect(sentences).toContainEqual(['he', expect.stringMatching(/%share%.*קוויז והסכימו להיספר.*%from%.*%to%/)])
})

describe('a page says what is required', () => {
  test.each<[string, Path, RegExp[]]>([
    ['RT-01', '/', [/The Next Generation of Surveys/]],
    ['SH-01 SH-02', '/', [/Features/, /How it works/, /Pricing/, /Add to Shopify/, /Contact/, /5\/5/, /© 2025/]],
    ['CL-03', '/', [/under 5 minutes/]],
    ['PG-01', '/', [/Try free for 7 days/, /What Our Merchants Say/, /\$129/]],
    ['RT-32 PG-01', '/he', [/מנסים 7 ימים חינם/, /אלפי חנויות/]],
    ['RT-02 PG-02', '/how-it-works', [/Discover everything about your visitors/, /Optional/]],
    ['RT-02 PG-02', '/how-it-works', [/Visitor.*Survey.*Response.*AI reply.*Insight.*Page update.*Sale/s]],
    ['RT-02 PG-02', '/how-it-works', [/Install.*Create your survey.*Collect responses.*Train AI.*Apply.*Scale/s]],
    [
      'RT-03 PG-03',
      '/features',
      [/Any-question surveys/, /AI that replies/, /Insights/, /Train the AI/, /Why it works\?/],
    ],
    [
      'RT-03 PG-03',
      '/features',
      [/The right moment/, /Honest answers/, /Objections handled/, /Segments/, /Quick install/],
    ],
    ['CL-05', '/features', [/between 20 and 30%, within days/]],
    ['RT-05 PG-06', '/integrations', [/Built for Shopify merchants/, /Add to Shopify/]],
    ['RT-30', '/404', [/Oops! Page not found/, /Return to Home/]],
    ['RT-04 PG-04', '/pricing', [/Select a Plan/, /Start Free Trial Now/, /strategy call/, /creatives deck/]],
    ['RT-26 PG-07', '/casestudy', [/Get Instant Access \(\$0\)/]],
    [
      'CL-01 CL-07 CL-08 CL-10 CL-13 CL-14',
      '/casestudy',
      [/7 days/, /1,000\+ stores/, /61 reviews/, /5\/5/, /\$278,000/, /1\.6%.*3\.1%/s, /60 days/, /24\/7/],
    ],
    ['RT-27 CP-02', '/advertorial', [/Advertorial: 14-Day Free Trial Available/, /Reveal App Now/, /התחל קווייז אישי/]],
    ['RT-27 CL-12 CL-16', '/advertorial', [/\$19/, /90\s*שניות/, /בלי אימייל/]],
    ['RT-28 CL-13 CL-15', '/advertorial-he', [/97%/, /תוך 14 יום/]],
    ['RT-29 CP-07', '/10-ways-he', [/לזמן מוגבל/, /14 ימי ניסיון חינם/]],
    [
      'RT-16 CP-08',
      '/5-reasons-empty-2',
      [/Templates/, /Success Stories/, /Agency/, /Book a demo/, /Klaviyo.*soon.*Omnisend.*soon/s],
    ],
    ['RT-11 CP-01 CL-22', '/he-landing', [/מתחילים את הקוויז.*לא עכשיו/s, ...landing.he]],
    ['RT-12 CP-01 CL-22', '/legacy', [/Start the quiz.*Not now/s, ...landing.en]],
    ['RT-13 CP-01 CL-22', '/duplicate', [/לגלות מה לשאול אותם.*לא עכשיו/s, ...landing.he]],
    ['RT-17 CP-08', '/5-reasons-empty-2-he', [/Klaviyo.*בקרוב.*Omnisend.*בקרוב/s]],
    [
      'CL-01 CL-04 CL-08 CL-14 CL-20',
      '/5-reasons-empty-2',
      [/7 days/, /under 10 minutes/, /5\/5/, /24\/7/, /Exit intent/],
    ],
    [
      'CL-01 CL-04 CL-08 CL-14 CL-20',
      '/5-reasons-empty-2-he',
      [/7 ימי/, /פחות מ-10 דקות/, /5\/5/, /24\/7/, /רגע לפני היציאה/],
    ],
    ['SH-07', '/lead', [/14 ימי ניסיון חינם/]],
    ['RT-32', '/he', [/הדור הבא\s+של הסקרים/]],
    ['RT-32 CL-03', '/he', [/פחות מ-5 דקות/]],
    ['RT-32 CL-09', '/he', [/מ-2 ל-5/]],
    ['RT-32 CL-11', '/he', [/פי 3/, /50%/, /פי 2/, /הכנסות תוך 30 יום/]],
    ['CL-03', '/5-reasons', [/פחות מ-5 דקות/]],
    ['CL-09', '/', [/ROAS went from 2 to 5/]],
    ['CL-11', '/', [/3x/, /50%/, /2x/]],
    ['CL-11', '/casestudy', [/conversion doubled/, /tripled conversion/]],
    ['CL-11', '/advertorial-he', [/יחס ההמרה הוכפל/]],
    ['CL-19', '/pricing', [/No credit card/, /No setup fee/]],
    ['CL-19 RT-32', '/pricing-he', [/בלי כרטיס אשראי/, /בלי דמי הקמה/]],
    ['CL-12 RT-32', '/pricing-he', [/מ-\$39 לחודש/]],
    ['CL-03 RT-32', '/integrations-he', [/פחות מ-5 דקות/]],
    ['CL-19', '/demo', [/No credit card/, /No setup fee/]],
    ['CL-21', '/5-reasons-empty-2', [/Traffic source/, /Country/, /Cart value/, /Product/, /Behavior/]],
    ['CL-21', '/5-reasons-empty-2-he', [/מקור התנועה/, /מדינה/, /שווי העגלה/, /מוצר/, /התנהגות/]],
  ])('%s %s', (_id, path, texts) => {
    const text = readWords({ path })
    for (const part of texts) expect.soft(text).toMatch(part)
  })
})

test('CL-03 the home variants do not promise five minutes', () => {
  expect(readWords({ path: '/5-reasons-empty-2' })).not.toMatch(/\b5 minutes/)
  expect(readWords({ path: '/5-reasons-empty-2-he' })).not.toMatch(/(?<!1)5 דקות/)
})

test('RT-06 /quiz is Hebrew before any script runs, with the first of nine steps in it', () => {
  const { lang, dir } = readDocument({ path: '/quiz' }).documentElement
  expect({ lang, dir }).toEqual({ lang: 'he', dir: 'rtl' })
  expect(readWords({ path: '/quiz' })).toContain('שלב 1 מתוך 9')
})

test('LD-01 LD-02 the form of /lead answers in the words of the specification', () => {
  const [section] = pages.find(({ path }) => path === '/lead')?.sections ?? []
  expect(section?.kind === 'leadForm' && section.form).toMatchObject({
    sending: 'שולח...',
    empty: 'אנא מלא את כל השדות',
    thanks: 'תודה! נחזור אליך בהקדם',
  })
})

/** The words of a page, drawings with a name included, without its head. */
function readWords(page: { path: Path }): string {
  return joined(readTexts(readDocument(page)).filter(({ place }) => place !== 'head'))
}
