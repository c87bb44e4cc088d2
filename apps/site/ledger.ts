import { ledgerIn } from '@repo/content/claims/ledger.ts'

/** The claims that this build shows, by the owner's setting CLAIMS (`apps/site/astro.config.ts`). */
export const ledger = ledgerIn(__CLAIMS__)
