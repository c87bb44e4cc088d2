export { ledger } from '../checks/tested-build.ts'
