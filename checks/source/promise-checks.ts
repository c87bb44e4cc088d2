import type { Claim } from '#claims/claim.ts'
import { needsWhatIsOff, type Ledger } from '#claims/fill-claims.ts'
import { fillWords } from '#content/fill-words.ts'
import type { Page } from '#content/page.ts'
import type { PageFile } from '#content/read-pages.ts'
import { claimsIn, drawnWords } from './claims-in.ts'
import { copyOf, nameOf } from './copy-of.ts'
import { isListed, listedPath } from './is-listed.ts'
import { wordsAround } from './words-around.ts'

/** Checks of a page against the ledger: it makes the promises listed for it, and no others. */
export const promiseChecks = {
  'CL quotes only what the ledger lists for the page': ({ file, page }, ledger) => {
    const own = claimsIn(page, page)
    const around = claimsIn(wordsAround(page), page)
    return Object.entries(ledger)
      .filter(([name, claim]) => (own.has(name) || around.has(name)) && isKeptOff(claim, page, ledger))
      .map(
        ([name]) =>
          `${nameOf({ file, path: page.path })} ${own.has(name) ? 'quotes' : 'has bars or footers that quote'} {${name}}, but the ledger keeps it off this page. Say it without the claim, or change the pages of ${name} in src/claims/claims.ts.`,
      )
  },

  'CL shows all that the ledger lists for the page': ({ file, page }, ledger) => {
    const drawn = drawnWords(page)
    const quoted = claimsIn(drawn, page)
    const text = copyOf({ words: drawn, locale: page.locale })
      .filter((copy) => !needsWhatIsOff(copy.text, ledger))
      .map((copy) => fillWords(copy.text, copy.locale, ledger))
      .join('\n')
    return Object.entries(ledger)
      .filter(([name, claim]) => isDue(claim, page, ledger) && !quoted.has(name) && !saysIt(claim, text))
      .map(
        ([name, { id, about }]) =>
          `${nameOf({ file, path: page.path })} does not show ${id}: ${about}. Quote {${name}}, or change the pages of ${name} in src/claims/claims.ts.`,
      )
  },

  'CL says nothing in words of its own that is switched off': ({ file, page }, ledger) => {
    const text = copyOf({ words: drawnWords(page), locale: page.locale })
      .map((copy) => copy.text)
      .join('\n')
    return Object.entries(ledger)
      .filter(([, claim]) => claim.off && isListed(claim, page, ledger) && saysIt(claim, text))
      .map(
        ([name, { about }]) =>
          `${nameOf({ file, path: page.path })} says ${name} (${about}), which is switched off. Ask isOn('${name}') before it says so.`,
      )
  },

  'CP-03 calls demo figures sample data': ({ file, page }, ledger) => {
    const quoted = claimsIn(page.sections, page)
    const figure = Object.keys(ledger).find((name) => ledger[name]?.kind === 'demo' && quoted.has(name))
    const note = sampleNote[page.locale]
    const isNoted = copyOf({ words: page.sections, locale: page.locale }).some(({ text }) => text.includes(note))
    return figure === undefined || isNoted
      ? []
      : [
          `${nameOf({ file, path: page.path })} shows {${figure}}, a figure of the demo store, without the note "${note}". Add the note.`,
        ]
  },
} satisfies Record<string, (file: PageFile, ledger: Ledger) => string[]>

const sampleNote = { en: 'Sample data', he: 'נתוני הדגמה' }

function isKeptOff(claim: Claim, page: Page, ledger: Ledger): boolean {
  return claim.except?.includes(listedPath(page, ledger)) || (claim.kind === 'figure' && !isListed(claim, page, ledger))
}

/** A number that differs from visitor to visitor is drawn in the browser, so no copy quotes it. A variant that is not listed may promise less. */
function isDue(claim: Claim, page: Page, ledger: Ledger): boolean {
  if (listedPath(page, ledger) !== page.path && claim.pages !== 'all') return false
  return claim.kind !== 'demo' && !claim.off && !claim.between && isListed(claim, page, ledger)
}

function saysIt({ said }: Claim, text: string): boolean {
  return said !== undefined && said.every((pattern) => pattern.test(text))
}
