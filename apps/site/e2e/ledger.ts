export { ledger } from '@repo/content/testing/tested-build.ts'
