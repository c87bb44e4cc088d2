import type { Ledger } from '@repo/content/claims/ledger.ts'
import type { Texts } from '@repo/content/copy.ts'
import type { InEveryLocale } from '@repo/contract/locale.ts'
import type { PageTexts } from '@repo/content/page.ts'
import type { PageFile } from '@repo/content/read-pages.ts'
import type { CampaignHeroSection, ReasonsSection } from '@repo/content/sections/campaign.ts'
import { collectCopy } from '@repo/content/testing/collect-copy.ts'
import { findOriginal } from '../listed-pages.ts'
import { filledText } from './filled-text.ts'
import type { Findings } from './issue.ts'
import { flat } from './translation-checks.ts'

/** Checks of the pages that give reasons: five reasons, ten ways, and whatever variant joins them. */
export const reasonChecks = {
  'RT-21 says what an advertising variant tries to find out, and against which page': ({ page }) =>
    page.indexable || (/\S/.test(page.hypothesis ?? '') && page.variantOf !== undefined)
      ? []
      : 'is an advertising variant without a hypothesis or variantOf. Say in one line what it tries to find out, and against which page.',

  'CP-05 gives as many reasons as its headline counts': ({ page }) => {
    const { length } = findReasons(page).flatMap((section) => section.cards)
    const text = countingText(page)
    const [counted] = text.match(/\d+/) ?? []
    if (Number(counted) === length) return []
    return {
      message: `counts ${counted ?? 'nothing'} in its headline and gives ${length} reasons. Write ${length} into the headline.`,
      text,
    }
  },

  'puts neighbours on different surfaces': ({ page }) =>
    findReasons(page).flatMap(({ cards }) =>
      cards
        .filter(({ surface }, place) => surface === cards[place - 1]?.surface)
        .map(
          ({ title, surface }) =>
            `puts "${title}" on ${surface}, like the reason before it. Give one of the two another surface.`,
        ),
    ),

  'counts the answers that its notes name': ({ page }) =>
    findReasons(page).flatMap(({ cards }) =>
      cards.flatMap(({ picture }) => {
        if (picture.kind !== 'prices') return []
        const sum = picture.prices.reduce((all, { count }) => all + count, 0)
        const isNamed = new RegExp(String.raw`(?<!\d)${sum} ${answersWord[page.locale]}`).test(picture.note)
        return isNamed ? [] : `draws ${sum} answers, but notes "${picture.note}".`
      }),
    ),

  'RT-21 shares no sentence with another list of reasons, unless both are of one original': (one, all, ledger) =>
    all
      .filter(({ page }) => findOriginal(page) !== findOriginal(one.page) && page.locale === one.page.locale)
      .flatMap(({ page }) => {
        const shared = [...readSentences(one.page, ledger).intersection(readSentences(page, ledger))]
        // A page that was just copied shares all of them: one line for each pair of pages, so that other issues stay in sight.
        const more = shared.length > 3 ? ` and ${shared.length - 3} more` : ''
        const quoted = shared.slice(0, 3).map((sentence) => `"${sentence}"`)
        return shared.length === 0 ? [] : `repeats ${page.path}: ${quoted.join(', ')}${more}. Find words of its own.`
      }),
} satisfies Record<string, (one: PageFile, all: readonly PageFile[], ledger: Ledger) => Findings>

const answersWord: InEveryLocale<string> = { en: 'answers', he: 'תשובות' }

export function findReasons(page: PageTexts): Texts<ReasonsSection>[] {
  return flat(page.sections).filter((section) => section.kind === 'reasons')
}

/** The text that counts the reasons: the headline, or a numeral drawn beside it. */
function countingText(page: PageTexts): string {
  const hero = flat(page.sections).find(
    (section): section is Texts<CampaignHeroSection> => section.kind === 'campaignHero',
  )
  const { picture, headline = '' } = hero ?? {}
  return picture?.kind === 'numeral' && picture.figure !== '' ? picture.figure : headline
}

/** Sentences of five words or more. Shorter ones are labels: "14-day free trial". A text of claims alone has the ledger's words. */
function readSentences(page: PageTexts, ledger: Ledger): Set<string> {
  return new Set(
    collectCopy({ words: page.sections, locale: page.locale })
      .filter(({ text }) => /\p{L}/u.test(text.replaceAll(/\{[\w.]+\}/g, '')))
      .flatMap(({ text }) => (filledText(text, page.locale, ledger) ?? '').replace(/\s+/g, ' ').split(/(?<=[.?!]) /))
      .filter((sentence) => sentence.split(' ').length >= 5),
  )
}
