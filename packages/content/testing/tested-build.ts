import { claimsModeOf, ledgerIn } from '@repo/content/claims/ledger.ts'

const mode = claimsModeOf(process.env.CLAIMS)

/** The folder of the build under test: `dist/`, or with CLAIMS=substantiated the pages that show proven claims only. */
export const root = mode === 'substantiated' ? 'dist-substantiated' : 'dist'

/** The claims that it shows. */
export const ledger = ledgerIn(mode)
