import { quotedIn } from '@repo/content/claims/fill-claims.ts'
import { formNames, formText } from '@repo/content/claims/form-text.ts'
import type { Ledger } from '@repo/content/claims/ledger.ts'
import { notYetWritten } from '@repo/content/not-yet-written.ts'
import { nearest } from '@repo/contract/nearest.ts'
import { locales, type InEveryLocale } from '@repo/contract/locale.ts'
import { isOwnerDetail, owner, type Details } from '@repo/content/owner.ts'
import { collectCopy, type Source, type SourceText } from '@repo/content/testing/collect-copy.ts'
import type { PageTexts } from '@repo/content/page.ts'
import { tidyText } from '@repo/content/tidy-text.ts'
import { foreignIn, foreignSentences } from '../latin-in-hebrew.ts'
import { isKeptOff } from '../listed-pages.ts'
import { typedClaims } from '../typed-claims.ts'
import { replaceTyped, type Findings, type Found, type Issue } from './issue.ts'
import { figureIssues } from './figure-issues.ts'
import { unsuppliedFacts } from './unsupplied-facts.ts'

/** Checks of any file of words: what each text may say. Every message names the file, the text and the way out. */
export const wordingChecks = {
  'quotes only claims and forms that the ledger has': (source, ledger) =>
    eachText(source, ({ text }) =>
      quotedIn(text).flatMap(({ name, form }) => {
        if (name === 'brand' || isOwnerDetail(name)) return []
        if (!ledger[name]) {
          const near = nearest(name, Object.keys(ledger))
          return `quotes {${name}}, but the ledger has no such claim. ${near ? `Did you mean {${near}}? ` : ''}The names are in packages/content/claims/claims.ts.`
        }
        const forms = formNames(ledger[name])
        if (!forms.includes(form)) {
          return `quotes {${name}.${form}}, but that claim has no such form. It has: ${forms.join(', ')}.`
        }
        return []
      }),
    ),

  'quotes nothing that is switched off, outside of lists': (source, ledger) =>
    eachText(source, ({ text, inList }) =>
      quotedIn(text)
        .filter(({ name }) => ledger[name]?.off && !inList)
        .map(({ name }) => `quotes {${name}}, which is switched off: "${text}". Say it without the claim.`),
    ),

  'types no claim by hand': (source, ledger, page) =>
    eachText(source, ({ text }) => {
      const read = withoutClaims(text).replaceAll('\n', ' ')
      return [...Map.groupBy(typedClaims(read, ledger), ({ typed }) => typed)].flatMap(([typed, alike]) => {
        // "7 days a week, and 7 days free": the second is meant.
        const before = read.slice(0, alike[0]?.start).split(typed).length - 1
        const way = (quoted: string) => replaceTyped(text, typed, quoted, before)
        const isAllowed = ({ name }: { name: string }) => !page || !ledger[name] || !isKeptOff(ledger[name], page)
        // One answer for one cause: a claim that this page may not make is no advice, what it may say instead is.
        if (!alike.some(isAllowed)) {
          const own = alike.some(({ name }) => name.startsWith('trial')) ? page?.trial : undefined
          return {
            message: `says "${typed}": "${text}", which this page may not promise. ${own ? `Here it is {${own}}.` : 'Say it without.'} If it is something else, say so: {other: ${typed}}.`,
            ways: [...(own ? [way(`{${own}}`)] : []), way(`{other: ${typed}}`)],
            typed,
            subject: 'elsewhere' as const,
          }
        }
        const names = [...new Set(alike.filter(isAllowed).map(({ name }) => `{${name}}`))]
        return {
          message: `types "${typed}" by hand: "${text}". Quote the claim instead: ${names.join(' or ')}. If it is something else, say so: {other: ${typed}}.`,
          ways: [...names, `{other: ${typed}}`].map(way),
          typed,
          subject: subjectOf(names),
        }
      })
    }),

  'CL-26 promises nothing that the ledger does not have': figureIssues,

  'DM-02 states no fact of the app that the owner has not supplied': (source, _ledger, _page, details = owner) =>
    eachText(source, ({ text, locale }) =>
      unsuppliedFacts(withoutClaims(text).replaceAll('**', ''), locale, details).map(
        ({ name, said }) =>
          `states a fact of the app, "${said}": "${text}". Guard it with onlyWith: '${name}' until ${name} has a value in packages/content/owner.ts. If it is something else, say so: {other: ${said}}.`,
      ),
    ),

  'is written as npm run format writes it': (source) =>
    eachText(source, ({ text, locale }) => {
      const tidied = tidyText(text, locale)
      return tidied === text
        ? []
        : { message: `says "${text}". Write "${tidied}"; npm run format does it.`, ways: [tidied] }
    }),

  'is in the language of its page': (source) =>
    eachText(source, ({ text, locale }) =>
      foreignSentences(bare(text), locale).map(
        (sentence) => `has a sentence in another language: "${sentence}". Write it in ${locales[locale].name}.`,
      ),
    ),

  'leaves no words in the letters of another language': (source) =>
    eachText(source, ({ text, locale }) => {
      const words = foreignSentences(bare(text), locale).length > 0 ? [] : foreignIn(bare(text), locale)
      return words.map((word) => `has "${word}" in "${text}". Write it in ${locales[locale].name}, if it is no name.`)
    }),

  'addresses readers without a slash': (source) =>
    eachText(source, ({ text }) => {
      const run = text.match(/[\u05D0-\u05EA]+\/[\u05D0-\u05EA]+/)?.[0]
      return run ? `writes "${run}" with a slash: "${text}". Find words that fit everyone.` : []
    }),

  'DM-03 shows sample money in the currency of its language': (source, ledger) =>
    eachText(source, ({ text, locale }) => {
      const samples = quotedIn(text)
        .map(({ name, form }) => ({ claim: ledger[name], form }))
        .map(({ claim, form }) => (claim?.kind === 'demo' ? formText(claim, form, locale) : undefined))
      const money = [withoutClaims(text), ...samples].join(' ').match(otherCurrency[locale])?.[0]
      return money ? `shows "${money}": "${text}". Sample money here is in ${currency[locale]}.` : []
    }),

  'is written': (source) =>
    eachText(source, ({ text, locale }) =>
      text === notYetWritten[locale] ? `still says "${text}". Write its words, or remove the item.` : [],
    ),

  'closes every mark it opens': (source) =>
    eachText(source, ({ text }) => {
      const mark = text.replace(/\*\*.+?\*\*|\{[^{}]+\}/gs, '').match(/\*\*|[{}]/)?.[0]
      return mark ? `opens or closes ${mark} only once: "${text}".` : []
    }),
} satisfies Record<string, (source: Source, ledger: Ledger, page?: PageTexts, details?: Details) => readonly Found[]>

/** Prices of ours are no samples: they are claims in the owner's currency, and nothing costs $0 in any. */
const otherCurrency: InEveryLocale<RegExp> = { en: /₪|\bILS\b|\bshekels?\b/i, he: /\$(?!0\b)\d[\d,]*|דולר/ }
const currency: InEveryLocale<string> = { en: 'dollars', he: '₪' }

function withoutClaims(text: string): string {
  return text.replace(/\{[^{}]*\}/g, '\uFFFC')
}

/** The text without what is quoted, marked as no claim or `%filled%` in the browser. */
function bare(text: string): string {
  return withoutClaims(text).replace(/%\w+%/g, '\uFFFC')
}

function subjectOf(names: readonly string[]): Issue['subject'] {
  if (names.every((name) => name.startsWith('{trial'))) return 'trial'
  return names.every((name) => name.startsWith('{price')) ? 'price' : 'claim'
}

function eachText(source: Source, find: (copy: SourceText) => Findings): Found[] {
  return collectCopy(source).flatMap((copy) =>
    [find(copy)]
      .flat()
      .map((found) => ({ text: copy.text, ...(typeof found === 'string' ? { message: found } : found) })),
  )
}
