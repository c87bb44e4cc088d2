import { quotedIn } from '@repo/content/claims/fill-claims.ts'
import { isolate } from '@repo/content/claims/isolate-runs.ts'
import { formText, readNumber } from '@repo/content/claims/form-text.ts'
import { countedDays } from '@repo/content/claims/number-words.ts'
import type { Ledger } from '@repo/content/claims/ledger.ts'
import { pageFileName } from '@repo/content/fill.ts'
import { locales } from '@repo/contract/locale.ts'
import type { PageTexts } from '@repo/content/page.ts'
import type { PageFile } from '@repo/content/read-pages.ts'
import { reservedNames } from '@repo/content/reserved-names.ts'
import { findTranslations } from '@repo/content/translations.ts'
import { collectCopy, notCopy, quotesIn } from '@repo/content/testing/collect-copy.ts'
import { isKeptOff } from '../listed-pages.ts'
import { filledText } from './filled-text.ts'
import type { Findings } from './issue.ts'

/** Checks of a page among the others: its file, its address, its translation, and how it looks in a list of search results. */
export const pageChecks = {
  'quotes what the ledger lists for it': ({ page }, _all, ledger) => {
    const quoted = [...quotesIn(page, page.locale)].filter((name) => ledger[name] && isKeptOff(ledger[name], page))
    return quoted.map(
      (name) =>
        `quotes {${name}}, but the ledger keeps it off this page. Say it without the claim, or add '${page.path}' to the pages of ${name} in packages/content/claims/claims.ts.`,
    )
  },

  'has an address of small letters, digits and hyphens': ({ page: { path, locale } }) => {
    if (isPlain(path)) return []
    const plain = path
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
    const name = plain === '' ? 'black-friday' : plain
    return `has the path '${path}'. An address has small letters, digits and hyphens only. Write path: '/${name}', and name the file ${name}.${locale}.ts.`
  },

  'has an address that is not taken by files or services': ({ page: { path } }) =>
    reservedNames.includes(path.slice(1))
      ? `has the path '${path}', which is taken by files of the build or by a service. Write another.`
      : [],

  // An address that is wrong comes first: a file named after it would be wrong, too.
  'is a file named after its address and language': ({ file, page }) =>
    !isPlain(page.path) || file.endsWith(`/${pageFileName(page)}`)
      ? []
      : `should be named after its address: ${pageFileName(page)}.`,

  'has an address of its own': ({ file, page }, all) =>
    all
      .filter((other) => other.file !== file && other.page.path === page.path)
      .map((other) => `repeats the path of ${other.file}. Give one of them another path.`),

  'has a title of 60 characters at most': ({ page }, _all, ledger) => {
    const length = countLetters(page.title, page, ledger)
    return length === undefined || (length > 0 && length <= 60)
      ? []
      : `has a title of ${length} characters. Search results show 60. Shorten it, or leave the brand out of it.`
  },

  'has a description of 50 to 160 characters': ({ page }, _all, ledger) => {
    const length = page.shell === 'none' ? undefined : countLetters(page.description, page, ledger)
    return length === undefined || (length >= 50 && length <= 160)
      ? []
      : `has a description of ${length} characters. Search results want 50 to 160.`
  },

  'has a title and a description that no other listed page has': ({ file, page }, all) =>
    all
      .filter((other) => other.file !== file && page.indexable && other.page.indexable)
      .flatMap((other) =>
        (['title', 'description'] as const)
          .filter((part) => page[part] === other.page[part])
          .map((part) => `has the ${part} of ${other.file}. Search results could not show the difference.`),
      ),

  'leaves no text empty': ({ page }) =>
    emptyTexts(page).map((place) => `has nothing written in "${place}". Write it, or delete the line.`),

  'quotes the trial that it sets': ({ page }, _all, ledger) => {
    const { trial, locale, path } = page
    const own = trial && ledger[trial]
    if (!trial || !own || own.off) return []
    const quoting = (name: string) =>
      collectCopy({ words: page, locale }).filter(({ text }) => quotedIn(text).some((quoted) => quoted.name === name))
    const other = trial === 'trial7' ? 'trial14' : 'trial7'
    const [first, ...more] = quoting(other)
    // A page that may promise both quotes both: its bars name the one that it sets.
    if (!first || quoting(trial).length > 0 || ledger[other]?.value === own.value) return []
    const listed = isKeptOff(own, page)
      ? `, and add '${path}' to the pages of ${trial} in packages/content/claims/claims.ts`
      : ''
    return `has trial: '${trial}', so its bars and its footer promise ${formText(own, 'plain', 'en')}, but it quotes {${other}}: "${first.text}"${more.length > 0 ? ' and more' : ''}. Write trial: '${other}', or quote {${trial}} in all of them${listed}.`
  },

  'says nothing twice in a legal text': ({ page }) => {
    const texts = page.sections
      .flatMap((section) => (section.kind === 'legalText' ? section.chapters : []))
      .flatMap(({ parts }) => parts)
      .flatMap((part) => (part.kind === 'text' ? [part.text] : []))
    return texts.filter((text, place) => texts.indexOf(text) < place).map((text) => `says twice: "${text}"`)
  },

  'keeps out of search as a variant': ({ page: { variantOf, indexable } }) =>
    variantOf !== undefined && indexable
      ? `is a variant of "${variantOf}", but may be listed beside it. Set indexable: false.`
      : [],

  'is a variant of a page that exists': ({ page: { variantOf } }, all) => {
    const original = all.find(({ page }) => page.path === variantOf)?.page
    if (variantOf === undefined || (original && original.variantOf === undefined)) return []
    return original
      ? `is a variant of "${variantOf}", which is itself one, so they would be counted apart. Name the original: variantOf: '${original.variantOf}'.`
      : `says it is a variant of "${variantOf}", but there is no such page. Name the page it tries another angle of.`
  },

  'has no more lines than its trial has days': ({ page: { sections, trial } }, _all, ledger) =>
    sections.flatMap((section) => {
      if (section.kind !== 'trialDays' || !trial) return []
      const claim = ledger[trial]
      const [days = 0, lines] = [claim && readNumber(claim), section.days.length]
      if (lines <= days) return []
      return `has ${lines} lines in the days of its section "trialDays", but ${trial} has ${countedDays(days, 'en')}. Delete ${lines - days} of them.`
    }),

  'leads from its quiz to a plan in its own language, and back': ({ page: { sections, locale } }, all) =>
    sections.flatMap((section) => {
      if (section.kind !== 'quiz' && section.kind !== 'results') return []
      const to = section.kind === 'quiz' ? section.results : section.quiz
      const isThere = all.some(({ page }) => page.path === to && page.locale === locale)
      return [
        ...(section.lang === locale ? [] : [`has a section with lang: '${section.lang}'. Set lang: '${locale}'.`]),
        ...(isThere ? [] : [`leads to "${to}", but there is no such page in ${locales[locale].name}.`]),
      ]
    }),

  'translates an original in another language': ({ page: own }, all) => {
    const { path, locale, translationOf } = own
    if (translationOf === undefined) return []
    const original = all.find(({ page }) => page.path === translationOf)?.page
    if (!original)
      return `is a translation of "${translationOf}", but there is no such page. Name the page it translates, or remove translationOf.`
    if (original.translationOf)
      return `is a translation of "${translationOf}", which is itself one. Name the original: translationOf: '${original.translationOf}'.`
    return all
      .filter(({ page }) => page.locale === locale && page.path !== path && findTranslations(own, [page]).length > 0)
      .map(
        ({ page }) =>
          `is a translation of "${translationOf}", but "${page.path}" is that page in ${locales[locale].name}.`,
      )
  },
} satisfies Record<string, (one: PageFile, all: readonly PageFile[], ledger: Ledger) => Findings>

/** The places of empty texts: `sections.0.headline`. */
function emptyTexts(words: unknown, at: readonly string[] = []): string[] {
  if (typeof words === 'string') return words.trim() === '' ? [at.join('.')] : []
  if (words === null || typeof words !== 'object') return []
  return Object.entries(words).flatMap(([key, value]) => (notCopy.has(key) ? [] : emptyTexts(value, [...at, key])))
}

function isPlain(path: string): boolean {
  return /^\/([a-z0-9][a-z0-9-]*)?$/.test(path)
}

/** A field with a misspelt name is missing here; the compiler names it. */
function countLetters(text = '', { locale }: PageTexts, ledger: Ledger): number | undefined {
  return filledText(text, locale, ledger)?.replaceAll(isolate.start, '').replaceAll(isolate.end, '').length
}
