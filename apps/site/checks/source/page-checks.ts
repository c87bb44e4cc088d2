import { isolate, quotedIn } from '@repo/content/claims/fill-claims.ts'
import { formText, readNumber } from '@repo/content/claims/form-text.ts'
import { countedDays } from '@repo/content/claims/number-words.ts'
import type { Ledger } from '@repo/content/claims/ledger.ts'
import { pageFileName } from '@repo/content/fill.ts'
import { locales } from '@repo/contract/locale.ts'
import type { PageFile } from '@repo/content/read-pages.ts'
import { reservedNames } from '@repo/content/reserved-names.ts'
import { findTranslations } from '@repo/content/translations.ts'
import { collectCopy, describeSource, notCopy } from '@repo/content/testing/collect-copy.ts'
import { isKeptOff } from '../listed-pages.ts'
import { filledText } from './filled-text.ts'

/** Checks of a page among the others: its file, its address, its translation, and how it looks in a list of search results. */
export const pageChecks = {
  'has an address of small letters, digits and hyphens': (one) => {
    const { path } = one.page
    if (isPlain(path)) return []
    const plain = path
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
    const name = plain === '' ? 'black-friday' : plain
    return say(
      one,
      `has the path '${path}'. An address has small letters, digits and hyphens only. Write path: '/${name}', and name the file ${name}.${one.page.locale}.ts.`,
    )
  },

  'has an address that is not taken by files or services': (one) =>
    reservedNames.includes(one.page.path.slice(1))
      ? say(
          one,
          `has the path '${one.page.path}', which is taken by files of the build or by a service. Write another.`,
        )
      : [],

  'is a file named after its address and language': ({ file, page }) => {
    // Its address comes first: a file named after a wrong one would be wrong, too.
    if (!isPlain(page.path)) return []
    const name = pageFileName(page)
    return file.endsWith(`/${name}`) ? [] : say({ file, page }, `should be named after its address: ${name}.`)
  },

  'has an address of its own': (one, all) =>
    all
      .filter((other) => other.file !== one.file && other.page.path === one.page.path)
      .flatMap((other) => say(one, `repeats the path of ${other.file}. Give one of them another path.`)),

  'has a title of 60 characters at most': (one, _all, ledger) => {
    const length = lengthOf(one.page.title, one, ledger)
    return length === undefined || (length > 0 && length <= 60)
      ? []
      : say(
          one,
          `has a title of ${length} characters. Search results show 60. Shorten it, or leave the brand out of it.`,
        )
  },

  'has a description of 50 to 160 characters': (one, _all, ledger) => {
    if (one.page.shell === 'none') return []
    const length = lengthOf(one.page.description, one, ledger)
    return length === undefined || (length >= 50 && length <= 160)
      ? []
      : say(one, `has a description of ${length} characters. Search results want 50 to 160.`)
  },

  'has a title and a description that no other listed page has': (one, all) =>
    all
      .filter((other) => other.file !== one.file && one.page.indexable && other.page.indexable)
      .flatMap((other) =>
        (['title', 'description'] as const)
          .filter((part) => one.page[part] === other.page[part])
          .flatMap((part) =>
            say(one, `has the ${part} of ${other.file}. Search results could not show the difference.`),
          ),
      ),

  'leaves no text empty': (one) =>
    emptyTexts(one.page).flatMap((place) =>
      say(one, `has nothing written in "${place}". Write it, or delete the line.`),
    ),

  'quotes the trial that it sets': (one, _all, ledger) => {
    const { trial, locale } = one.page
    const own = trial && ledger[trial]
    if (!trial || !own || own.off) return []
    const quoting = (name: string) =>
      collectCopy({ words: one.page, locale }).filter(({ text }) =>
        quotedIn(text).some((quoted) => quoted.name === name),
      )
    const other = trial === 'trial7' ? 'trial14' : 'trial7'
    const [first, ...more] = quoting(other)
    // A page that may promise both quotes both: its bars name the one that it sets.
    if (!first || quoting(trial).length > 0 || ledger[other]?.value === own.value) return []
    const listed = isKeptOff(own, one.page)
      ? `, and add '${one.page.path}' to the pages of ${trial} in packages/content/claims/claims.ts`
      : ''
    return say(
      one,
      `has trial: '${trial}', so its bars and its footer promise ${formText(own, 'plain', 'en')}, but it quotes {${other}}: "${first.text}"${more.length > 0 ? ' and more' : ''}. Write trial: '${other}', or quote {${trial}} in all of them${listed}.`,
    )
  },

  'says nothing twice in a legal text': (one) => {
    const texts = one.page.sections
      .flatMap((section) => (section.kind === 'legalText' ? section.chapters : []))
      .flatMap(({ parts }) => parts)
      .flatMap((part) => (part.kind === 'text' ? [part.text] : []))
    const repeated = texts.filter((text, place) => texts.indexOf(text) < place)
    return repeated.flatMap((text) => say(one, `says twice: "${text}"`))
  },

  'keeps out of search as a variant': (one) =>
    one.page.variantOf !== undefined && one.page.indexable
      ? say(one, `is a variant of "${one.page.variantOf}", but may be listed beside it. Set indexable: false.`)
      : [],

  'is a variant of a page that exists': (one, all) => {
    const { variantOf } = one.page
    if (variantOf === undefined) return []
    const original = all.find(({ page }) => page.path === variantOf)?.page
    if (!original)
      return say(
        one,
        `says it is a variant of "${variantOf}", but there is no such page. Name the page it tries another angle of.`,
      )
    return original.variantOf === undefined
      ? []
      : say(
          one,
          `is a variant of "${variantOf}", which is itself one, so they would be counted apart. Name the original: variantOf: '${original.variantOf}'.`,
        )
  },

  'has no more lines than its trial has days': (one, _all, ledger) =>
    one.page.sections.flatMap((section) => {
      if (section.kind !== 'trialDays' || !one.page.trial) return []
      const claim = ledger[one.page.trial]
      const [days = 0, lines] = [claim && readNumber(claim), section.days.length]
      return lines <= days
        ? []
        : say(
            one,
            `has ${lines} lines in the days of its section "trialDays", but ${one.page.trial} has ${countedDays(days, 'en')}. Delete ${lines - days} of them.`,
          )
    }),

  'leads from its quiz to a plan in its own language, and back': (one, all) =>
    one.page.sections.flatMap((section) => {
      if (section.kind !== 'quiz' && section.kind !== 'results') return []
      const { locale } = one.page
      const to = section.kind === 'quiz' ? section.results : section.quiz
      const isThere = all.some(({ page }) => page.path === to && page.locale === locale)
      return [
        section.lang === locale ? [] : say(one, `has a section with lang: '${section.lang}'. Set lang: '${locale}'.`),
        isThere ? [] : say(one, `leads to "${to}", but there is no such page in ${locales[locale].name}.`),
      ].flat()
    }),

  'translates an original in another language': (one, all) => {
    const { path, locale, translationOf } = one.page
    if (translationOf === undefined) return []
    const original = all.find(({ page }) => page.path === translationOf)
    if (!original)
      return say(
        one,
        `is a translation of "${translationOf}", but there is no such page. Name the page it translates, or remove translationOf.`,
      )
    if (original.page.translationOf)
      return say(
        one,
        `is a translation of "${translationOf}", which is itself one. Name the original: translationOf: '${original.page.translationOf}'.`,
      )
    return all
      .filter(
        ({ page }) => page.locale === locale && page.path !== path && findTranslations(one.page, [page]).length > 0,
      )
      .flatMap(({ page }) =>
        say(one, `is a translation of "${translationOf}", but "${page.path}" is that page in ${locales[locale].name}.`),
      )
  },
} satisfies Record<string, (one: PageFile, all: readonly PageFile[], ledger: Ledger) => string[]>

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
function lengthOf(text = '', { page }: PageFile, ledger: Ledger): number | undefined {
  return filledText(text, page.locale, ledger)?.replaceAll(isolate.start, '').replaceAll(isolate.end, '').length
}

function say({ file, page }: PageFile, message: string): string[] {
  return [`${describeSource({ file, path: page.path })} ${message}`]
}
