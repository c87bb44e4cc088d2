import { parseClaimsMode, ledgerIn } from '@repo/content/claims/ledger.ts'

const mode = parseClaimsMode(process.env.CLAIMS)
/** An owner's `.env` may set the mode of `dist/`; its record has it. */
const recorded = process.env.CLAIMS_OF_BUILD

/** The folder of the build under test: `dist/`, or with CLAIMS=substantiated the pages that show proven claims only. */
export const root = mode === 'substantiated' ? 'dist-substantiated' : 'dist'

/** The claims that it shows. */
export const ledger = ledgerIn(recorded === undefined ? mode : parseClaimsMode(recorded))
