import { globSync, readFileSync } from 'node:fs'
import type { Ledger } from '@repo/content/claims/ledger.ts'
import { withVariants } from '../listed-pages.ts'
import { claimFaults, trialFaults } from './claim-faults.ts'
import { demoFaults } from './demo-faults.ts'
import { builtFigureFaults } from './figure-faults.ts'
import { hebrewFaults } from './hebrew-faults.ts'
import { languageFaults } from './language-faults.ts'
import { linkFaults, type Site } from './link-faults.ts'
import { phraseFaults, readWords } from './phrase-faults.ts'
import { translationFaults } from './translation-faults.ts'

/** What stops a release: everything that is wrong with the words as they are published. */
export function builtFaults(site: Site, shown: Ledger): string[] {
  const ledger = withVariants(
    shown,
    site.built.map(({ page }) => page),
  )
  return [
    ...site.built.flatMap((one) => [
      ...claimFaults(one, ledger),
      ...trialFaults(one, ledger),
      ...translationFaults(one, site, ledger),
      ...builtFigureFaults(one, site.words ?? [], ledger),
      ...demoFaults(one, ledger),
      ...languageFaults(one, site.names),
      ...linkFaults(one, site),
    ]),
    ...phraseFaults([...site.built.map(readWords), ...otherFiles(site.root)]),
  ]
}

/** What is worth a look: words that mislead, or are in the letters of another language. */
export function builtTips({ built, names }: Site): string[] {
  return built.flatMap((one) => [...hebrewFaults(one), ...languageFaults(one, names, 'tip')])
}

/** Scripts and text files, as they are. The licences of others are quoted word for word. */
function otherFiles(root: string): { name: string; words: string }[] {
  return globSync(`${root}/**/*.{js,txt}`)
    .filter((file) => !file.endsWith('licences.txt'))
    .map((name) => ({ name, words: readFileSync(name, 'utf8') }))
}
