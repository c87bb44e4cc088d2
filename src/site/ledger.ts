import { ledgerIn } from '#claims/ledger.ts'

/** The claims that this build shows, by the owner's setting CLAIMS (`astro.config.ts`). */
export const ledger = ledgerIn(__CLAIMS__)
