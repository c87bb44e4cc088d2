import { quotedIn } from '@repo/content/claims/fill-claims.ts'
import { formNames, formText } from '@repo/content/claims/form-text.ts'
import type { Ledger } from '@repo/content/claims/ledger.ts'
import { nearest } from '@repo/contract/nearest.ts'
import { brand } from '@repo/content/brand.ts'
import { locales, type InEveryLocale } from '@repo/contract/locale.ts'
import { isOwnerDetail, owner, type Details } from '@repo/content/owner.ts'
import { collectCopy, type Source, type SourceText } from '@repo/content/testing/collect-copy.ts'
import type { PageTexts } from '@repo/content/page.ts'
import { foreignIn } from '../latin-in-hebrew.ts'
import { isKeptOff } from '../listed-pages.ts'
import { typedClaims } from '../typed-claims.ts'
import type { Fault } from './fault.ts'
import { figureFaults } from './figure-faults.ts'
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
      const hits = typedClaims(
        withoutClaims(text)
          .replace(/\[\[|\]\]/g, '')
          .replaceAll('\n', ' '),
        ledger,
      )
      return [...Map.groupBy(hits, ({ typed }) => typed)].flatMap(([typed, alike]) => {
        const way = (quoted: string) => text.replace(typed, quoted)
        const isAllowed = ({ name }: { name: string }) => !page || !ledger[name] || !isKeptOff(ledger[name], page)
        // One answer for one cause: a claim that this page may not make is no advice, what it may say instead is.
        if (!alike.some(isAllowed)) {
          const own = alike.some(({ name }) => name.startsWith('trial')) ? page?.trial : undefined
          return {
            message: `says "${typed}": "${text}", which this page may not promise. ${own ? `Here it is {${own}}.` : 'Say it without.'} If it is something else, say so: {other: ${typed}}.`,
            ways: [...(own ? [way(`{${own}}`)] : []), way(`{other: ${typed}}`)],
          }
        }
        return alike.filter(isAllowed).map(({ name }) => ({
          message: `types "${typed}" by hand: "${text}". Quote the claim instead: {${name}}. If it is something else, say so: {other: ${typed}}.`,
          ways: [way(`{${name}}`), way(`{other: ${typed}}`)],
        }))
      })
    }),

  'CL-26 promises nothing that the ledger does not have': figureFaults,

  'DM-02 states no fact of the app that the owner has not supplied': (source, _ledger, _page, details = owner) =>
    eachText(source, ({ text, locale }) =>
      unsuppliedFacts(withoutClaims(text).replaceAll('**', ''), locale, details).map(
        ({ name, said }) =>
          `states a fact of the app, "${said}": "${text}". Guard it with onlyWith: '${name}' until ${name} has a value in packages/content/owner.ts. If it is something else, say so: {other: ${said}}.`,
      ),
    ),

  'types the name of the brand nowhere': (source) =>
    eachText(source, ({ text }) =>
      typedName.test(withoutClaims(text))
        ? [
            {
              message: `types "${brand.name}" by hand: "${text}". Quote the name instead: {brand}. If it is something else, say so: {other: ${brand.name}}.`,
              ways: [text.replace(typedName, '{brand}'), text.replace(typedName, `{other: ${brand.name}}`)],
            },
          ]
        : [],
    ),

  'isolates what a right-to-left language would turn around': (source) =>
    eachText(source, ({ text, locale }) => {
      const run = locales[locale].dir === 'rtl' && bare(text).match(turnedAround)?.[0]
      return run
        ? [
            {
              message: `writes "${run}" bare, right to left: "${text}". Hold it together: [[${run}]].`,
              ways: [text.replace(run, `[[${run}]]`)],
            },
          ]
        : []
    }),

  'leaves no words in the letters of another language': (source) =>
    eachText(source, ({ text, locale }) =>
      foreignIn(bare(text), locale).map(
        (word) =>
          `leaves "${word}" in ${locales[locale].name}: "${text}". Write it in that language, or give that part the lang of its words.`,
      ),
    ),

  'addresses readers without a slash': (source) =>
    eachText(source, ({ text }) => {
      const run = text.match(/[\u05D0-\u05EA]+\/[\u05D0-\u05EA]+/)?.[0]
      return run ? [`writes "${run}" with a slash: "${text}". Find words that fit everyone.`] : []
    }),

  'uses the quotation marks of its language': (source) =>
    eachText(source, ({ text, locale }) => {
      const mark = text.match(wrongMarks[locale])?.[0]
      return mark ? [`writes ${mark} in "${text}". Here we write ${rightMarks[locale]}.`] : []
    }),

  'DM-03 shows sample money in the currency of its language': (source, ledger) =>
    eachText(source, ({ text, locale }) => {
      const samples = quotedIn(text)
        .map(({ name, form }) => ({ claim: ledger[name], form }))
        .map(({ claim, form }) => (claim?.kind === 'demo' ? formText(claim, form, locale) : undefined))
      const money = [withoutClaims(text), ...samples].join(' ').match(otherCurrency[locale])?.[0]
      return money ? [`shows "${money}": "${text}". Sample money here is in ${currency[locale]}.`] : []
    }),

  'closes every mark it opens': (source) =>
    eachText(source, ({ text }) => {
      const mark = text
        .replace(/\*\*.+?\*\*|==.+?==|~~.+?~~|\[\[.+?\]\]|\{[^{}]+\}/gs, '')
        .match(/\*\*|==|~~|\[\[|\]\]|[{}]/)?.[0]
      return mark ? [`opens or closes ${mark} only once: "${text}".`] : []
    }),
} satisfies Record<
  string,
  (source: Source, ledger: Ledger, page?: PageTexts, details?: Details) => Omit<Fault, 'rule'>[]
