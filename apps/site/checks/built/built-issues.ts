import { globSync, readFileSync } from 'node:fs'
import type { Ledger } from '@repo/content/claims/ledger.ts'
import { withVariants } from '../listed-pages.ts'
import { claimIssues, trialIssues } from './claim-issues.ts'
import { demoIssues } from './demo-issues.ts'
import { builtFigureIssues } from './figure-issues.ts'
import { hebrewIssues } from './hebrew-issues.ts'
import { languageIssues } from './language-issues.ts'
import { linkIssues, type Site } from './link-issues.ts'
import { phraseIssues, readWords } from './phrase-issues.ts'
import { translationIssues } from './translation-issues.ts'

/** What stops a release: everything that is wrong with the words as they are published. */
export function builtIssues(site: Site, shown: Ledger): string[] {
  const ledger = withVariants(
    shown,
    site.built.map(({ page }) => page),
  )
  return [
    ...site.built.flatMap((one) => [
      ...claimIssues(one, ledger),
      ...trialIssues(one, ledger),
      ...translationIssues(one, site, ledger),
      ...builtFigureIssues(one, site.words ?? [], ledger),
      ...demoIssues(one, ledger),
      ...languageIssues(one, site.names),
      ...linkIssues(one, site),
    ]),
    ...phraseIssues([...site.built.map(readWords), ...otherFiles(site.root)]),
  ]
}

/** What is worth a look: words that mislead, or are in the letters of another language. */
export function builtTips({ built, names }: Site): string[] {
  return built.flatMap((one) => [...hebrewIssues(one), ...languageIssues(one, names, 'tip')])
}

/** Scripts and text files, as they are. The licences of others are quoted word for word. */
function otherFiles(root: string): { name: string; words: string }[] {
  return globSync(`${root}/**/*.{js,txt}`)
    .filter((file) => !file.endsWith('licences.txt'))
    .map((name) => ({ name, words: readFileSync(name, 'utf8') }))
}
