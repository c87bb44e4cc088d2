import { claimsModeOf, ledgerIn } from '#claims/ledger.ts'

/** The claims of the build under test: `CLAIMS`, as for the build itself. */
export const ledger = ledgerIn(claimsModeOf(process.env.CLAIMS))