>

/** The name as a whole word: a short one is also a part of others. */
const typedName = new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(brand.name)}(?![\\p{L}\\d])`, 'u')

/** The signs that move when a run is not isolated in right-to-left text. 24/7, 5/5, 20-30% and ₪39 stay in order. */
const turnedAround =
  /[A-Za-z\d.,%$]*[+$→][A-Za-z\d.,%$+→]*|\S*->\S*|\d[\d.,%]*[–—]\d[\d.,%]*|(?<!\S)[-−]\d[\d.,%]*|\d\/[A-Za-z]+|[A-Za-z]+\/\d+/

/** Prices of ours are no samples: they are claims in the owner's currency, and nothing costs $0 in any. */
const otherCurrency: InEveryLocale<RegExp> = { en: /₪|\bILS\b|\bshekels?\b/i, he: /\$(?!0\b)\d[\d,]*|דולר/ }
const currency: InEveryLocale<string> = { en: 'dollars', he: '₪' }

const wrongMarks: InEveryLocale<RegExp> = { en: /['"״׳]/, he: /['"“”‘’]/ }
const rightMarks: InEveryLocale<string> = { en: '’ and “ ”', he: '׳ and ״ ״' }

function withoutClaims(text: string): string {
  return text.replace(/\{[^{}]*\}/g, '\uFFFC')
}

/** The text without what is quoted, marked as no claim, isolated or `%filled%` in the browser. */
function bare(text: string): string {
  return withoutClaims(text).replace(/\[\[.+?\]\]|%\w+%/g, '\uFFFC')
}

type Found = string | { message: string; ways?: readonly string[] }

function eachText(source: Source, find: (copy: SourceText) => Found | Found[]): Omit<Fault, 'rule'>[] {
  return collectCopy(source).flatMap((copy) =>
    [find(copy)].flat().map((found) => ({
      file: source.file,
      ...(source.path !== undefined && { path: source.path }),
      text: copy.text,
      ...(typeof found === 'string' ? { message: found } : found),
    })),
  )
}
